import { OBLIGED } from '../lexicon/party-names.ts'
import { PRICED_CELL } from './priced-cells.ts'
import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from '../text/normalise-text.ts'
import { TIER } from '../segments/read-headings.ts'

/** What a column of a table says of the coverage that its row names. */
export type Column = 'coverage' | 'limit' | 'ai' | 'wos' | 'pnc' | 'notice' | 'required' | 'deductible' | 'rating' | 'notes' | 'tier' | 'advisory' | 'party' | 'audience' | 'state' | 'label' | 'better'

const HEADS: [RegExp, Column][] = [
  [/additional(?:ly)? insured|^who (?:must|is to|should|has to|needs to) be (?:named|added|listed|insured)\b|^(?:who (?:is|are) (?:the |an )?|(?:as )?[a-z']{2,14} (?:as )?)?a\.?\/?i\.?\??$|add(?:'|t|n|t'|it)?l\.? ?(?:ins|insd)|\bnames? us\b|\b(?:named|listed|added|shown|included|as|is|=) (?:an? )?a\.?\/?i\.?\??$/i, 'ai'],
  [/subrog|^sub(?:ro)?\.? waive|^sub(?:r|ro)?\.? ?(?:wvd|wvr|wv)\b|^w\.?o\.?s\.?\??$|^waiver\??$|\bwaives?\b/i, 'wos'],
  [/primary|non-?contrib|^p\/?n\.?c\.?\??$|^p&nc$/i, 'pnc'],
  [/notice|\bnoc\b|cancel/i, 'notice'],
  [/deductible|^(?:max(?:imum)?\.? )?ded\b\.?|retention|\bsirs?\b|self-insured/i, 'deductible'],
  [/^(?:preferred|recommended|desired|suggested|target|ideal)(?: (?:limits?|amounts?|minimums?))?$/i, 'better'],
  [/\bratings?\b|\bbest(?:'s)?\b/i, 'rating'],
  [
    /^(?:required|req'?d|req\.?|needed|mandatory|applies|applicable|status|check(?:ed)?|mark(?:ed)?|select(?:ed)?)\s*\??(?: ?\(?(?:y\/n|yes\/no|x)\)?)?$|required\?|^\(?(?:y ?\/ ?n|yes ?\/ ?no|yes or no)\)?\??$/i,
    'required',
  ],
  [/^(?:appl(?:ies|y|icable) to|(?:required|needed|asked|applies) (?:for|of|from|when|if|where)|for(?: whom)?|who needs it|(?:vendors?|contractors?|carriers?|partners?|suppliers?|tenants?|hosts?|drivers?)(?:'s)? (?:types?|class(?:es)?|categor(?:y|ies)|kinds?|groups?)|(?:service|business|trade|work) (?:types?|categor(?:y|ies)|class(?:es)?)|for which\b.*|when(?: (?:required|needed))?)\??$/i, 'audience'],
  [/^(?:who\b(?! (?:is |are |(?:must|should|is to|has to|needs to) be )?(?:the |an? )?(?:ai\b|protected|named|listed|added|insured|benefit\w*|additional))|(?:to be )?(?:carried|provided|furnished|maintained|purchased|procured|bought|paid|held|supplied|arranged|obtained) by|responsib|party\b|parties\b)/i, 'party'],
  [/notes?|comments?|remarks?|conditions?|endorsements?|forms?|details|special|other|provisions/i, 'notes'],
  [/^(?:(?:vendor|carrier|insured|contractor|home|employer)(?:'s)? )?(?:states?|domicile|jurisdictions?)$|^(?:vendors?|carriers?|contractors?) (?:based|located|domiciled) in$/i, 'state'],
  [/^(?:#|no\.?|item|ref(?:erence)?\.?|row|line ?(?:#|no\.?)|id)$/i, 'label'],
  [/^(?:lines?|coverages?|types?|polic(?:y|ies)|insurance|kind|what)\b(?!.*(?:limit|amount))/i, 'coverage'],
  [/limit|amount|minimum|required|requirement|min\b|occ|agg|each|per |csl|value|\$|how much/i, 'limit'],
]

/** "Consultants (< $50k)": for what sizes a column is meant. */
const SIZE = /(?:[<>\u2264\u2265]=?|\b(?:under|over|up to|above|below|(?:more|less|greater) than|at least|exceeding)) ?\$? ?\d|^(?:[a-z]+ )?\$? ?\d[\d,]*(?: ?(?:k|m|sf|sq\.? ?ft\.?|square feet|lbs?|miles|seats|units|rides|guests|people|employees|trucks|vehicles))? ?(?:\+|(?:and|or) (?:over|above|more|up|larger|under|less|fewer|below))\s*$/i
export function columnsOf(headers: string[]): Column[] {
  let coverageSeen = false
  return headers.map((h, i) => {
    if ((TIER.test(h) || SIZE.test(h)) && !/limit|occ|agg/i.test(h)) return 'tier'
    // "Yes | No": a row is asked where the first of the two is marked.
    if (/^yes$/i.test(h.trim()) && headers.some((other) => /^no$/i.test(other.trim()))) return 'required'
    // "AI (Y/N)", "Waiver required?": what is asked of the cell is no part of the column's name.
    const bare = h.trim().replace(/^(?:yes ?\/ ?no|y ?\/ ?n|required)[\s:-]+/i, '').replace(/[\s:-]*(?:\((?:y ?\/ ?n|yes ?\/ ?no|x|required|req'?d\.?)\)|\b(?:y ?\/ ?n|yes ?\/ ?no|required|req'?d\.?)|)\s*\??$/i, '') || h.trim()
    // "Requirement | Owner-operator | Fleet"
    if (i === 0 && !coverageSeen && /^(?:minimum |insurance )?requirements?$/i.test(h.trim())) {
      coverageSeen = true
      return 'coverage'
    }
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

export const STATE_HEAD = /^(?:[a-z']{3,12} )?states?(?: of (?:the )?[a-z]{3,12})?$|^domicile$|^(?:based|located|domiciled) in$/i
/** Whether cells are the head of a table: column names and no amounts. */
export const isTableHead = (cells: string[]): boolean => {
  const filled = cells.filter((c) => c.trim())
  if (filled.length < 2) return false
  const amounts = cells.some((c) => PRICE.test(c) && !TIER.test(c) && !(SIZE.test(c) && HEADS.some(([p]) => p.test(cells[0]!.trim()))))
  if (!amounts && STATE_HEAD.test(cells[0]!.trim())) return true
  // Coverages across the top, over a corner that names none.
  const across = cells.slice(1).filter((c) => coveragesIn(c) === 1).length
  if (!amounts && coveragesIn(cells[0]!) === 0 && across >= (cells[0]!.trim() ? Math.max(2, filled.length - 2) : filled.length - 1) && across > 0) return true
  return !amounts && cells.some((c) => HEADS.some(([p]) => p.test(c.trim().replaceAll('_', ' '))) || TIER.test(c))
}
/** How many cells of a row are names of columns. */
export const columnNamesIn = (cells: string[]): number => cells.filter((c) => HEADS.some(([p]) => p.test(c.trim().replaceAll('_', ' ')))).length
const PRICE = new RegExp(`${PRICED_CELL.source}|\\bstat(?:utory|\\b)`, 'i')
/** "      | Caterers | Stunt crews | Everyone" over coverages and their amounts: a first row that names those who are asked. */
export function headsAmounts([head = [], ...rows]: string[][]): boolean {
  const names = head.slice(1).filter((c) => c.trim())
  if (names.length < 2 || rows.length < 2 || head.some((c) => c.length > 40 || /[:;]/.test(c) || PRICE.test(c) || coveragesIn(c) > 0 || limitsIn(c) > 0)) return false
  const priced = rows.filter((r) => coveragesIn(r[0] ?? '') > 0 && r.slice(1).some((c) => PRICE.test(c)))
  return priced.length >= 2 && priced.length * 2 >= rows.length && rows.some((r) => r.slice(1).filter((c) => c.trim()).length >= 2)
}
export const limitsIn = (cell: string): number => findMentions(readableText(cell)).mentions.filter((m) => m.kind === 'limit').length
/** How many coverages a cell names; "Auto BIPD" is one by two names. */
export const coveragesIn = (cell: string): number => new Set(findMentions(readableText(cell)).mentions.flatMap((m) => (m.kind === 'coverage' ? [`${m.type} ${m.part ?? ''}`] : []))).size

const PRICE_OR_NONE = new RegExp(`${PRICED_CELL.source}|^stat|^(?:none|no|n/?a|not required|-+|—|–)?$`, 'i')
/** Those who are asked, as heads of columns: "Leased owner-ops", "Carrier w/ own authority", "Subs (all tiers)". */
const WHO = new RegExp(`^(?:(?:all|leased|own|large|small|independent|local|motor|prime|trade) )?(?:${OBLIGED.filter((name) => !/^(?:you|company|agency|state|customer|party|insured|user|member)$/.test(name)).join('|')}|owner[- ]?op(?:erator)?|o\\/o|prime|sub|fleet|bidder)s?(?: (?:w\\/|with |\\().{1,30})?$`, 'i')
/** Two or more columns of amounts under heads that name no limit ("Standard", "Reefer") are levels. */
export function levelColumns(columns: Column[], headers: string[], rows: string[][]): Column[] {
  const plain = headers.map((h, i) => columns[i] === 'notes' && h.trim() !== '' && !HEADS.some(([p]) => p.test(h.trim())))
  const some = plain.map((p, i) => p && !/\b(?:if|we|you|unless|instead|require\w*|otherwise)\b/i.test(headers[i]!) && rows.some((r) => PRICED_CELL.test(r[i] ?? '')))
  const priced = plain.map((p, i) => p && rows.filter((r) => PRICED_CELL.test(r[i] ?? '')).length >= Math.min(2, rows.length))
  // Beside two of them, one that names amounts or none is a level as well.
  const priceOrNone = plain.map((p, i) => p && some[i] && rows.every((r) => PRICE_OR_NONE.test((r[i] ?? '').trim())))
  // "Carrier | Owner-op": columns of those who are asked, whatever their cells say.
  const who = headers.map((h, i) => i > 0 && columns[i] !== 'tier' && WHO.test(h.trim()))
  if (who.filter(Boolean).length >= 2 && who.some((w, i) => w && rows.some((r) => PRICED_CELL.test(r[i] ?? '')))) return columns.map((c, i) => (who[i] || priced[i] || priceOrNone[i] ? 'tier' : c))
  if (priced.filter(Boolean).length >= 2) return columns.map((c, i) => (priced[i] || priceOrNone[i] ? 'tier' : c))
  if ((priced.some(Boolean) || priceOrNone.some(Boolean)) && columns.includes('tier') && !columns.includes('limit')) return columns.map((c, i) => (priced[i] || priceOrNone[i] ? 'tier' : c))
  return some.filter(Boolean).length >= 2 && priced.some(Boolean) ? columns.map((c, i) => (some[i] ? 'tier' : c)) : columns
}

/** A column of numbers or letters that other lines refer to; under another head it names the coverage. */
export function labelColumn(columns: Column[], rows: string[][]): Column[] {
  const at = columns.indexOf('label')
  const short = at >= 0 && rows.every((r) => /^\W*\w{0,3}\W*$/.test(r[at] ?? ''))
  return columns.map((c, i) => (i !== at || short ? c : columns.includes('coverage') ? 'notes' : 'coverage'))
}

/** Where no head says which column names the coverages, it is the first whose cells do. */
export function nameColumn(columns: Column[], rows: string[][]): Column[] {
  const named = (i: number): number => rows.filter((r) => coveragesIn(r[i] ?? '') > 0).length
  const held = columns.indexOf('coverage')
  if (held >= 0 && named(held) > 0) return columns
  const at = columns.findIndex((c, i) => c !== 'label' && named(i) * 2 >= rows.length)
  return at < 0 ? columns : columns.map((c, i) => (i === at ? 'coverage' : c === 'coverage' ? 'notes' : c))
}

const ASKING = /\b(?:owner|landlord|lessor|licensor|us|we|ours?|gc|general contractor|city|county|client|customer|company|shipper|broker|buyer|district|university|authority|association|venue)\b/i
/** "Who | all subs | crane subs": under that word alone, where no cell names one who asks, the rows say of whom. */
export const whoColumn = (columns: Column[], headers: string[], rows: string[][]): Column[] =>
  columns.map((c, i) => (c === 'party' && /^who\??$/i.test(headers[i]!.trim()) && !rows.some((r) => ASKING.test(r[i] ?? '')) ? 'audience' : c))
