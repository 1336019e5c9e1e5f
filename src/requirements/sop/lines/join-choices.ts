import { isBareCoverage } from './ticked-lines.ts'

const BOX = /(?:\[ {0,2}[xX✓✔]? {0,2}\]|\( {0,2}[xX✓✔]? {0,2}\)|[☐☑☒□])/u
const NEXT = new RegExp(`\\s+(?=${BOX.source}\\s*\\S)`, 'u')
const TICKED = /[xX✓✔☑☒]/
/** An amount, or a word for none. */
const CHOICE = /^(?:us ?)?\$? ?\d|^stat(?:utory)?\b|^(?:not (?:required|needed|applicable)|none|n\/a|waived|exempt|other)\b/i
const CHECK_ONE = / ?\((?:please )?(?:check|select|choose|mark|tick|circle) (?:only )?one(?: (?:box|only))?\)/i

/** "[ ] $500,000   [x] $1,000,000   [ ] Not required": whether a line is choices of one thing, one of which is ticked. */
function isChoices(line: string): boolean {
  const parts = line.trim().split(NEXT)
  const boxes = parts.map((p) => new RegExp(`^${BOX.source}`, 'u').exec(p)?.[0])
  if (parts.length < 2 || boxes.some((b) => b === undefined) || boxes.filter((b) => TICKED.test(b!)).length !== 1) return false
  return parts.every((p, i) => CHOICE.test(p.slice(boxes[i]!.length).trim()))
}

/** "General liability (select one)", "Liquor liability:": a coverage alone, above the choices of what is asked of it. */
const NAMED_ALONE = /^\s*(?:[-*\u2022]\s+|\d{1,2}[.)]\s+)?[A-Za-z][^[\]\u2610\u2611\u2612\u25a1]{1,100}$/u
const boxOf = (said: string): string | undefined => new RegExp(`^${BOX.source}`, 'u').exec(said)?.[0]
const isAlone = (line: string): boolean => NAMED_ALONE.test(line) && isBareCoverage(line.replace(/^\s*(?:[-*\u2022]\s+|\d{1,2}[.)]\s+)?/, '').replace(CHECK_ONE, '').replace(/:\s*$/, ''))
const CHOICES_MAX = 8

/** How many lines below one are its choices, where none of them is ticked: boxes before amounts, one to a line. */
function unchosenBelow(lines: string[], at: number): number {
  let end = at + 1
  while (end < lines.length && end - at <= CHOICES_MAX && lines[end]!.length < 200 && lines[end]!.trim().split(NEXT).every((p) => boxOf(p) !== undefined && !TICKED.test(boxOf(p)!) && CHOICE.test(p.slice(boxOf(p)!.length).trim()))) end++
  const below = lines.slice(at + 1, end)
  return below.length && below.join('  ').trim().split(NEXT).length > 1 ? below.length : 0
}

/** A coverage above the choices of its amount: the two are one line, in which one is ticked or all are left empty. */
export function joinChoices(lines: string[]): string[] {
  const out: string[] = []
  // Where no box of a text is ticked, its lists are for who reads certificates.
  const ticks = lines.some((l) => BOX_TICKED.test(l))
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    const above = out.at(-1)
    const named = above !== undefined && above.length < 120 && line.length < 400 && ((above.trimEnd().endsWith(':') && /[A-Za-z]{2}[^[\]☐☑☒□]*:\s*$/u.test(above)) || (BOX_FIRST.test(line) && isAlone(above)))
    if (named && isChoices(line)) {
      out[out.length - 1] = `${above.trimEnd().replace(CHECK_ONE, '').replace(/:$/, '')}: ${line.trim()}`
      continue
    }
    const unchosen = line.length < 120 && (ticks || CHECK_ONE.test(line)) && BOX_FIRST.test(lines[i + 1] ?? '') && isAlone(line) ? unchosenBelow(lines, i) : 0
    if (!unchosen) {
      out.push(line)
      continue
    }
    out.push(`${line.trimEnd().replace(/:$/, '')}: ${lines.slice(i + 1, i + 1 + unchosen).map((l) => l.trim()).join('  ')}`)
    i += unchosen
  }
  return out
}
const BOX_TICKED = /\[ {0,2}[xX✓✔] {0,2}\]|\( {0,2}[xX✓✔] {0,2}\)|[☑☒]/u
const BOX_FIRST = new RegExp(`^\\s*${BOX.source}`, 'u')
