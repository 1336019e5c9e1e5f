import type { Line } from '../segments/segment.ts'

export const TICKED = /[xX✓✔☑☒]/
const NEXT_BOX = /\s{2,}(?=(?:\[ {0,2}[xX✓✔]? {0,2}\]|\( {0,2}[xX✓✔]? {0,2}\)|[☐☑☒□])\s*(?:[A-Za-z]|\d\d[- ][Dd]ay))/
export const FIRST_BOX = /^\s*(?:\[ {0,2}[xX✓✔]? {0,2}\]|\( {0,2}[xX✓✔]? {0,2}\)|[☐☑☒□])\s*/

/** What a line of its own says; other words beside a box are what the first box of the line is asked of. */
const OWN_LINE = /waiver|per[- ](?:project|location)|additional|add'?l|primary|non-?contrib|notice|subrog|\d{3}/i

/** "[ ] Waiver   [x] Additional insured   [x] Primary wording": boxes that share a line are lines of their own. */
export function boxesApart(line: string): string[] {
  if (!FIRST_BOX.test(line)) return [line]
  const parts = line.split(NEXT_BOX)
  const said = parts.map((p) => p.replace(FIRST_BOX, ''))
  // "[x] GL   [x] Auto   [ ] Umbrella": coverages by their names alone.
  if (parts.length > 1 && said.every(isBareCoverage)) return parts
  if (parts.length < 2 || !/[A-Za-z]{3}/.test(said[0]!) || !said.slice(1).every((s) => OWN_LINE.test(s))) return [line]
  if (!/\d{3}|\d ?[mk]\b/i.test(said[0]!) || said.slice(1).some((s) => /\d{3}/.test(s))) return parts
  // "[x] CGL $1M / $2M   [x] Additional insured   [ ] Waiver": what is ticked behind a coverage is asked of it.
  return [[parts[0]!, ...said.slice(1).filter((_, i) => TICKED.test(FIRST_BOX.exec(parts[i + 1]!)![0]))].map((s) => s.trim()).join(', with ')]
}
const PAIR = /([A-Za-z][^[\]()☐☑☒□]{1,60}?)[ :]*(\[ *[xX✓✔]? *\]|\( *[xX✓✔]? *\)|[☐☑☒□]) *(yes|no)\b[ ,\/]*(\[ *[xX✓✔]? *\]|\( *[xX✓✔]? *\)|[☐☑☒□]) *(yes|no)\b[ ,;.]*/giu

/** "Additional insured [x] yes [ ] no   Waiver [ ] yes [x] no": what is ticked yes is asked, line by line. */
export function pairsApart(line: string): string[] {
  const pairs = line.length < 400 && /yes/i.test(line) ? [...line.matchAll(PAIR)] : []
  if (pairs.length < 2 || line.replace(PAIR, '').trim() !== '') return [line]
  return pairs.map((m) => `[${m.some((said, i) => (i === 3 || i === 5) && /^yes$/i.test(said) && TICKED.test(m[i - 1]!)) ? 'x' : ' '}] ${m[1]!.trim()}`)
}
const BEHIND = /([A-Za-z][A-Za-z0-9 '’&/.-]{0,40}?)[ :]{1,4}(\[ {0,2}[xX✓✔]? {0,2}\]|\( {0,2}[xX✓✔]? {0,2}\)|[☐☑☒□])[ ,;.]*/gu

/** "Endorsements: AI [x]  PNC [ ]  WOS [x]": boxes that each stand behind their words are lines of their own, with the box before them. */
export function boxesBehind(line: string): string[] {
  if (line.length > 300 || FIRST_BOX.test(line) || !/[\])☐☑☒□][ ,;.]*$/u.test(line)) return [line]
  const said = line.replace(/^\s*[A-Za-z][A-Za-z ]{2,40}:\s+(?=[A-Za-z])/, '')
  const found = [...said.matchAll(BEHIND)]
  if (found.length < 2 || said.replace(BEHIND, '').trim() !== '' || !found.some((m) => TICKED.test(m[2]!)) || !found.every((m) => isBareCoverage(m[1]!) || OF_POLICIES.test(m[1]!.trim()))) return [line]
  return found.map((m) => `[${TICKED.test(m[2]!) ? 'x' : ' '}] ${m[1]!.trim()}`)
}

