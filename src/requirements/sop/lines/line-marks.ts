import type { Line } from '../segments/segment.ts'
import { isBareCoverage, TICKED } from './ticked-lines.ts'

const BULLET = /^(?:[•●▪◦‣·∙■□➢➤►→✓✔*o–—+-]|=>|->|--)\s+(?=\S)/
const NUMBER =
  /^(?:(?:section|article|art\.|sec\.|item|clause|part|paragraph|step)\s+|#)?(\d{1,3}(?:\s?\.\s?\d{1,2}){1,3}|\d{1,2}|[A-Z]-?\d{1,2}|[A-Za-z]|[ivx]{2,5}|[IVX]{2,5})\s?(?:\.\)|[.)]|:(?=\s)|(?<=^\d{1,2} ?)-(?=\s+[A-Za-z]))\s*(?=[\s"'($[A-Za-z*_•])/i
const NUMBER_BARE = /^(?:(?:section|article|sec\.|§)\s*)?(\d{1,3}(?:\.\d{1,2}){1,3}|\d{1,2}-\d{1,2}(?=[.)]?\s+(?:[A-Z][a-z]+[ '\u2019:\/]|[A-Z]{2,4}(?:[ :\/]|\b)))|[A-Z][.-]\d{1,2}(?:\.\d{1,2}){0,2}(?:\.[a-z])?|\d{1,3}(?:\.\d{1,2}){1,3}\.[a-z](?=\s))\s+(?=[A-Z"'($])/i
/** Labels set off by space alone: "A  Workers' Compensation". */
const WIDE = /^([A-H](?=\s{2,}[A-Z](?:[a-z]| ?[.&/] ?[A-Z]|[A-Z]{1,4}\b|(?: [A-Z])+\b))|\d{1,2}(?=\s{2,}(?!DAYS?\b)[A-Z](?:[a-z]|[A-Z]{1,4}\b)))\s{2,}/
/** "(a), (b) and (d) shall …" names items and is none. */
const PARENS = /^\( ?(\d{1,2}|[A-Za-z]|[ivx]{2,5}) ?\)(?!\s*(?:,\s*(?:and\s*)?|and|&|or|through|thru|to|-)\s*\()\s*(?=\S)/
/** ".3 Builder's risk", as forms of agreements number below a section. */
const POINT = /^\.(\d{1,2})\s+(?=[A-Z])/
/** "[3] General liability" */
const BRACKETS = /^\[ ?(\d{1,2}) ?\]\s+(?=\S)/
const BOX =
  /^(?:(\[\s*(?:[xX✓✔✗*yY]|YES|Yes)\s*\]|\(\s*[xX✓✔yY]\s*\)|[☑☒✅]|_{1,3}\s?[xX✓✔]\s?_{1,3}|[xX✓✔](?=\s{2,}|\t)|(?:Y|YES|[Yy]es|REQ'?D?|Req'?d|REQUIRED|Required)(?=\s{2,}(?!for\b)[A-Z]))|((?:N|NO|[Nn]o|N\/A|N\/R|NOT REQ'?D?|Not req'?d|NOT REQUIRED|Not required)(?=\s{2,})|\[\s*(?:_*|[nN]|NO|No)\s*\]|\(\s*(?:[nN]?|N\/A|n\/a|NA|NO|No|no)\s*\)|[☐□❏❑]|_{2,}(?=\s)))\s*/

const CHOICE = /(?:\[ *[xX✓✔]? *\]|\( {0,2}[xX✓✔]? {0,2}\)|[☐□☑☒✓✔]|_{1,3}[xX✓✔]?_{1,3}(?=\s))/
const CHOICES = new RegExp(`(${CHOICE.source})`, 'u')
/** "[x] P&NC   [x] Waiver - GL, WC": what boxes of their own ask is asked apart. */
const MEMBER = /^\s*(?:AIs?\b|additional(?:ly)? insured|P ?& ?NC|PNC\b|primary\b|waiver|WOS\b|\d{1,3}[- ]days?['\u2019]? (?:notice|NOC)|NOC\b|notice)/i
/** "[ ] $500K [x] $1M" is $1M: of the choices in a line, those that are ticked. */
function takeChoices(body: string, box: boolean | null): string {
  if (!/[[(_☐□☑☒✓✔]/.test(body)) return body
  // "(w) auto; (x) cargo; (y) general liability": there (x) is a letter.
  if (/\(w\)|\(y\)/.test(body)) return body
  const parts = body.split(CHOICES)
  const marks = parts.filter((_, i) => i % 2 === 1)
  // Behind a ticked box, one left empty parts what is asked from what is not.
  // "$500,000   ✓ $1,000,000": of amounts side by side, the ticked one.
  if (marks.length === 1 && /^[✓✔☑☒]$/.test(marks[0]!) && /^\$[\d,]+\s*$/.test(parts[0]!) && /^\s*\$[\d,]+/.test(parts[2]!)) return parts[2]!.trim()
  const ticked = box === true && parts[0]!.trim() !== '' && /[[☐□]/.test(marks[0] ?? '')
  if (!ticked && (marks.length < 2 || !marks.some((m) => /[xX✓✔☑☒]/.test(m)))) return body
  let out = parts[0]!
  let last = ''
  for (let i = 1; i < parts.length; i += 2) {
    // Behind a semicolon, as behind a gap, something else is chosen.
    const [choice = '', rest = ''] = splitOnce(parts[i + 1]!, /\s{2,}(?=\S)|(?=;\s)/)
    if (/[xX✓✔☑☒]/.test(parts[i]!)) out += isBareCoverage(choice) && isBareCoverage(last) ? `, ${choice.trim()}` : MEMBER.test(choice) && /[A-Za-z]\s*$/.test(out) ? `; ${choice.trim()}` : choice
    if (/[xX✓✔☑☒]/.test(parts[i]!)) last = choice
    if (rest) out += ` ${rest}`
  }
  return out.replace(/\s+/g, ' ').trim()
}
const STATUS = /(\[ *[xX✓✔]? *\]|\( *[xX✓✔]? *\)|[☐□☑☒✓✔]|(?<!\S)[xX](?=\s{1,2}(?:yes|no)\b)|_{1,3}[xX✓✔]?_{1,3})\s*((?:not )?(?:required|applicable|needed)|waived|yes|no|n\/a|applies|declined)\b[ ,]*/giu
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

/** "GL ......... 1,000,000 occ ......... 2,000,000 agg": behind an amount with its limit, a leader parts two of them. */
const LATER_LEADER = /(?<=\d ?(?:occ|occurrence|agg|aggregate|csl|each occurrence|per occurrence))\s*\.{3,}\s*(?=\$?\d)/gi

/** A mark with a tab behind it, and no other tab in the line, as word processors set their lists. */
const MARK_AND_TAB = /^(\s*(?:[•●▪◦‣·∙■□➢➤►→✓✔*o\u2013\u2014-]|\(?(?:[A-Za-z]|\d{1,3}|[ivxIVX]{2,5})[.)]|\d{1,3}(?:\.\d{1,2}){1,3}\.?|(?:Section|Article|Item|SECTION|ARTICLE|ITEM) \d[\d.]*))\t+(?=[^\t]+$)/

export function readMarks(rawIn: string, two: boolean, reversed: boolean): Omit<Line, 'blankBefore'> {
  const raw = rawIn.replace(MARK_AND_TAB, '$1 ')
  const indent = raw.replace(/\t/g, '    ').search(/\S/)
  const cells = splitCells(raw, two)
  let body = raw.trim().replace(LATER_LEADER, ', ').replace(/(?<=[A-Za-z)']|[A-Za-z][01])\s*(?:\.{3,}|(?: \.){3,}|…{1,40})\s*(?=[$\dA-Za-z]|[[(☐☑☒] {0,2}[xX✓✔]? {0,2}[\])])/g, ': ')
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
  const number = PARENS.exec(bold) ?? BRACKETS.exec(bold) ?? NUMBER.exec(bold) ?? NUMBER_BARE.exec(bold) ?? POINT.exec(bold) ?? WIDE.exec(bold)
  if (number && !/^(?![a-z]\. +a\.? ?m\.? ?best)(?:[a-z] ?\. ?[a-z] ?\.|w ?\. ?c ?:|a\.? ?m\.? ?best|e\.g|i\.e|no\.)/i.test(bold)) {
    // "4-2" is written as 4.2, for what refers to it.
    label = number[1]!.replace(/\s/g, '').replace(/(?<=^\d{1,2})-(?=\d)/, '.')
    const inParens = bold.startsWith('(')
    // "Part 1." is no item of the list "1." below it.
    const word = /^(?:part|section|article)\b/i.test(number[0]) && /^[\dA-Z]{1,2}$/.test(label) ? 'part ' : ''
    style = `${style === 'text' || style === 'box' ? '' : style}${word}${inParens ? '(' : ''}${labelStyle(label)}`
    body = bold.slice(number[0].length)
  }
  takeBox()
  const status = statusOf(body)
  if (status) {
    box = reversed ? !status.asked : status.asked
    body = status.asked ? status.rest : status.rest.replace(/[\s:;,.-]+$/, '')
    if (style === 'text') style = 'box'
  }
  body = takeChoices(body, box)
  return { raw, body, indent, label, style, box, cells: null, ...(status && box === false ? { refused: true as const } : {}) }
}
