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

/** A coverage and a colon, above the choices of its amount: the two are one line. */
export function joinChoices(lines: string[]): string[] {
  const out: string[] = []
  for (const line of lines) {
    const above = out.at(-1)
    if (above !== undefined && above.trimEnd().endsWith(':') && above.length < 120 && line.length < 400 && /[A-Za-z]{2}[^[\]☐☑☒□]*:\s*$/u.test(above) && isChoices(line)) out[out.length - 1] = `${above.trimEnd().replace(CHECK_ONE, '')} ${line.trim()}`
    else out.push(line)
  }
  return out
}
