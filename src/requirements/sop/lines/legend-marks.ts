/** What a letter of the text's own legend says of the line it stands on. */
type Meaning = 'yes' | 'no' | 'advised'

/** A letter or two, or a sign: "- = does not apply", "* = required". */
const CODE = String.raw`[A-Z]{1,3}|N\/[RA]|[-–—*+#●○]`
const NOT = String.raw`(?:does |do |is )?(?:not|no longer) |non-?`
const WORD = String.raw`required|req'd|req|needed|mandatory|applicable|applies|apply|must(?: have)?|optional|waived|recommended|preferred|suggested|desired|advised|encouraged`
/** "R = required", "(R) Required", "NR - Not required", "\"R\" means required", "Y (yes, required)", "N = no" */
const CODE_FIRST = new RegExp(String.raw`(?<![A-Za-z\d])(["“'(\[]?)(${CODE})(["”')\]]?) {0,2}(=|:|-|–|—|means|stands for|\()? {0,2}((?:yes|no), )?(${NOT})?(${WORD}|yes|no)(?![a-z])\)?`, 'gi')
/** "Required (R)", "Not required = N", "Optional [O]" */
const WORD_FIRST = new RegExp(String.raw`(?<![A-Za-z])(${NOT})?(${WORD}) {0,2}(?:[=:–-] {0,2}["“']?|[("\[“])(${CODE})["”')\]]?(?![A-Za-z])`, 'gi')
const TITLE = /^\W*(?:key|legend|codes?|marks?|symbols?)\b/i
/** What may stand in a legend beside its pairs. */
const BETWEEN = /\b(?:key|legend|codes?|marks?|symbols?|and|or|to|the|coverage|line|lines|with|an?|by|follows?|as|is|are|where)\b|[^A-Za-z]/gi

const meaningOf = (not: string | undefined, word: string): Meaning => (not ? 'no' : /^(?:optional|waived|no)$/i.test(word) ? 'no' : /^(?:recommended|preferred|suggested|desired|advised|encouraged)$/i.test(word) ? 'advised' : 'yes')

type Pair = { code: string; meaning: Meaning }
function pairsOf(line: string): { pairs: Pair[]; rest: string } {
  const first = [...line.matchAll(CODE_FIRST)].filter((m) => m[2] === m[2]!.toUpperCase() && (m[4] || (m[1] && m[3]) || TITLE.test(line)))
  const last = [...line.matchAll(WORD_FIRST)].filter((m) => m[3] === m[3]!.toUpperCase())
  const forward = first.length > 0 && (!last.length || first[0]!.index <= last[0]!.index)
  const found = forward ? first : last
  const rest = found.reduce((s, m) => s.replace(m[0], ' '), line).replace(BETWEEN, '')
  return { pairs: found.map((m): Pair => (forward ? { code: m[2]!, meaning: meaningOf(m[6], m[7]!) } : { code: m[3]!, meaning: meaningOf(m[1], m[2]!) })), rest }
}

/** "CHECKLIST   (M = mandatory, - = does not apply)": a legend behind a title. */
const IN_BRACKETS = /[([][^()[\]]{12,160}[)\]]\s*$/
/** The pairs of a line, or of a part of it, that holds nothing else, and what stands besides. */
function legendOf(line: string, part = line): { pairs: Pair[]; besides: string } | null {
  const { pairs, rest } = pairsOf(part)
  return pairs.length > 1 && rest.length <= 8 ? { pairs, besides: line.replace(part, '') } : null
}

/** "M mandatory" above "- not needed": a line for each; what has more letters names a policy. */
const LONE = new RegExp(String.raw`^\s*["“'(\[]?([A-Z]|NR|N\/[RA]|[-–—*+#●○])["”')\]]? {0,4}(?:[=:–-] {0,3})?(${NOT})?(${WORD}) *[.;]?\s*$`)
const loneOf = (line: string): { pairs: Pair[]; besides: string } => {
  const [, code, not, word] = LONE.exec(line)!
  return { pairs: [{ code: code!, meaning: meaningOf(not, word!) }], besides: '' }
}

const CELL = '["“(\\[]?({})["”)\\]]?'
/** Where such a letter stands: alone at the head or the end of a line, in brackets, or in a cell. */
const PLACES = [`^(\\s*)${CELL} {0,3}[-:=.)–|]? {1,12}(?=[A-Za-z\\d])`, `^(\\s*)[("\\[]({})[)"\\]] {0,4}(?=[A-Za-z\\d])`, `(?<=\\S)(\\s{2,}|\\s*\\.{3,}\\s*|,? ?)[(\\[]({})[)\\]]\\s*$`, `(?<=\\S)(\\s{2,}|\\s*\\.{3,}\\s*)({})\\s*$`] as const

