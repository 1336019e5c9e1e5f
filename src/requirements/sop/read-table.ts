import { findMentions } from './find-mentions.ts'
import { readableText } from './normalise-text.ts'
import { type Condition, findStateConditions } from './read-conditions.ts'
import { TIER } from './read-headings.ts'
import type { Context, Line, Segment } from './segment.ts'

type Column = 'coverage' | 'limit' | 'ai' | 'wos' | 'pnc' | 'notice' | 'required' | 'deductible' | 'rating' | 'notes' | 'tier' | 'advisory' | 'party' | 'audience' | 'label'

const YES = /^(?:y|yes|x|✓|✔|☑|☒|√|required|req'?d?\.?|true|incl(?:uded)?|\[ ?(?:x|y|yes) ?\]|\( ?(?:x|y|yes) ?\)|mandatory|must|●|•)$/i
const NO = /^(?:n|no|-+|—|–|n\/?a\.?|n\/r\.?|none|not req(?:uired|'?d)?\.?|not needed|false|\[ ?(?:n|no)? ?\]|\( ?(?:n|no)? ?\)|☐|□|not applicable|optional|waived|0|none (?:stated|specified|set|required)|no (?:maximum|limit|cap)|)$/i
/** A remark that takes its row out, unless it goes on to say of whom. */
const NOT_USED = /^(?:(?:currently |presently )?not (?:currently |presently |yet )?(?:used|required|needed|in use|in effect|applicable|asked(?: for)?)|waived|deleted|reserved|omitted)(?: (?:at (?:present|this time)|now|here|currently|on this (?:job|project|contract)|(?:on|for|to|under) this (?:job|project|contract|event|agreement|bid|lease|work)))?\.?$/i
const ADVISORY = /^(?:rec(?:ommended)?\.?|pref(?:erred)?\.?|advisory|encouraged|suggested|nice to have|desired)$/i
const HEADS: [RegExp, Column][] = [
  [/additional(?:ly)? insured|^a\.?i\.?\??$|add'?l\.? ?ins|\bnames? us\b/i, 'ai'],
  [/subrog|^sub(?:ro)?\.? waive|^w\.?o\.?s\.?\??$|^waiver\??$|\bwaives?\b/i, 'wos'],
  [/primary|non-?contrib|^p\/?n\.?c\.?\??$|^p&nc$/i, 'pnc'],
  [/notice|^noc$|cancel/i, 'notice'],
  [/deductible|^ded\.?|retention|^sir$/i, 'deductible'],
  [/rating|best/i, 'rating'],
  [
    /^(?:required|req'?d|needed|mandatory|applies|applicable|status|check(?:ed)?|mark(?:ed)?|select(?:ed)?)\s*\??(?: ?\(?(?:y\/n|yes\/no|x)\)?)?$|required\?|^\(?(?:y ?\/ ?n|yes ?\/ ?no|yes or no)\)?\??$/i,
    'required',
  ],
  [/^(?:appl(?:ies|y|icable) to|(?:required|needed|asked|applies) (?:for|of|from|when|if|where)|for whom|who needs it|for which\b.*|when(?: (?:required|needed))?)\??$/i, 'audience'],
  [/^(?:who\b|(?:to be )?(?:carried|provided|furnished|maintained|purchased|procured|bought|paid|held|supplied|arranged|obtained) by|responsib|party\b|parties\b)/i, 'party'],
  [/notes?|comments?|remarks?|conditions?|endorsements?|forms?|details|special|other|provisions/i, 'notes'],
  [/^(?:#|no\.?|item|ref(?:erence)?\.?|row|line ?(?:#|no\.?)|id)$/i, 'label'],
  [/^(?:lines?|coverages?|types?|polic(?:y|ies)|insurance|kind|what)\b(?!.*(?:limit|amount))/i, 'coverage'],
  [/limit|amount|minimum|required|requirement|min\b|occ|agg|each|per |csl|value|\$|how much/i, 'limit'],
]

function columnsOf(headers: string[]): Column[] {
  let coverageSeen = false
  return headers.map((h, i) => {
    if (TIER.test(h) && !/limit|occ|agg/i.test(h)) return 'tier'
    // "AI (Y/N)", "Waiver required?": what is asked of the cell is no part of the column's name.
    const bare = h.trim().replace(/^(?:yes ?\/ ?no|y ?\/ ?n|required)[\s:-]+/i, '').replace(/[\s:-]*(?:\((?:y ?\/ ?n|yes ?\/ ?no|x|required|req'?d\.?)\)|\b(?:y ?\/ ?n|yes ?\/ ?no|required|req'?d\.?)|)\s*\??$/i, '') || h.trim()
    for (const [pattern, column] of HEADS) {
      if (!pattern.test(h.trim()) && !(/^(?:ai|wos|pnc|notice)$/.test(column) && pattern.test(bare))) continue
      if (column === 'coverage') {
        if (coverageSeen) continue
        coverageSeen = true
      }
      return column
    }
    return i === 0 ? 'coverage' : 'notes'
  })
}

const STATE_HEAD = /^(?:[a-z']{3,12} )?states?(?: of (?:the )?[a-z]{3,12})?$|^domicile$|^(?:based|located|domiciled) in$/i
/** Whether cells are the head of a table: column names and no amounts. */
export const isTableHead = (cells: string[]): boolean => {
  const filled = cells.filter((c) => c.trim())
  if (filled.length < 2) return false
  const amounts = cells.some((c) => /\$\s?\d|\d[km]\b|\d,\d{3}|\bmil|\bstat(?:utory|\b)/i.test(c) && !TIER.test(c))
  if (!amounts && STATE_HEAD.test(cells[0]!.trim())) return true
  // Coverages across the top, over a corner that names none.
  const across = cells.slice(1).filter((c) => coveragesIn(c) === 1).length
  if (!amounts && coveragesIn(cells[0]!) === 0 && across >= (cells[0]!.trim() ? Math.max(2, filled.length - 2) : filled.length - 1) && across > 0) return true
  return !amounts && cells.some((c) => HEADS.some(([p]) => p.test(c.trim())) || TIER.test(c))
}
const limitsIn = (cell: string): number => findMentions(readableText(cell)).mentions.filter((m) => m.kind === 'limit').length
const coveragesIn = (cell: string): number => findMentions(readableText(cell)).mentions.filter((m) => m.kind === 'coverage').length

/** Two or more columns of amounts under heads that name no limit ("Standard", "Reefer") are levels. */
function levelColumns(columns: Column[], headers: string[], rows: string[][]): Column[] {
  const plain = headers.map((h, i) => columns[i] === 'notes' && h.trim() !== '' && !HEADS.some(([p]) => p.test(h.trim())))
  const some = plain.map((p, i) => p && !/\b(?:if|we|you|unless|instead|require\w*|otherwise)\b/i.test(headers[i]!) && rows.some((r) => /\$\s?\d|\d[km]\b|\d,\d{3}/i.test(r[i] ?? '')))
  const priced = plain.map((p, i) => p && rows.filter((r) => /\$\s?\d|\d[km]\b|\d,\d{3}/i.test(r[i] ?? '')).length >= Math.min(2, rows.length))
  if (priced.filter(Boolean).length >= 2) return columns.map((c, i) => (priced[i] ? 'tier' : c))
  return some.filter(Boolean).length >= 2 && priced.some(Boolean) ? columns.map((c, i) => (some[i] ? 'tier' : c)) : columns
}

/** Turns the rows of a table into segments: one sentence a row, with the column heads put to the cells they govern. */
export function readTable(lines: Line[], context: Context, block: number): Segment[] {
  let rows = lines.map((l) => l.cells!).filter((c) => !c.every((x) => /^[\s:=-]*$/.test(x)))
  if (!rows.length) return []
  const raws = lines.filter((l) => !l.cells!.every((x) => /^[\s:=-]*$/.test(x))).map((l) => l.raw.trim())
  let headers: string[] | null = null
  if (isTableHead(rows[0]!)) {
    headers = rows[0]!
    rows = rows.slice(1)
    raws.shift()
    if (STATE_HEAD.test(headers[0]!.trim()) && headers.slice(1).some((h) => coveragesIn(h) > 0))
      return stateRows(headers, rows, raws, context, block)
    if (
      headers.slice(1).filter((h) => coveragesIn(h) === 1 && !/addition|waiver/i.test(h)).length >= 2 &&
      !rows.some((r) => coveragesIn(r[0] ?? '') === 1)
    )
      return transposed(headers, rows, raws, context, block)
  }
  if (!headers) return rows.map((cells, i) => plainRow(cells, raws[i]!, context, block))
  ;({ headers, rows } = joinOptions(headers, rows))
  const columns = nameColumn(labelColumn(levelColumns(columnsOf(headers), headers, rows), rows), rows)
  const segments: Segment[] = []
  let last = ''
  for (const [i, cells] of rows.entries()) {
    const at = columns.indexOf('coverage')
    const name = (at >= 0 ? cells[at] : '')?.trim() || ''
    const part = name !== '' && last !== '' && coveragesIn(name) === 0 && limitsIn(name) > 0
    const carried = !name && last
    if (name && !part) last = name
    if (columns.includes('tier')) segments.push(...tierRow(name || last, columns, headers, cells, raws[i]!, context, block))
    else {
      const s = rowSentence(part ? `${last}: ${name}` : carried ? last : name, columns, headers, cells)
      if (s)
        segments.push({
          raw: raws[i]!,
          label: labelOf(columns, cells),
          block,
          context: forWhom(columns, cells, s.advisory ? { ...context, mode: 'advisory' } : context),
          item: true,
          row: { headers, cells: [s.text], table: block },
        })
    }
  }
  return segments
}

/** A column of numbers or letters that other lines refer to; under another head it names the coverage. */
function labelColumn(columns: Column[], rows: string[][]): Column[] {
  const at = columns.indexOf('label')
  const short = at >= 0 && rows.every((r) => /^\W*\w{0,3}\W*$/.test(r[at] ?? ''))
  return columns.map((c, i) => (i !== at || short ? c : columns.includes('coverage') ? 'notes' : 'coverage'))
}
/** "Option 1 | Option 2": choices side by side are one cell with an "or". */
function joinOptions(headers: string[], rows: string[][]): { headers: string[]; rows: string[][] } {
  const options = headers.flatMap((h, i) => (/^(?:option|choice|alternative)\b/i.test(h.trim()) ? [i] : []))
  const [first, ...others] = options
  if (first === undefined || !others.length) return { headers, rows }
  const keep = (_: string, i: number) => !others.includes(i)
  const joined = (r: string[]) => options.map((i) => (r[i] ?? '').trim()).filter((c) => !NO.test(c)).join(', or ')
  return { headers: headers.map((h, i) => (i === first ? 'Limit' : h)).filter(keep), rows: rows.map((r) => r.map((c, i) => (i === first ? joined(r) : c)).filter(keep)) }
}

/** Where no head says which column names the coverages, it is the first whose cells do. */
function nameColumn(columns: Column[], rows: string[][]): Column[] {
  const named = (i: number): number => rows.filter((r) => coveragesIn(r[i] ?? '') > 0).length
  const held = columns.indexOf('coverage')
  if (held >= 0 && named(held) > 0) return columns
  const at = columns.findIndex((c, i) => c !== 'label' && named(i) * 2 >= rows.length)
  return at < 0 ? columns : columns.map((c, i) => (i === at ? 'coverage' : c === 'coverage' ? 'notes' : c))
}
const labelOf = (columns: Column[], cells: string[]): string | null => (cells[columns.indexOf('label')] ?? '').replace(/\W/g, '') || null

const EVERYBODY = /^(?:(?:all|every|any|each|both)\b(?!.*\b(?:over|above|with|who|that|using|hauling)\b)|(?:everyone|everybody|anyone|always|yes|[-\u2013\u2014\s]*)\W*$)/i
/** "Applies to: abatement": for whom a row is meant is a condition, unless it is meant for everybody. */
function forWhom(columns: Column[], cells: string[], context: Context): Context {
  const cell = (cells[columns.indexOf('audience')] ?? '').trim()
  if (!cell || EVERYBODY.test(cell)) return context
  return { ...context, condition: findStateConditions(readableText(cell))[0]?.condition ?? { kind: 'open', text: cell } }
}

/** A row as one sentence the grammar reads, or null when the row says the coverage is not asked. */
function rowSentence(name: string, columns: Column[], headers: string[], cells: string[]): { text: string; advisory: boolean } | null {
  const limits: string[] = []
  const members: string[] = []
  let required: boolean | null = null
  let party = ''
  let advisory = false
  for (const [i, column] of columns.entries()) {
    const cell = (cells[i] ?? '').trim()
    const waived = column === 'wos' && /^waived?$/i.test(cell)
    const yes = waived || YES.test(cell)
    const no = !waived && NO.test(cell)
    if (column === 'required') {
      if (no) required = false
      else if (ADVISORY.test(cell)) advisory = true
      else if (yes) required = true
      else if (cell) members.push(cell)
    } else if (column === 'limit') {
      if (ADVISORY.test(cell)) advisory = true
      else if (no && cell) {
        // "Workers comp | Statutory | -": there is no amount to give.
        if (columns.filter((c) => c === 'limit').length === 1 && !yes && !cells.some((c) => /^\W*stat(?:utory)?\b/i.test(c))) required = required ?? false
      } else if (cell && !yes) limits.push(limitPhrase(headers[i]!, cell))
    } else if (column === 'ai' || column === 'wos' || column === 'pnc') {
      const phrase = column === 'ai' ? 'additional insured' : column === 'wos' ? 'waiver of subrogation' : 'primary and non-contributory'
      if (yes) members.push(phrase)
      else if (!no) members.push(/\b(?:cg|ca|wc)\s?\d|required/i.test(cell) ? `${phrase}, ${cell}` : `${phrase} ${cell}`)
    } else if (column === 'party' && cell && !yes && !no) party = `, carried by ${cell}`
    else if (column === 'notice' && !no) members.push(`${/^\d+$/.test(cell) ? `${cell} days` : cell} notice of cancellation`)
    else if (column === 'deductible' && !no)
      members.push(/ded|sir|retention|none/i.test(cell) ? cell : `maximum deductible ${cell.replace(/^(?:max(?:imum)?\.?|up to|<=?)\s*|,?\s*\(?(?:max(?:imum)?\.?|or less)\)?\s*$/gi, '')}`)
    else if (column === 'rating' && !no) members.push(`rated ${cell} by AM Best`)
    else if (column === 'notes' && NOT_USED.test(cell)) required = false
    else if (column === 'notes' && /\bsymbols?\b/i.test(headers[i]!) && /^[\d, &/+]{1,12}$/.test(cell)) members.push(`symbol ${cell}`)
    else if (column === 'notes' && cell && !no) members.push(cell.replace(/(?<=[a-z)])\. (?=[A-Z])/g, '; '))
  }
  if (required === false) return null
  const text = limits.length ? [`${name}${party}: ${limits.join('; ')}`, ...members].join('; ') : `${name}${party}: ${members.join('; ')}`
  return { text, advisory }
}

/** "$1M" under "Each occurrence" is read as "Each occurrence: $1M"; a head such as "Limit" adds nothing. */
function limitPhrase(header: string, cell: string): string {
  const h = header
    .replace(/[()$]/g, ' ')
    .replace(/\b(?:required|minimum|min|limits?|amounts?|coverage|insurance|usd|of)\b\.?/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!h || /^\W*$/.test(h)) return cell
  const named = findMentions(readableText(header)).mentions.some((m) => m.kind === 'limit')
  const own = findMentions(readableText(cell)).mentions.some((m) => m.kind === 'limit' && m.word !== 'statutory')
  return named && !own && /\d/.test(cell) ? `${h}: ${cell}` : cell
}

function tierRow(
  name: string,
  columns: Column[],
  headers: string[],
  cells: string[],
  raw: string,
  context: Context,
  block: number,
): Segment[] {
  const common = columns.map((c, i) => (c === 'tier' ? '' : (cells[i] ?? '')))
  return columns.flatMap((c, i): Segment[] => {
    if (c !== 'tier') return []
    const cell = (cells[i] ?? '').trim()
    if (NO.test(cell)) return []
    const s = rowSentence(
      name,
      columns.map((x, k) => (k === i ? 'limit' : x === 'tier' ? 'coverage' : x)),
      headers.map((h, k) => (k === i ? 'Limit' : h)),
      common.map((x, k) => (k === i ? (YES.test(cell) ? '' : cell) : x)),
    )
    if (!s) return []
    return [
      {
        raw,
        label: null,
        block,
        context: { ...context, tier: { title: headers[i]!.trim() } },
        item: true,
        row: { headers, cells: [s.text], table: block },
      },
    ]
  })
}

/** "Consultant | $1M | - | Statutory" under coverages across the top: where rows are no limits or members, each is a level. */
function rowLevels(headers: string[], rows: string[][], raws: string[], context: Context, block: number): Segment[] | null {
  const kinds = columnsOf(['', ...rows.map((r) => r[0] ?? '')]).slice(1)
  const priced = rows.filter((r, i) => kinds[i] === 'notes' && r[0]?.trim() && r.slice(1).some((c) => /\$\s?\d|\d[km]\b|\d,\d{3}/i.test(c))).length
  if (priced < 2) return null
  return rows.flatMap((r, i) =>
    headers.slice(1).flatMap((h, k): Segment[] => {
      const cell = (r[k + 1] ?? '').trim()
      if (!coveragesIn(h) || NO.test(cell)) return []
      const tier = kinds[i] === 'notes' ? { title: r[0]!.trim() } : null
      return [{ raw: raws[i]!, label: null, block, context: { ...context, tier }, item: true, row: { headers, cells: [`${h}: ${YES.test(cell) ? 'required' : cell}`], table: block } }]
    }),
  )
}

function transposed(headers: string[], rows: string[][], raws: string[], context: Context, block: number): Segment[] {
  const levels = rowLevels(headers, rows, raws, context, block)
  if (levels) return levels
  return headers.slice(1).flatMap((h, k): Segment[] => {
    if (!coveragesIn(h)) return []
    const s = rowSentence(
      h,
      ['coverage', ...columnsOf(['', ...rows.map((r) => r[0] ?? '')]).slice(1)],
      ['Coverage', ...rows.map((r) => r[0] ?? '')],
      [h, ...rows.map((r) => r[k + 1] ?? '')],
    )
    if (!s) return []
    return [
      {
        raw: `${h}: ${raws.join(' / ')}`,
        label: null,
        block,
        context: s.advisory ? { ...context, mode: 'advisory' } : context,
        item: true,
        row: { headers, cells: [s.text], table: block },
      },
    ]
  })
}

/** A table with a row for each state: every cell speaks of its column's coverage, under the row's states. */
function stateRows(headers: string[], rows: string[][], raws: string[], context: Context, block: number): Segment[] {
  const named: string[] = []
  return rows.flatMap((cells, i): Segment[] => {
    const states = findStateConditions(readableText(`Vendors based in ${cells[0]}`))[0]?.condition
    if (states?.kind === 'state') named.push(...(states.insured_states ?? []))
    const others = /\b(?:all|any|every)?\s*other|elsewhere|everywhere else/i.test(cells[0]!)
    const condition: Condition = others && named.length ? { kind: 'state', not_insured_states: [...named].sort() } : (states ?? { kind: 'open', text: cells[0]! })
    return headers.slice(1).flatMap((h, k): Segment[] => {
      const cell = (cells[k + 1] ?? '').trim()
      const instead = /accept|instead|alternative|in lieu|allowed|ok\b/i.test(h)
      const name = h.replace(/accept\w*|instead|alternative|in lieu|allowed|ok\b|\?/gi, '').trim()
      if (!coveragesIn(h) || (!instead && NO.test(cell))) return []
      const amount = cell.replace(/^(?:yes|no|y|n|x)\b[,;: ]*/i, '')
      const text = instead ? `${name}${amount ? ` of ${amount}` : ''} is ${/^(?:no|n)\b/i.test(cell) ? 'not ' : ''}accepted instead` : `${name}: ${YES.test(cell) ? 'required' : cell}`
      return [{ raw: raws[i]!, label: null, block, context: { ...context, condition }, item: true, row: { headers, cells: [text], table: block } }]
    })
  })
}

function plainRow(cells: string[], raw: string, context: Context, block: number): Segment {
  const filled = cells.filter((c) => c.trim())
  return {
    raw,
    label: null,
    block,
    context,
    item: true,
    row: { headers: [], cells: [filled.length > 1 ? `${filled[0]}: ${filled.slice(1).join('; ')}` : filled.join(' ')], table: block },
  }
}
