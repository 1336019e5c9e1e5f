import { findMentions } from '../mentions/find-mentions.ts'
import { isMark } from './line-forms.ts'
import { readableText } from '../text/normalise-text.ts'
import type { Line } from '../segments/segment.ts'

const HEAD = /^(?:required )?(?:(?:notice of )?cancell?ation(?: notice)?|notice|additional(?:ly)? insureds?|add'?l insureds?|waivers?(?: of subrogation)?|primary(?: (?:and|&) non-?contributory)?(?: wording)?|(?:(?:insurance )?(?:carrier|insurer|insurance company)s?|a\.?m\.? best)?(?:'s)? ?ratings?|deductibles?|(?:max(?:imum)? )?(?:certificate|coi|cert)(?: max(?:imum)?)? age|named insured|insured'?s? name)(?: requirements?)?:?$/i
/** What stands alone below a name of its own: a rating, days, or how a name must be written. */
const VALUE_ALONE = /^(?:[AB](?:\+{1,2}| ?-)? ?[\/:, -]{0,3} ?(?:[IVX]{1,4})?(?:,? or (?:better|higher))?|(?:at least |minimum (?:of )?|max(?:imum)? )?\d{1,3} days?(?: (?:written|prior|notice|or less|old|advance)[\w ]{0,30})?|(?:must|should|shall|has to|needs to)(?: be| match| read| agree)\b[^;:]{3,120})\.?$/i
const OF_VALUE = /rating|cancel|notice|age|name/i
const DAYS = /^(?:at least |minimum (?:of )?)?\d{1,3} days?/i
const ROWS_MAX = 6

const namesCoverage = ({ body }: Line): boolean => findMentions(readableText(body)).mentions.some((m) => m.kind === 'coverage' || m.kind === 'amount')

/**
 * "Cancellation" above "• 30 days", beside headings that name coverages: what a member's own heading says is one line, and
 * said of no heading before it.
 */
export function joinMemberHeads(lines: Line[]): Line[] {
  if (!lines.some((l) => HEAD.test(l.body.trim()))) return lines
  const out: Line[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    const rows: Line[] = []
    if (!line.cells && line.style === 'text' && HEAD.test(line.body.trim()))
      for (const next of lines.slice(i + 1, i + 1 + ROWS_MAX + 1)) {
        const value = !rows.length && OF_VALUE.test(line.body) && next.style === 'text' && next.box === null && !next.cells && !next.blankBefore && next.indent === line.indent && VALUE_ALONE.test(next.body.trim())
        if (value) {
          rows.push(next)
          break
        }
        if (next.cells || next.blankBefore || !(next.indent > line.indent || isMark(next.style)) || next.box !== null) break
        rows.push(next)
      }
    if (!rows.length || rows.length > ROWS_MAX || rows.some(namesCoverage)) {
      out.push(line)
      continue
    }
    const head = line.body.trim().replace(/:$/, '')
    const age = /\bage$/i.test(head)
    const said = rows.map((r) => r.body.trim().replace(/[;.,]$/, '')).join('; ')
    out.push({ ...line, body: `${age ? 'Certificates not older than' : /cancel/i.test(head) && DAYS.test(said) ? 'Notice of cancellation' : head}${age ? '' : ':'} ${said}.`, ofAll: true })
    i += rows.length
  }
  return out
}
