const BOX = '(?:\\[ {0,2}[xX✓✔√]? {0,2}\\]|\\( {0,2}[xX✓✔√]? {0,2}\\)|[☐☑☒□])'
const isTicked = (box: string): boolean => /[xX✓✔√☑☒]/u.test(box)

const YES_NO = new RegExp(`^(\\s{0,20})(?:[\\[(]?[\\dA-Ha-h]{1,2}[\\]).]\\s{1,4})?(\\S.{1,160}?)[ \\t.:_-]{1,80}YES ?(${BOX})[ ,\\/]{1,12}NO ?(${BOX})\\s*$`, 'iu')
/** "[4] UMBRELLA $5,000,000   YES [ ] NO [X]": the answer behind each word says whether its line is asked; both or neither leave it as it is. */
export function yesNoBehind(lines: string[]): string[] {
  const found = lines.map((line) => (line.length < 300 ? YES_NO.exec(line) : null))
  if (found.filter((m) => m !== null).length < 2) return lines
  return lines.map((line, i) => {
    const m = found[i]
    return m && isTicked(m[3]!) !== isTicked(m[4]!) ? `${m[1]!}[${isTicked(m[3]!) ? 'x' : ' '}] ${m[2]!.trim()}` : line
  })
}

const CHOOSE = /^(\s*(?:[A-Za-z\d]{1,2}[.)]\s+)?[A-Za-z][A-Za-z'\u2019 &\/-]{1,60}?)(?: limits?)? ?[-:,]? ?\((?:select|choose|check|pick|tick|mark) (?:only )?one(?: only)?\)\s*:?\s*$/i
const CHOICES = new RegExp(`(${BOX})\\s{0,3}([^\\[\\]☐☑☒□()]{2,60}?)\\s*(?=${BOX}|$)`, 'gu')
/** "Auto (select one)" above "(x) $1,000,000 CSL   ( ) $500,000 CSL   ( ) none": of the choices on the line below, the one that is ticked. */
export function choiceBelow(lines: string[]): string[] {
  const out: string[] = []
  for (let i = 0; i < lines.length; i++) {
    const head = lines[i]!.length < 120 ? CHOOSE.exec(lines[i]!) : null
    const below = lines[i + 1] ?? ''
    const choices = head && below.length < 300 ? [...below.matchAll(CHOICES)] : []
    const ticked = choices.filter((m) => isTicked(m[1]!))
    if (!head || choices.length < 2 || ticked.length !== 1 || below.replace(CHOICES, '').trim() !== '') {
      out.push(lines[i]!)
      continue
    }
    const said = ticked[0]![2]!.trim()
    out.push(`${head[1]!}: ${/^(?:none|exempt|n\/a|waived)$/i.test(said) ? 'not required' : said}`)
    i++
  }
  return out
}

const NUMBERS = new RegExp(`((?:additional(?:ly)? insured|add'?l\\.? ins\\w*|AI|(?:blanket )?waivers?(?: of subrogation)?|WOS|primary|P ?& ?NC|PNC|(?:\\d\\d[- ]days?['\u2019]? )?notice|NOC)[A-Za-z '\u2019&/-]{0,40}?)[ :]+((?:${BOX} ?(?:items? |lines? )?\\(?[A-Ha-h\\d]\\)?(?:,? (?:and |& )?)?){2,8}|(?:${BOX} ?\\d(?!\\d)[ ,]*)(?=[.;]|$))`, 'giu')
const NUMBER_BOX = new RegExp(`(${BOX}) ?(?:items? |lines? )?\\(?([A-Ha-h\\d])\\)?`, 'gu')

/** "Primary on (x) 1 ( ) 2.", "AI: [x] 1 [x] 2 [ ] 3": of the numbers of lines behind a member, those that are ticked. */
export const numbersOfBoxes = (line: string): string =>
  line.length < 300 && /[\])\u2610-\u2612\u25a1] ?(?:items? |lines? )?\(?[A-Ha-h\d]\b/u.test(line)
    ? line.replace(NUMBERS, (said: string, member: string, boxes: string) => {
        const ticked = [...boxes.matchAll(NUMBER_BOX)].filter((m) => isTicked(m[1]!)).map((m) => m[2]!)
        if (!ticked.length) return `No ${member.replace(/ (?:on|for|under) *$/, '').trim()}`
        return `${member.replace(/ (?:on|for|under) *$/, '').trim()} on ${ticked.length > 1 ? ticked.join(' and ') : `item ${ticked[0]!}`}${/\s$/.test(said) ? ' ' : ''}`
      })
    : line
