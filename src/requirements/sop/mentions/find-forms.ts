import { allMatches } from '../text/all-matches.ts'
import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Member, MemberMention } from './mentions.ts'

const DATE = `(?:ed(?:ition)?\\.? ?(?:date )?)?(?:0[1-9]|1[0-2])[ /-]?(?:8[5-9]|9[0-9]|0[0-9]|1[0-9]|2[0-9])`
/** "CG 20 10 04 13", "CG 20 10/04 13", "CG 20 10, 04 13" */
const EDITION = `(?:[ -]?\\(${DATE}\\)|(?:,? ?[/-]? ?)${DATE})?`
const PREFIXED = new RegExp(
  `(?<![a-z0-9])(?:iso )?(?:form )?(?:(cg|ca|cu|il|mcs|ac)[ -]?(\\d{2})(?:[ -]?(\\d{2}))?|(wc)[ -]?(\\d{2})[ -]?(\\d{2})(?:[ -]?(\\d{2})(?![\\d/]))?)(?!\\d)${EDITION}((?: ?(?:\\/|,|&|and|or|\\+|,? and|,? or) ?(?:\\d{2}[ -]?\\d{2})(?![\\d/%]|,\\d)${EDITION})*)`,
  'g',
)
const EDITIONS = /,? ?\(?(?:0[1-9]|1[0-2])[ /-]?\d\d(?= ed(?:ition|n)?s?\b| or (?:older|earlier|prior|newer|later|equivalent)\b)/g
const ITEM = new RegExp(`(\\d{2})[ -]?(\\d{2})${EDITION}`, 'g')
/** Policy forms, not endorsements. */
const POLICY_FORMS = new Set(['CG 00 01', 'CA 00 01', 'CG 00 02', 'CA 00 20', 'CG 00 09', 'WC 00 00'])

/** What an endorsement form does, by its base number (ISO and NCCI form names). */
export const FORM_EFFECTS: Record<string, Member> = {
  'CG 20 10': { name: 'additional_insured', value: true },
  'CG 20 37': { name: 'additional_insured', value: true },
  'CG 20 26': { name: 'additional_insured', value: true },
  'CA 20 48': { name: 'additional_insured', value: true },
  'CG 20 01': { name: 'primary_noncontributory', value: true },
  'CG 24 04': { name: 'subrogation_waived', value: true },
  'CA 04 44': { name: 'subrogation_waived', value: true },
  'WC 00 03 13': { name: 'subrogation_waived', value: true },
  'CG 25 03': { name: 'aggregate_basis', value: 'per_project' },
  'CG 25 04': { name: 'aggregate_basis', value: 'per_location' },
}
/** The coverage whose policy carries a form, by the form's prefix. */
export const coverageOfForm = (form: string): CoverageType | null =>
  form.startsWith('CG')
    ? 'general_liability'
    : form.startsWith('CA')
      ? 'auto_liability'
      : form.startsWith('WC')
        ? 'workers_comp'
        : form.startsWith('MCS')
          ? 'auto_liability'
          : null

const mention = (start: number, end: number, value: string[]): MemberMention => ({
  kind: 'member',
  start,
  end,
  member: { name: 'endorsements', value },
})

/** "AI 2010, 2037", "waiver 24 04", "PNC 2001", "waiver 00 03 13": forms by their numbers alone, behind the word for what they do. */
const BARE = new RegExp(
  String.raw`\b(?:(ai|a\.i\.|additional(?:ly)? insureds?|add'?l\.? ?ins(?:'?d|ureds?)?\.?)|(waivers?(?: of subrogation)?|wos)|(p ?(?:&|\/|and)? ?nc|primary(?: ?(?:and|&|\/) ?non-? ?contrib\w*)?)|(per[- ]?(?:project|proj\.?)(?: agg(?:regate)?)?)|(per[- ]?(?:location|loc\.?)(?: agg(?:regate)?)?))` +
    String.raw` ?[:=(-]? ?(?:(?:per|on|via|by|under|using|with|w\/) )?(?:forms? |endts?\.? |endorsements? )?` +
    String.raw`(\d\d[ -]?\d\d(?:[ -]?13(?!\d))?(?: \d\d \d\d)?(?: ?(?:,? ?(?:and|&)|,|\/|\+)? ?\d\d[ -]?\d\d(?: \d\d \d\d)?){0,3})(?![\d%]|[/,.]\d| ?(?:days?|season|budget|vendors?)\b)`,
  'g',
)
const EFFECTS: Member['name'][] = ['additional_insured', 'subrogation_waived', 'primary_noncontributory', 'aggregate_basis', 'aggregate_basis']
const BY_NUMBER = new Map(Object.keys(FORM_EFFECTS).map((form) => [form.replace(/\D/g, ''), form]))

/** The forms that stand by their bare numbers; none where a number is no form that does what is said, or could be a year alone. */
function bareForms(lower: string): MemberMention[] {
  return lower.matchAll(BARE).flatMap((m) => {
    const effect = EFFECTS[m.slice(1, 6).findIndex((word) => word !== undefined)]
    const list = m[6]!
    const numbers = /^00[ -]?03[ -]?13/.test(list) ? [list.replace(/\D/g, '').slice(0, 6)] : [...list.matchAll(ITEM)].map((k) => k[1]! + k[2]!)
    const known = numbers.flatMap((n) => BY_NUMBER.get(n) ?? [])
    if (!known.length || known.length < numbers.length || known.some((form) => FORM_EFFECTS[form]!.name !== effect) || list === '2026') return []
    const start = m.index + m[0].length - list.length
    return [mention(start, start + list.length, known)]
  }).toArray()
}

/** Endorsement form numbers in lower-case text, edition dates dropped. Returns also the spans of forms that are not endorsements. */
export function findForms(lower: string): { forms: MemberMention[]; ignored: { start: number; end: number }[] } {
  const forms: MemberMention[] = []
  const ignored: { start: number; end: number }[] = []
  // "CG 20 10 and CG 20 37, 04 13 editions": a date said of all of them is no form.
  const undated = lower.replace(EDITIONS, (s) => ' '.repeat(s.length))
  for (const m of allMatches(PREFIXED, undated)) {
    const [all, iso, a1, b1, wc, a2, b2, c, more] = m
    const [a, b] = wc ? [a2, b2] : [a1, b1]
    const prefix = (iso ?? wc)!.toUpperCase()
    const end = m.index + all.length
    if (prefix === 'MCS') {
      if (a === '90' && /endorse|attach|must include|required|\bwith (?:an? |the )?mcs|mcs-? ?90s? (?:on|to) (?:the |their |your |its )?(?:auto|bap|polic|truck)/.test(lower)) forms.push(mention(m.index, end, ['MCS-90']))
      else ignored.push({ start: m.index, end })
      continue
    }
    if (!b) continue
    const numbers: string[] = []
    if (prefix === 'WC') numbers.push(c ? `WC ${a} ${b} ${c}` : `WC ${a} ${b}`)
    else {
      numbers.push(`${prefix} ${a} ${b}`)
      for (const k of (more ?? '').matchAll(ITEM)) numbers.push(`${prefix} ${k[1]} ${k[2]}`)
    }
    const asked = numbers.filter((n) => !POLICY_FORMS.has(n))
    if (asked.length) forms.push(mention(m.index, end, asked))
    else ignored.push({ start: m.index, end })
  }
  const said = /endors|forms?\b|\bcg\b|additional|\bai\b/.test(lower)
  if (said || /20 ?10 ?(?:\/|and|&|\+) ?20 ?37/.test(lower))
    for (const m of lower.matchAll(/(?<![\d$.,/])(?:20[ -]?)?10(?: \d\d \d\d)? ?(?:\/|and|&|\+) ?(?:20[ -]?)?37(?: \d\d \d\d)?(?![\d,/])/g)) {
      if (!said && !/^20.*20/.test(m[0])) continue
      if (!forms.some((f) => m.index < f.end && m.index + m[0].length > f.start)) forms.push(mention(m.index, m.index + m[0].length, ['CG 20 10', 'CG 20 37']))
    }
  for (const bare of bareForms(undated)) if (!forms.some((f) => bare.start < f.end && bare.end > f.start)) forms.push(bare)
  for (const m of lower.matchAll(/acord[ -]?(?:form )?\d{2,3}s?/g)) ignored.push({ start: m.index, end: m.index + m[0].length })
  return { forms, ignored }
}