/** No line of a form is longer. */
const LONGEST = 300

/**
 * "Required (R) / Not required (N) / Recommended (A)" over "R   General liability ... $1,000,000": each line that stands with a
 * letter of the legend is ticked, left empty, or recommended, and the legend, which asks nothing itself, is taken out.
 */
export function legendMarks(lines: string[]): string[] {
  if (!lines.some((l) => l.length <= LONGEST && /require|req'd|mandatory|optional/i.test(l))) return lines
  const lone = lines.filter((l) => LONE.test(l)).length > 1
  const legends = lines.map((l) => (lone && LONE.test(l) ? loneOf(l) : l.length > LONGEST ? null : (legendOf(l) ?? legendOf(l, IN_BRACKETS.exec(l)?.[0]))))
  const codes = new Map(legends.flatMap((l) => (l ? l.pairs.map((p) => [p.code, p.meaning] as const) : [])))
  if (codes.size < 2 || new Set(codes.values()).size < 2 || ![...codes.values()].includes('yes')) return lines
  const left = lines.map((l, i) => (legends[i] ? legends[i].besides : l))
  const any = [...codes.keys()].sort((a, b) => b.length - a.length).map((c) => c.replace(/[*+]/g, '\\$&')).join('|')
  const cells = inCells(left, codes)
  if (cells) return cells
  for (const place of PLACES) {
    const at = new RegExp(place.replace('{}', any))
    const found = left.map((l) => (l.length > LONGEST || /\|/.test(l) ? null : at.exec(l)))
    const meant = found.flatMap((m) => (m ? [codes.get(m[2]!)!] : []))
    if (meant.length < 3 || meant.filter((m) => m === 'yes').length < 2 || new Set(meant).size < 2) continue
    return left.map((l, i) => (found[i] ? ticked(l.replace(found[i]![0], place.startsWith('^') ? found[i]![1]! : ''), codes.get(found[i]![2]!)!) : l))
  }
  return lines
}

const ticked = (line: string, meaning: Meaning): string => {
  const [, indent, said] = /^(\s*)(.*?)\s*$/.exec(line)!
  return meaning === 'advised' ? `${indent}[x] ${said!.replace(/\.$/, '')} (recommended)` : `${indent}[${meaning === 'yes' ? 'x' : ' '}] ${said}`
}

const OF_MARKS = /^(?:required|req'?d\.?|status|codes?|marks?|key|need(?:ed)?|[a-z](?:\/[a-z]{1,2}){1,2}|\W*)\??$/i
const AS_CELL: Record<Meaning, string> = { yes: 'Required', no: 'Not required', advised: 'Recommended' }
/** Rows in whose first or last cell such a letter stands alone; its column is named where it has no name. */
function inCells(lines: string[], codes: Map<string, Meaning>): string[] | null {
  const rows = lines.map((l) => (/^\s*\|.*\|\s*$/.test(l) && l.length <= LONGEST ? l.trim().replace(/^\||\|$/g, '').split('|').map((c) => c.trim()) : null))
  const columns = rows.find((r) => r)?.length ?? 0
  const at = [0, columns - 1].find((i) => rows.filter((r) => r && codes.has(r[i] ?? '')).length >= 3 && new Set(rows.flatMap((r) => (r && codes.has(r[i] ?? '') ? [codes.get(r[i]!)] : []))).size > 1)
  const head = rows.findIndex((r) => r)
  // Under a head of its own such a letter is of that ("Waiver | Y"), unless the head asks just this.
  if (at === undefined || columns < 2 || !(OF_MARKS.test(rows[head]![at] ?? '') || (at === 0 && codes.has(rows[head]![0]!)))) return null
  // Marks that stand first go behind the names: the first column is that of coverages.
  const moved = (cells: string[], mark: string): string => `| ${[...cells.slice(0, at), ...cells.slice(at + 1), mark].join(' | ')} |`
  return lines.map((l, i) => {
    const row = rows[i]
    if (!row) return l
    const meaning = codes.get(row[at] ?? '')
    if (meaning) return moved(row, AS_CELL[meaning])
    return i === head && row.length === columns ? moved(row, 'Required?') : /^[\s|:-]+$/.test(l) ? moved(row, '---') : l
  })
}
