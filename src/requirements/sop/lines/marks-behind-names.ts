import { columnsOf, coveragesIn } from '../tables/name-columns.ts'
import { headOver } from './head-over.ts'

const YES = String.raw`y|yes|x|[✓✔]|req(?:'?d)?|required`
const NO = String.raw`n|no|n\/?a|n\/?r|not (?:req(?:'?d|uired)?|needed|applicable)|[-–—]{1,2}`
/** What parts a name, its answer and what is behind it; longer stretches of space are gaps of a form. */
const BETWEEN = [String.raw`\t+| {2,200}`, ' ', ' ?: ?|, ?', ' [-–—] ', String.raw` ?\| ?`]
const MARKED = BETWEEN.map((between) => new RegExp(String.raw`^(\s*(?:[-*•]\s+|\d{1,2}[.)]\s+)?)([A-Za-z][A-Za-z0-9 .'’&/()-]{0,50}?)(?:${between})(${YES}|${NO})(?:${between})(?=\S)(.*)$`, 'i'))
const IS_YES = new RegExp(`^(?:${YES})$`, 'i')
const IS_MARK = new RegExp(String.raw`^(?:${YES}|${NO})(?=\s|\t|\||$)`, 'i')
const WORD_FOR_NO = /^n[a-z\/]/i
/** No line of a form is longer. */
const LONGEST = 300
const AMOUNT = /^\W{0,3}(?:us ?)?\$? ?\d|^stat|^el\b/i

/**
 * "Pollution    NO    $2,000,000" beside "Auto    YES    $1,000,000": between the name of a coverage and its amount, a yes
 * or a no is the box of its line, ticked or left empty. Where a head over it names a member ("AI"), it is that of the member.
 */
export function marksBehindNames(lines: string[]): string[] {
  for (const [way, pattern] of MARKED.entries()) {
    const found = lines.map((line) => {
      const m = line.length <= LONGEST && !/^\s*\|/.test(line) ? pattern.exec(line) : null
      return m && AMOUNT.test(m[4]!) && !IS_MARK.test(m[4]!) && coveragesIn(m[2]!) > 0 ? m : null
    })
    const marks = found.flatMap((m) => (m ? [m[3]!] : []))
    const refused = marks.filter((mark) => !IS_YES.test(mark))
    const enough = refused.length > 0 && (marks.length > refused.length || (way === 0 && refused.some((mark) => WORD_FOR_NO.test(mark))))
    if (!enough || found.some((m, i) => m && way === 0 && isOfMember(headOver(lines, i, m[0].indexOf(m[3]!, m[1]!.length + m[2]!.length))))) continue
    return lines.map((line, i) => (found[i] ? `${found[i][1]!}[${IS_YES.test(found[i][3]!) ? 'x' : ' '}] ${found[i][2]!.padEnd(line.length - found[i][1]!.length - found[i][4]!.length - 4)}  ${found[i][4]!}` : line))
  }
  return lines
}

/** "AI", "Waiver": a head under which a yes or a no is of what is asked of a policy, not of the policy. */
export const isOfMember = (head: string): boolean => head !== '' && /^(?:ai|wos|pnc|notice)$/.test(columnsOf(['Coverage', head])[1]!)
