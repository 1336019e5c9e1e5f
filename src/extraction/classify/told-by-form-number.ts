import type { PageText } from './text-of-page.ts'

// `CG 20 10 12 19`, `CA DS 03 10 13`, `WC 00 03 13 (Ed. 4-84)`: a line of business, what sort of form, which, and its edition.
const LINES = '(?:AG|BP|CA|CG|CM|CP|CR|CU|DL|DP|EC|EP|FA|FP|HO|IL|MP|PP|PR|WC)'
const EDITION = '(?:\\d{2} ?\\d{2}|\\(?(?:Ed\\. ?)?\\d{1,2}[-/ ]\\d{2}\\)?)'
// Digits without a gap are a policy's own number unless the edition stands apart.
const PARTED = `(?=${LINES} ?(?:DS|\\d{2})(?: \\d{2}|\\d{2} ${EDITION}))`
const NUMBER = `${PARTED}(${LINES}) ?(DS|\\d{2}) ?(\\d{2})(?: (\\d{2})(?! ?\\d))?(?: ?[A-Z])?(?: ${EDITION})?(?![\\dA-Z])`
const ALONE = new RegExp(`^(?:form(?: no\\.?)?:? ?)?${NUMBER}(?:\\s+(?:page\\b|copyright|©|\\(c\\)|includes|insurance services|national council).{0,90})?$`, 'i')
const BEHIND_NAME = new RegExp(`^[^\\d]{3,90}\\s${NUMBER}$`)
/** `This policy includes these endorsements: see endorsement WC 99 03 00`: the number of another page. */
const SENDS_TO = /\bsee\b|\bincludes\b|\battached\b/i
const FOOTNOTE = /^(?:page\b|copyright|©|\(c\)|includes|.{0,12}insurance services|national council|\W*$)/i
const ANYWHERE = new RegExp(`\\b${NUMBER}`, 'g')
const [HEAD_ROWS, FOOT_ROWS] = [4, 3]

/** The kind of page that the bureau's own numbering tells, where the page bears one such number and that alone at its head or foot. */
export function toldByFormNumber({ rows }: PageText): string | null {
  const printed = rows.map((r) => r.segments.map((s) => s.text).join('  ')).join('\n')
  if (new Set(Array.from(printed.matchAll(ANYWHERE), (m) => m.slice(1, 4).join(' '))).size !== 1) return null
  for (const { segments } of [...rows.slice(0, HEAD_ROWS), ...rows.slice(-FOOT_ROWS)])
    for (const [i, { text }] of segments.entries()) {
      const match = ALONE.exec(text) ?? (SENDS_TO.test(text) ? null : BEHIND_NAME.exec(text))
      // A number before a name is an entry of a list of forms.
      if (match && segments.slice(i + 1).every((s) => FOOTNOTE.test(s.text))) return kindOf(match[1]!, match[2]!, match[3]!, match[4])
    }
  return null
}

function kindOf(line: string, sort: string, which: string, last: string | undefined): string {
  if (line === 'WC') return sort === '00' && which === '00' ? (last === '01' ? 'declarations' : 'policy_form') : 'endorsement'
  if (sort === 'DS') return 'declarations'
  return sort === '00' ? 'policy_form' : 'endorsement'
}
