import { findMentions } from '../mentions/find-mentions.ts'
import { isMark } from './line-forms.ts'
import { readableText } from '../text/normalise-text.ts'
import type { Line } from '../segments/segment.ts'

const HEAD = /^(?:required )?(?:(?:notice of )?cancell?ation(?: notice)?|notice|additional(?:ly)? insureds?|add'?l insureds?|waivers?(?: of subrogation)?|primary(?: (?:and|&) non-?contributory)?(?: wording)?|(?:(?:insurance )?(?:carrier|insurer|insurance company)s?|a\.?m\.? best)?(?:'s)? ?ratings?|deductibles?|(?:max(?:imum)? )?(?:certificate|coi|cert)(?: max(?:imum)?)? age|named insured|insured'?s? name)(?: requirements?)?:?$/i
/** What stands alone below a name of its own: a rating, days, or how a name must be written. */
const VALUE_ALONE = /^(?:[AB](?:\+{1,2}| ?-)? ?[\/:, -]{0,3} ?(?:[IVX]{1,4})?(?:,? or (?:better|higher))?|(?:at least |minimum (?:of )?|max(?:imum)? )?\d{1,3} days?(?: (?:written|prior|notice|or less|old|advance)[\w ]{0,30})?|(?:must|should|shall|has to|needs to)(?: be| match| read| agree)\b[^;:]{3,120})\.?$/i
/** What answers the name of a member above it: "No", "Not required", "GL only", "On GL and umbrella". */
const ANSWER_ALONE = /^(?:(?:yes|no|none|n\/a|not (?:required|needed|applicable|asked)|required|waived|just|only|on|under)\b[^:$\d]{0,60}|[^:$\d]{2,40} only)\.?$/i
const NAMES_ALONE = /^[©\s,&+\/.]*(?:and[©\s.]*)?$/
/** The name of a member that is asked or not, with nothing beside it that names a coverage: "Additional insured:", "AI endorsement:" */
const ASKED_OR_NOT = /^[^:$\d]{0,40}\b(?:insured|waivers?|subrogation|primary|ai|wos|p ?& ?nc|pnc)\b[^:$\d]{0,30}:$/i
const OF_VALUE = /rating|cancel|notice|age|name/i
const DAYS = /^(?:at least |minimum (?:of )?)?\d{1,3} days?/i
const ROWS_MAX = 6

const namesCoverage = ({ body }: Line): boolean => findMentions(readableText(body)).mentions.some((m) => m.kind === 'coverage' || m.kind === 'amount')

const isNames = ({ body }: Line): boolean => NAMES_ALONE.test(findMentions(readableText(body)).masked)

/** The lines that answer a member's name: one answer, or coverages each by its name alone. */
function answersBelow(head: Line, below: Line[]): Line[] {
  if (head.cells || head.style !== 'text' || !ASKED_OR_NOT.test(head.body.trim()) || namesCoverage(head)) return []
  const end = below.findIndex((l) => l.style !== 'text' || l.box !== null || l.cells !== null || l.blankBefore || l.indent !== head.indent || /:\s*$/.test(l.body))
  const lines = end < 0 ? below : below.slice(0, end)
  const [first] = lines
  if (first && ANSWER_ALONE.test(first.body.trim())) return [first]
  const other = lines.findIndex((l) => !isNames(l))
  // Names among lines with amounts are the coverages themselves.
  return other >= 0 && namesCoverage(lines[other]!) ? [] : other < 0 ? lines : lines.slice(0, other)
}

/**
 * "Cancellation" above "• 30 days", beside headings that name coverages: what a member's own heading says is one line, and
 * said of no heading before it.
 */
export function joinMemberHeads(lines: Line[]): Line[] {
  if (!lines.some((l) => HEAD.test(l.body.trim()) || ASKED_OR_NOT.test(l.body.trim()))) return lines
  const out: Line[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    const rows: Line[] = []
    const answers = answersBelow(line, lines.slice(i + 1, i + 1 + ROWS_MAX))
    if (answers.length) {
      out.push({ ...line, body: `${line.body.trim()} ${answers.map((l) => l.body.trim()).join(', ')}` })
      i += answers.length
      continue
    }
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