/** What is asked of policies, by its name alone. */
const OF_POLICIES = /^(?:ai|pnc|p ?& ?nc|p\/nc|wos|noc|waiver(?: of subrogation)?|additional insured|primary(?:.{0,3}(?:and |& ?)?non-?contributory)?|per[- ](?:project|location)(?: aggregate)?|\d\d[- ]days?(?:'|’)? (?:notice|noc)(?: of cancellation)?|notice of cancellation)$/i
const BOX = '(?:\\[ {0,2}[xX✓✔√]? {0,2}\\]|\\( {0,2}[xX✓✔√]? {0,2}\\)|[☐☑☒□])'
const MEMBER_OF = new RegExp(`^(\\s*(?:[-*\u2022]\\s+)?(?:additional(?:ly)? insured|add'?l\\.? ins\\w*|ai\\b|(?:blanket )?waivers?(?: of subrogation)?|wos\\b|primary|p ?& ?nc\\b|pnc\\b|notice|noc\\b|\\d\\d[- ]days?)[A-Za-z '\u2019&/-]{0,50}?)[ :]+(?=${BOX})`, 'iu')
const OF_ONE = new RegExp(`(${BOX}) ?([A-Za-z][A-Za-z '\u2019&/.-]{0,40}?)[ ,;]*(?=${BOX}|$)`, 'gu')

/** "Additional insured [x] GL [x] Auto [ ] WC": what is ticked behind a member is what it is asked of. */
export function membersOfBoxes(line: string): string[] {
  const head = line.length < 300 ? MEMBER_OF.exec(line) : null
  if (!head) return [line]
  const rest = line.slice(head[0].length).trim()
  const found = [...rest.matchAll(OF_ONE)]
  if (found.length < 2 || rest.replace(OF_ONE, '').trim() !== '' || !found.every((m) => isBareCoverage(m[2]!))) return [line]
  const ticked = found.filter((m) => /[xX✓✔√☑☒]/u.test(m[1]!)).map((m) => m[2]!.trim())
  return [ticked.length ? `${head[1]!.trimEnd()} on ${ticked.join(', ')}` : `[ ] ${head[1]!.trim()}`]
}
const ENDS_IN_BOX = new RegExp(`^(\\s*)((?!\\s|${BOX})[^\\n]*?[^\\s:]):?\\s{1,120}(${BOX})\\s*$`, 'u')

/** Three lines or more that each end in a box of their own, ticked or empty: the boxes are those of the lines, as if they stood before them. */
export function boxesAtEnds(lines: string[]): string[] {
  const found = lines.map((line) => {
    const m = line.length < 300 ? ENDS_IN_BOX.exec(line) : null
    return m && !ANY_BOX.test(m[2]!) && /[A-Za-z]{2}/.test(m[2]!) ? m : null
  })
  const marked = found.filter((m) => m !== null)
  if (marked.length < 3 || !marked.some((m) => TICKED.test(m[3]!)) || lines.some((line) => FIRST_BOX.test(line))) return lines
  return lines.map((line, i) => (found[i] ? `${found[i][1]!}[${TICKED.test(found[i][3]!) ? 'x' : ' '}] ${found[i][2]!}` : line))
}
const ANY_BOX = new RegExp(BOX, 'u')

/** "✓ AI  ✗ PNC": beside ticks, a cross is a box left empty. */
export const crossedWithin = (line: string): string => (line.length < 400 && /[✓✔☑]/.test(line) && /[✗✘✕]/.test(line) ? line.replace(/[✗✘✕](?= ?\S)/g, '☐').replace(/[✓✔](?= ?\S)/g, '☑') : line)
const ASKED = String.raw`(?:yes|(?:is )?req(?:'?d|uired)?\.?|needed|applies|applicable|include[sd]?|asked|must)`
const NOT_ASKED = String.raw`(?:no|n\/?a|not (?:req(?:'?d|uired)?\.?|needed|applicable|included|asked)|does not apply|excluded?|optional|waived)`
/** "Yes  No", "N/A  Req'd": the heads of two columns of boxes, which others may stand before and behind. */
const YES_NO_HEAD = new RegExp(String.raw`(?:^|\s{2,})(?:(${ASKED})\s{1,24}${NOT_ASKED}|${NOT_ASKED}\s{1,24}(${ASKED}))(?=\s{2,}\S|\s*$)`, 'i')
const TWO_BOXES = /^(.{0,200}?\S\s{2,}|\s{0,9})(\[ {0,3}[xX✓✔]? {0,3}\]|\( {0,3}[xX✓✔]? {0,3}\)|[☐☑☒□])\s{1,24}(\[ {0,3}[xX✓✔]? {0,3}\]|\( {0,3}[xX✓✔]? {0,3}\)|[☐☑☒□])(?:\s{2,}(\S.*))?\s*$/

/** Under "Yes  No", of two boxes side by side the line is asked where that of "Yes" is ticked. */
export function yesNoBoxes(lines: string[]): string[] {
  const at = lines.findIndex((l, i) => l.length < 300 && YES_NO_HEAD.test(l) && lines.slice(i + 1, i + 6).some((n) => n.length < 300 && TWO_BOXES.test(n)))
  if (at < 0) return lines
  const yes = YES_NO_HEAD.exec(lines[at]!)![1] === undefined ? 3 : 2
  return lines.map((line, i) => {
    const boxes = i > at && line.length < 300 ? TWO_BOXES.exec(line) : null
    return boxes && (boxes[1]!.trim() || boxes[4]) ? `${TICKED.test(boxes[yes]!) ? '[x]' : '[ ]'} ${[boxes[1]!, boxes[4] ?? ''].map((said) => said.trim()).filter(Boolean).join('   ')}` : i === at ? line.replace(YES_NO_HEAD, '') : line
  })
}
const YES_NO_COLUMNS = /^(\s*)(y(?:es)?)(\s{1,8})(?:no?)(?=\s{2,}\S|\s*$)/i
const MARKED = /^(\s*)([xX✓✔])\s{2,}(?=\S)/

/** Under "Y  N" at the head of two columns, a mark in the first of them ticks its line, and one in the second leaves it empty. */
export function yesNoColumns(lines: string[]): string[] {
  const at = lines.findIndex((l, i) => YES_NO_COLUMNS.test(l) && lines.slice(i + 1, i + 4).some((n) => MARKED.test(n)))
  if (at < 0) return lines
  const head = YES_NO_COLUMNS.exec(lines[at]!)!
  const yes = head[1]!.length
  const no = yes + head[2]!.length + head[3]!.length
  return lines.map((line, i) => {
    const mark = i > at ? MARKED.exec(line) : null
    if (i === at) return line.slice(head[0].length).trim()
    return mark ? `${Math.abs(mark[1]!.length - yes) < Math.abs(mark[1]!.length - no) ? '[x]' : '[ ]'} ${line.slice(mark[0].length)}` : line
  })
}

/** Where some lines open with a tick and others with a cross, the crosses are boxes left empty. */
export function crossedLines(lines: Line[]): Line[] {
  const ticks = lines.filter((l) => /^\s*[✓✔☑]\s/.test(l.raw)).length
  const crosses = lines.filter((l) => /^\s*[✗✘✕×]\s/.test(l.raw)).length
  if (!ticks || !crosses) return lines
  return lines.map((l) => (/^\s*[✗✘✕×]\s/.test(l.raw) ? { ...l, box: false, style: 'box', body: l.body.replace(/^[✗✘✕×]\s+/, '') } : /^\s*[✓✔]\s/.test(l.raw) ? { ...l, box: true, style: 'box', body: l.body.replace(/^[✓✔]\s+/, '') } : l))
}
const TICK = /^\s*(?:[✓✔☑√]\s+|[xX]\s{2,})(?=\S)/
const ITEM = /^(?:comm?\w*\.? )?(?:c?gl\b|gen\w*\.? liab|auto|business auto|wc\b|work\w*'?s?'? comp|umb|excess|cargo|cyber|prof|e ?& ?o|pollution|employer|builder|liquor|crime|garage|waiver|additional|products?\b|completed|personal (?:and|&) adv|damage to|med(?:ical)? (?:exp|pay)|fire (?:damage|legal)|primary\b|notice\b|hired|stop gap|motor truck cargo|contractor'?s'? pollution|sexual|abuse|inland marine|occ(?:upational)?[ /]*acc|trailer inter|non-?trucking|bobtail|rigger|on-?hook|e\.?p\.?l|employment|fidelity|warehouse|physical damage)/i

/** What opens such a line and is no coverage, but something asked of one. */
const OF_A_COVERAGE = /^(?:waiver|additional|products?\b|completed|personal|damage|med|fire|primary|notice|hired)/i

/** A coverage by its name alone: "Umbrella". */
export const isBareCoverage = (said: string): boolean => ITEM.test(said.trim()) && !OF_A_COVERAGE.test(said.trim()) && said.trim().length < 40 && !/\d/.test(said)
const SET_IN_MAX = 6

/** The line before or behind one, past lines that are set in deeper: choices of amounts. */
function nextIn(lines: Line[], at: number, step: 1 | -1): Line | undefined {
  for (let i = at + step, left = SET_IN_MAX; left > 0; i += step, left--) if (!lines[i] || lines[i]!.indent <= lines[at]!.indent || lines[i]!.blankBefore) return lines[i]
  return undefined
}

/** Between lines that open with a tick, a coverage set in as far as their text, without one, is not ticked. */
export function untickedLines(lines: Line[]): Line[] {
  const ticked = lines.filter((l) => TICK.test(l.raw) && !l.cells)
  // A tick may be the mark of a list; an X is none.
  const column = ticked.length >= 3 || (ticked.length === 2 && ticked.every((l) => l.box === true)) ? TICK.exec(ticked[0]!.raw)![0].length : 0
  if (!column) return lines
  const out = lines.map((l, i) => {
    const beside = [nextIn(lines, i, -1), nextIn(lines, i, 1)].some((n) => n && (TICK.test(n.raw) || (n.indent === column && !n.blankBefore)))
    const empty = !l.cells && l.box === null && !TICK.test(l.raw) && l.indent === column && beside && !l.blankBefore && ITEM.test(l.body)
    return empty ? { ...l, box: false, style: 'box' } : l
  })
  return out.some((l, i) => l !== lines[i]) ? out.map((l) => (TICK.test(l.raw) && !l.cells ? { ...l, box: true, style: 'box' } : l)) : lines
}

/** In a form whose other lines carry an X, dashes where the X would stand ("--  Auto") are a box left empty. */
export function dashedBoxes(lines: Line[]): Line[] {
  const ticked = lines.filter((l) => l.box === true && /^\s*[xX✓✔]\s{2,}/.test(l.raw))
  return ticked.length ? lines.map((l) => (l.box === null && /^\s*-{1,3}\s{2,}\S/.test(l.raw) ? { ...l, box: false, style: 'box' } : l)) : lines
}
const BOXES_MIN = 2

/** Boxes before all that is asked, and none of them ticked: who reads the list ticks what a certificate shows. */
export function isChecklist(lines: Line[]): boolean {
  const boxes = lines.filter((l) => l.box === false && !l.refused && !l.cells)
  return boxes.length >= BOXES_MIN && boxes.filter((l) => /\d{3}|\d ?[mk]\b|statut/i.test(l.body)).length >= 1 && !lines.some((l) => l.box === null && /\$ ?\d|\d,\d{3}|\d ?(?:mm?|k)\b/i.test(l.raw))
}
