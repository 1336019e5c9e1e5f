import { letteredBoxes } from './box-letters.ts'
import { circledLetters } from './circled-letters.ts'
import { footnotes } from './footnotes.ts'
import { initialledLines } from './initialled-lines.ts'
import { joinChoices } from './join-choices.ts'
import { labelledLines } from './labelled-lines.ts'
import { leaderMarks } from './leader-marks.ts'
import { repairWord } from './repair-words.ts'
import type { Line } from './segment.ts'

const BULLET = /^(?:[•●▪◦‣·∙■□➢➤►→✓✔*o–—-]|=>|->|--)\s+(?=\S)/
const NUMBER =
  /^(?:(?:section|article|sec\.|item|clause|part|paragraph)\s+)?(\d{1,3}(?:\s?\.\s?\d{1,2}){1,3}|\d{1,2}|[A-Z]-?\d{1,2}|[A-Za-z]|[ivx]{2,5}|[IVX]{2,5})\s?(?:[.)]|:(?=\s)|(?<=^\d{1,2} ?)-(?=\s+[A-Za-z]))\s*(?=[\s"'($[A-Za-z*_•])/i
const NUMBER_BARE = /^(?:(?:section|article|sec\.|§)\s*)?(\d{1,3}(?:\.\d{1,2}){1,3}|\d{1,2}-\d{1,2}(?=[.)]?\s+[A-Z][a-z]+[ '\u2019:])|[A-Z][.-]\d{1,2}(?:\.\d{1,2}){0,2})\s+(?=[A-Z"'($])/i
/** Labels set off by space alone: "A  Workers' Compensation". */
const WIDE = /^([A-H](?=\s{2,}[A-Z](?:[a-z]| ?[.&/] ?[A-Z]|[A-Z]{1,4}\b))|\d{1,2}(?=\s{2,}(?!DAYS?\b)[A-Z](?:[a-z]|[A-Z]{1,4}\b)))\s{2,}/
/** "(a), (b) and (d) shall …" names items and is none. */
const PARENS = /^\( ?(\d{1,2}|[A-Za-z]|[ivx]{2,5}) ?\)(?!\s*(?:,\s*(?:and\s*)?|and|&|or|through|thru|to|-)\s*\()\s*(?=\S)/
/** "[3] General liability" */
const BRACKETS = /^\[ ?(\d{1,2}) ?\]\s+(?=\S)/
const BOX =
  /^(?:(\[\s*(?:[xX✓✔✗*yY]|YES|Yes)\s*\]|\(\s*[xX✓✔yY]\s*\)|[☑☒✅]|_{1,3}\s?[xX✓✔]\s?_{1,3}|[xX✓✔](?=\s{2,}|\t)|(?:Y|YES|[Yy]es|REQ'?D?|Req'?d|REQUIRED|Required)(?=\s{2,}(?!for\b)[A-Z]))|((?:N|NO|[Nn]o|N\/A|N\/R|NOT REQ'?D?|Not req'?d|NOT REQUIRED|Not required)(?=\s{2,})|\[\s*(?:_*|[nN]|NO|No)\s*\]|\(\s*(?:[nN]?|N\/A|n\/a|NA|NO|No|no)\s*\)|[☐□❏❑]|_{2,}(?=\s)))\s*/

const CHOICE = /(?:\[ *[xX✓✔]? *\]|\( {0,2}[xX✓✔]? {0,2}\)|[☐□☑☒✓✔]|_{1,3}[xX✓✔]?_{1,3}(?=\s))/
const CHOICES = new RegExp(`(${CHOICE.source})`, 'u')
/** "[ ] $500K [x] $1M" is $1M: of the choices in a line, those that are ticked. */
function takeChoices(body: string, box: boolean | null): string {
  if (!/[[(_☐□☑☒✓✔]/.test(body)) return body
  // "(w) auto; (x) cargo; (y) general liability": there (x) is a letter.
  if (/\(w\)|\(y\)/.test(body)) return body
  const parts = body.split(CHOICES)
  const marks = parts.filter((_, i) => i % 2 === 1)
  // Behind a ticked box, one left empty parts what is asked from what is not.
  const ticked = box === true && parts[0]!.trim() !== '' && /[[☐□]/.test(marks[0] ?? '')
  if (!ticked && (marks.length < 2 || !marks.some((m) => /[xX✓✔☑☒]/.test(m)))) return body
  let out = parts[0]!
  let last = ''
  for (let i = 1; i < parts.length; i += 2) {
    const [choice = '', rest = ''] = splitOnce(parts[i + 1]!, /\s{2,}(?=\S)/)
    if (/[xX✓✔☑☒]/.test(parts[i]!)) out += isBareCoverage(choice) && isBareCoverage(last) ? `, ${choice.trim()}` : choice
    if (/[xX✓✔☑☒]/.test(parts[i]!)) last = choice
    if (rest) out += ` ${rest}`
  }
  return out.replace(/\s+/g, ' ').trim()
}
const STATUS = /(\[ *[xX✓✔]? *\]|\( *[xX✓✔]? *\)|[☐□☑☒✓✔]|_{1,3}[xX✓✔]?_{1,3})\s*((?:not )?(?:required|applicable|needed)|waived|yes|no|n\/a|applies|declined)\b[ ,]*/giu
/** "Auto  [ ] required  [X] waived": boxes that say whether the line is asked at all. Null where a line has none. */
function statusOf(body: string): { asked: boolean; rest: string } | null {
  const found = [...body.matchAll(STATUS)]
  if (found.length < 2 || body.length > 300) return null
  const ticked = found.filter((m) => TICKED.test(m[1]!))
  if (ticked.length !== 1) return null
  return { asked: /^(?:required|applicable|needed|yes|applies)$/i.test(ticked[0]![2]!), rest: body.replace(STATUS, '').trim() }
}
const splitOnce = (s: string, at: RegExp): [string, string] => {
  const m = at.exec(s.trimStart())
  return m ? [s.trimStart().slice(0, m.index), s.trimStart().slice(m.index + m[0].length)] : [s, '']
}

const labelStyle = (label: string): string =>
  /^\d+$/.test(label)
    ? '1'
    : /^[\d.]+$/.test(label)
      ? `1.${label.split('.').length}`
      : /^[ivx]{2,}$/i.test(label)
        ? 'i'
        : label === label.toUpperCase()
          ? 'A'
          : 'a'

/** Two columns parted by single pipes: a rule of dashes below the head, or several such lines. */
const twoColumns = (text: string): boolean => /^[ \t]*:?-{2,}:?[ \t]*\|[ \t]*:?-{2,}:?[ \t]*$/m.test(text) || (text.match(/^[^|\n]{2,60} \| [^|\n]+$/gm) ?? []).length >= 3
/** A line of more cells than this is no row of a table. */
const CELLS_MAX = 60
const splitCells = (raw: string, two: boolean): string[] | null => {
  const pipes = (raw.match(/\|/g) ?? []).length
  if (pipes > CELLS_MAX || (raw.match(/\t+/g) ?? []).length > CELLS_MAX) return null
  if (pipes >= 2 || (pipes === 1 && (two || /^\s*\|/.test(raw)))) {
    const cells = raw
      .trim()
      .replace(/^\|/, '')
      .replace(/\|\s*$/, '')
      .split('|')
    return cells.map((c) => c.trim())
  }
  if ((raw.match(/\S\t+\S/g) ?? []).length >= 1 && raw.trim().split(/\t/).length >= 2)
    return raw
      .replace(/\s+$/, '')
      .split(/\t/)
      .map((c) => c.trim())
  return null
}

/** Takes a text apart into lines with their indent, list mark, number and tick box. */
export function readLines(textIn: string): Line[] {
  const lines: Line[] = []
  const two = twoColumns(textIn)
  const reversed = /yes/i.test(textIn) && MAY_GO.test(textIn)
  // So is what a text without a sign of mail sets off line by line.
  const listed = (/:[ \t]*\n(?:[ \t]*>[^\n]*\n?){2,}/.test(textIn) || (/^[^>\n][^\n]*\n\s*(?:[ \t]*>[^\n]*\n?){3,}/m.test(textIn) && !/^\s*>\s*>|@|\bhi\b|\bthanks\b|\bregards\b|\bdear\b/im.test(textIn))) && !/\bwrote:|^\s*(?:from|subject|sent):/im.test(textIn)
  // "Q: ..." and "A: ..." are no list marks; a line that asks nothing keeps its Q for what it says of who asks.
  const text = /^\s*Q[:.] /m.test(textIn) && /^\s*A[:.] /m.test(textIn) ? textIn.replace(/^(\s*)(?:A[:.]|Q[:.](?=[^\n]*\?)) +/gm, '$1') : textIn
  let blank = true
  for (const rawLine of yesNoColumns(yesNoBoxes(letteredBoxes(circledLetters(leaderMarks(initialledLines(joinChoices(footnotes(labelledLines(text.replace(/(?<=\?)[ \t]+(?=(?:A|Ans|Answer)[:.)] ?\S)/g, '\n').split(/\r\n|\r|\n|\f|\v/)))))))))).flatMap(pairsApart).flatMap(boxesApart)) {
    // What a colon announces is a list, whatever its marks; elsewhere ">" quotes.
    const raw = letterPipes(rawLine).replace(/^(?:\s?>)+\s?/, listed ? '- ' : '').replace(/<br ?\/?>|<\/?(?:p|li|ul|b|strong|td|tr)>/gi, ' ')
    if (!raw.trim() || /^[\s\-_=*~.#]{3,}$/.test(raw)) {
      blank = true
      continue
    }
    lines.push({ ...readMarks(raw, two, reversed), blankBefore: blank, ...(!listed && /^\s?>/.test(rawLine) ? { quoted: true as const } : {}) })
    blank = false
  }
  return dashedBoxes(untickedLines(crossedLines(romanOnes(brokenLabels(bareNumbers(lines))))))
}

/** A scan reads an l as a pipe: "Genera| Liabi|ity". Only what makes a word of the trade is put right; other pipes part cells. */
const letterPipes = (line: string): string => (/[A-Za-z]\|/.test(line) ? line.replace(/(?<![A-Za-z0-9|])[A-Za-z0-9]+\|[A-Za-z0-9|]*/g, (t) => (t.length > 5 ? repairWord(t) : t)) : line)

const TICKED = /[xX✓✔☑☒]/
const NEXT_BOX = /\s{2,}(?=(?:\[ {0,2}[xX✓✔]? {0,2}\]|\( {0,2}[xX✓✔]? {0,2}\)|[☐☑☒□])\s*[A-Za-z])/
const FIRST_BOX = /^\s*(?:\[ {0,2}[xX✓✔]? {0,2}\]|\( {0,2}[xX✓✔]? {0,2}\)|[☐☑☒□])\s*/
/** What a line of its own says; other words beside a box are what the first box of the line is asked of. */
const OWN_LINE = /waiver|per[- ](?:project|location)|additional|add'?l|primary|non-?contrib|notice|subrog|\d{3}/i
/** "[ ] Waiver   [x] Additional insured   [x] Primary wording": boxes that share a line are lines of their own. */
function boxesApart(line: string): string[] {
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

const PAIR = /([A-Za-z][^[\]☐☑☒□]{2,60}?)[ :]*(\[ *[xX✓✔]? *\]|[☐☑☒□]) *(yes|no)\b[ ,\/]*(\[ *[xX✓✔]? *\]|[☐☑☒□]) *(yes|no)\b[ ,;.]*/giu
/** "Additional insured [x] yes [ ] no   Waiver [ ] yes [x] no": what is ticked yes is asked, line by line. */
function pairsApart(line: string): string[] {
  const pairs = line.length < 400 && /yes/i.test(line) ? [...line.matchAll(PAIR)] : []
  if (pairs.length < 2 || line.replace(PAIR, '').trim() !== '') return [line]
  return pairs.map((m) => `[${m.some((said, i) => (i === 3 || i === 5) && /^yes$/i.test(said) && TICKED.test(m[i - 1]!)) ? 'x' : ' '}] ${m[1]!.trim()}`)
}

const YES_NO_HEAD = /\s{2,}yes\s{1,8}no\s*$/i
const TWO_BOXES = /\s{2,}(\[ *[xX✓✔]? *\]|[☐☑☒□])\s{1,8}(\[ *[xX✓✔]? *\]|[☐☑☒□])\s*$/
/** Under "Yes  No", two boxes end a line: the line is asked where the first of them is ticked. */
function yesNoBoxes(lines: string[]): string[] {
  const head = lines.findIndex((l) => YES_NO_HEAD.test(l))
  if (head < 0) return lines
  return lines.map((line, i) => {
    const boxes = i > head ? TWO_BOXES.exec(line) : null
    return boxes ? `${TICKED.test(boxes[1]!) ? '[x]' : '[ ]'} ${line.slice(0, boxes.index).trim()}` : i === head ? line.replace(YES_NO_HEAD, '') : line
  })
}

const YES_NO_COLUMNS = /^(\s*)(y(?:es)?)(\s{1,8})(?:no?)(?=\s{2,}\S|\s*$)/i
const MARKED = /^(\s*)([xX✓✔])\s{2,}(?=\S)/
/** Under "Y  N" at the head of two columns, a mark in the first of them ticks its line, and one in the second leaves it empty. */
function yesNoColumns(lines: string[]): string[] {
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
function crossedLines(lines: Line[]): Line[] {
  const ticks = lines.filter((l) => /^\s*[✓✔☑]\s/.test(l.raw)).length
  const crosses = lines.filter((l) => /^\s*[✗✘✕×]\s/.test(l.raw)).length
  if (!ticks || !crosses) return lines
  return lines.map((l) => (/^\s*[✗✘✕×]\s/.test(l.raw) ? { ...l, box: false, style: 'box', body: l.body.replace(/^[✗✘✕×]\s+/, '') } : /^\s*[✓✔]\s/.test(l.raw) ? { ...l, box: true, style: 'box', body: l.body.replace(/^[✓✔]\s+/, '') } : l))
}

const TICK = /^\s*[✓✔☑√]\s+(?=\S)/
const ITEM = /^(?:comm?\w*\.? )?(?:c?gl\b|gen\w*\.? liab|auto|business auto|wc\b|work\w*'?s?'? comp|umb|excess|cargo|cyber|prof|e ?& ?o|pollution|employer|builder|liquor|crime|garage|waiver|additional)/i
/** A coverage by its name alone: "Umbrella". */
export const isBareCoverage = (said: string): boolean => ITEM.test(said.trim()) && !/^(?:waiver|additional)/i.test(said.trim()) && said.trim().length < 40 && !/\d/.test(said)
/** Between lines that open with a tick, a coverage set in as far as their text, without one, is not ticked. */
function untickedLines(lines: Line[]): Line[] {
  const ticked = lines.filter((l) => TICK.test(l.raw) && !l.cells)
  const column = ticked.length >= 3 ? TICK.exec(ticked[0]!.raw)![0].length : 0
  if (!column) return lines
  const out = lines.map((l, i) => {
    const beside = [lines[i - 1], lines[i + 1]].some((n) => n && (TICK.test(n.raw) || (n.indent === column && !n.blankBefore)))
    const empty = !l.cells && l.box === null && !TICK.test(l.raw) && l.indent === column && beside && !l.blankBefore && ITEM.test(l.body)
    return empty ? { ...l, box: false, style: 'box' } : l
  })
  return out.some((l, i) => l !== lines[i]) ? out.map((l) => (TICK.test(l.raw) && !l.cells ? { ...l, box: true, style: 'box' } : l)) : lines
}

const BARE_NUMBER = /^(\d{1,2}) {1,2}(?=[A-Z][A-Za-z'])/
/** Three lines or more that open with 1, 2, 3 and so on, each with nothing behind its figure, are numbered so. */
function bareNumbers(lines: Line[]): Line[] {
  const at: number[] = []
  for (const [i, l] of lines.entries())
    if (!l.cells && l.label === null && l.style === 'text' && Number(BARE_NUMBER.exec(l.body)?.[1]) === at.length + 1 && (at.length === 0 || i - at.at(-1)! <= 3)) at.push(i)
  if (at.length < 3) return lines
  return lines.map((l, i) => (at.includes(i) ? { ...l, label: BARE_NUMBER.exec(l.body)![1]!, style: '1', body: l.body.replace(BARE_NUMBER, '') } : l))
}

/** "i." before "ii." is a number as that is, not the letter. */
const romanOnes = (lines: Line[]): Line[] =>
  lines.map((l, i) => (/^i$/i.test(l.label ?? '') && /^ii$/i.test(lines.slice(i + 1, i + 6).find((n) => n.label !== null)?.label ?? '') ? { ...l, style: l.style.replace(/[aA]$/, 'i') } : l))

/** A scan reads "1." as "I." or "l.": before a line numbered 2 it is a 1. */
const brokenLabels = (lines: Line[]): Line[] =>
  lines.map((l, i) => (/^[Il]$/.test(l.label ?? '') && lines.slice(i + 1, i + 6).find((n) => n.label !== null)?.label === '2' ? { ...l, label: '1', style: l.style.replace(/[iAa]$/, '1') } : l))

/** In a form whose other lines carry an X, dashes where the X would stand ("--  Auto") are a box left empty. */
function dashedBoxes(lines: Line[]): Line[] {
  const ticked = lines.filter((l) => l.box === true && /^\s*[xX✓✔]\s{2,}/.test(l.raw))
  return ticked.length ? lines.map((l) => (l.box === null && /^\s*-{1,3}\s{2,}\S/.test(l.raw) ? { ...l, box: false, style: 'box' } : l)) : lines
}

/** "OK to waive?  [ ] yes [x] no": there, what is ticked no is asked. */
const MAY_GO = /^(?!.*[\d$[☐☑]).*\b(?:waived?|exempt|optional|excused)\??\s*$/im

function readMarks(raw: string, two: boolean, reversed: boolean): Omit<Line, 'blankBefore'> {
  const indent = raw.replace(/\t/g, '    ').search(/\S/)
  const cells = splitCells(raw, two)
  let body = raw.trim().replace(/(?<=[A-Za-z)']|[A-Za-z][01])\s*(?:\.{3,}|(?: \.){3,}|…{1,40})\s*(?=[$\dA-Za-z]|[[(☐☑☒] {0,2}[xX✓✔]? {0,2}[\])])/g, ': ')
  if (cells) return { raw, body, indent, label: null, style: 'row', box: null, cells }
  let style = 'text'
  let label: string | null = null
  let box: boolean | null = null
  // A scan reads III as lII.
  body = body.replace(/^(?=[lI]*I)(?=[lI]*l)[lI]{2,3}(?=\s?[.)]\s)/, (s) => 'I'.repeat(s.length))
  const heading = /^(#{1,6})\s+/.exec(body)
  if (heading) {
    style = `#${heading[1]!.length}`
    body = body.slice(heading[0].length)
  }
  const takeBox = () => {
    const m = BOX.exec(body)
    if (!m || box !== null) return
    box = m[1] !== undefined
    body = body.slice(m[0].length)
    if (style === 'text') style = 'box'
  }
  takeBox()
  const bullet = BULLET.exec(body)
  if (bullet) {
    style = `bullet${bullet[0].trim()}`
    body = body.slice(bullet[0].length)
  }
  takeBox()
  const bold = /^\*\*(?=\S)/.test(body) ? body.replace(/^\*\*/, '') : body
  const number = PARENS.exec(bold) ?? BRACKETS.exec(bold) ?? NUMBER.exec(bold) ?? NUMBER_BARE.exec(bold) ?? WIDE.exec(bold)
  if (number && !/^(?![a-z]\. +a\.? ?m\.? ?best)(?:[a-z] ?\. ?[a-z] ?\.|w ?\. ?c ?:|a\.? ?m\.? ?best|e\.g|i\.e|no\.)/i.test(bold)) {
    // "4-2" is written as 4.2, for what refers to it.
    label = number[1]!.replace(/\s/g, '').replace(/(?<=^\d{1,2})-(?=\d)/, '.')
    const inParens = bold.startsWith('(')
    style = `${style === 'text' || style === 'box' ? '' : style}${inParens ? '(' : ''}${labelStyle(label)}`
    body = bold.slice(number[0].length)
  }
  takeBox()
  const status = statusOf(body)
  if (status) {
    box = reversed ? !status.asked : status.asked
    body = status.rest
    if (style === 'text') style = 'box'
  }
  body = takeChoices(body, box)
  return { raw, body, indent, label, style, box, cells: null }
}
