import { FIRST_BOX, isBareCoverage, TICKED } from './ticked-lines.ts'

const ANSWER = String.raw`(?:[Nn]\/[Aa]|[Nn]ot (?:needed|required|necessary|asked)|[Yy](?:es)?|YES|[Nn]o?|NO|[Aa]lways|[Rr]equired|[Nn]eeded|[Nn]ever)`
const YES = /^(?:y|always|required|needed)/i
/** "Required (circle):   GL  Y      Auto  Y      Umbrella  N", "Waiver: GL N, WC Y", "AI: CGL always; auto not needed" */
const HEAD = /^(\s*(?:[-*\u2022]\s+|\d{1,2}[.)]\s+)?)([A-Za-z][A-Za-z '\u2019&\/()-]{0,60}?)\s{0,4}(?::|\s-|\s{2,})\s*(?=[A-Za-z])/
const NAMED = new RegExp(String.raw`([A-Za-z][A-Za-z '\u2019&/.-]{0,40}?)(?: ?[:=-] ?|\s{1,12}|\s?\()(${ANSWER})\)?(?![A-Za-z])[\s,;|/.]*`, 'g')
const MEMBER = /^(?:additional(?:ly)? insured|add'?l\.? ins\w*|ai\b|(?:blanket )?waivers?\b|wos\b|primary|p ?& ?nc\b|pnc\b|(?:notice|noc)\b(?=.*\d)|\d\d[- ]days?)/i
const ASKS = /^(?:insurance |coverages? |polic(?:y|ies) |lines? )*(?:required|needed|coverages?|insurance|policies|lines?|asked(?: for)?)(?: (?:coverages?|insurance|policies|lines?|for this (?:job|contract|project|work)))?(?: ?\((?:circle|y\/n|yes\/no|circle one|check|mark)\))?$/i
const LONGEST = 300

/** Names that are each answered yes or no behind a head: what a member is asked of, or which policies are asked, as boxes of their own. */
export function answeredNames(line: string): string[] {
  if (line.length > LONGEST || !/[YyNn]/.test(line)) return [line]
  const head = HEAD.exec(line)
  const rest = line.slice(head?.[0].length ?? 0)
  const found = head ? [...rest.matchAll(NAMED)] : []
  if (!head || found.length < 2 || rest.replace(NAMED, '').trim() !== '' || !found.every((m) => isBareCoverage(m[1]!))) return [line]
  const yes = found.filter((m) => YES.test(m[2]!)).map((m) => m[1]!.trim())
  if (MEMBER.test(head[2]!)) return [yes.length ? `${head[1]!}${head[2]!.trim()} on ${yes.join(', ')}` : `[ ] ${head[2]!.trim()}`]
  return ASKS.test(head[2]!.trim()) ? found.map((m) => `[${YES.test(m[2]!) ? 'x' : ' '}] ${m[1]!.trim()}`) : [line]
}

/** How many policies a form leaves to be ticked by their names alone. */
const CHOSEN_MIN = 3
/** "[ ] Umbrella" among policies that are ticked by their names alone, and below them "Umbrella: $2,000,000": an amount of what was not ticked. */
export function amountsOfUnticked(lines: string[]): string[] {
  const boxes = lines.flatMap((line) => {
    const box = FIRST_BOX.exec(line)
    const name = box ? line.slice(box[0].length).trim().toLowerCase() : ''
    return box && isBareCoverage(name) ? [{ name, ticked: TICKED.test(box[0]) }] : []
  })
  if (boxes.length < CHOSEN_MIN || !boxes.some((b) => b.ticked)) return lines
  const left = new Set(boxes.filter((b) => !b.ticked && !boxes.some((o) => o.ticked && o.name === b.name)).map((b) => b.name))
  if (!left.size) return lines
  return lines.map((line) => {
    const name = FIRST_BOX.test(line) ? undefined : /^\s*([A-Za-z][A-Za-z '\u2019&/.-]{0,40}?)\s*(?::|\s-\s|\s{2,})\s*(?=.*\d)/.exec(line)?.[1]
    return name && left.has(name.toLowerCase()) ? `[ ] ${line.trim()}` : line
  })
}
