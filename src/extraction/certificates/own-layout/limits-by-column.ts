import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Row } from '../../classify/index.ts'
import type { Word } from '../../page-model.ts'
import { findAmount, parseAmount } from '../../values/index.ts'
import { labelOf, namedLabel, ownLimit } from '../limits/limit-labels.ts'
import { pairsIn, type ReadLimit } from '../limits/limit-pairs.ts'
import type { CoverageSection } from './coverage-sections.ts'
import type { LimitColumns } from './limit-columns.ts'

const KEPT_OF_EACH = /^\$?\s?\d[\d,]*\s+(?:each|per|any\s+one)\s+(?:accident|occurrence|claim|loss)\W*$/i
const textOfWords = (words: readonly Word[]): string => words.map((w) => w.text).join(' ')

/** What each cell's column says its amount is. */
export function limitsByColumn(row: Row, section: CoverageSection, columns: LimitColumns, printed: string): ReadLimit[] {
  const cells = row.segments.flatMap((s) => {
    const amount = parseAmount(s.text)
    return amount === null ? [] : [{ amount, x: s.box.x + s.box.w / 2, words: s.words }]
  })
  // `$5,000 per accident` under `Deductible`.
  for (const s of row.segments) {
    const amount = parseAmount(s.text) === null && KEPT_OF_EACH.test(s.text) ? findAmount(s.text)?.amount : undefined
    if (amount !== undefined && amount !== null) cells.push({ amount, x: s.box.x + s.box.w / 2, words: s.words })
  }
  const first = findAmount(printed)
  const caption = first ? printed.slice(0, first.start).replace(/[$\s:]+$/, '') : ''
  const columnAt = (x: number): LimitColumns[number] => columns.reduce((near, c) => (Math.abs(x - c.x) < Math.abs(x - near.x) ? c : near))
  const kindAt = (x: number): LimitColumns[number]['kind'] => columnAt(x).kind
  // `$100,000 any one vehicle`: a cell of limits that says of each what it is.
  const worded = row.segments.filter((s) => parseAmount(s.text) === null && /^\$\s?\d|^\d{1,3}(?:,\d{3})+\s[A-Za-z]/.test(s.text) && kindAt(s.box.x + s.box.w / 2) === 'limit').flatMap((s) => pairsIn(s.text, s.words, section.type))
  const bare = cells.flatMap(({ amount, x, words }) => {
    const kind = kindAt(x)
    if (kind === null || amount === 0 || (kind === 'limit' && KEPT_OF_EACH.test(textOfWords(words)))) return []
    if (kind === 'retention') return [{ label: 'retention', amount, words }]
    const isDeductible = kind === 'deductible'
    if (isDeductible && section.type === 'auto_liability' && OWN_DAMAGE.test(caption)) return []
    if (isDeductible && section.type === 'general_liability' && isExtension(caption)) return []
    const { named } = columnAt(x)
    const label = isDeductible ? ownDeductible(section.type, caption) : named ? labelOf(section.type, named) : (labelOf(section.type, caption) ?? ownLimit(section.type))
    return label ? [{ label, amount, words }] : []
  })
  return [...worded, ...bare]
}

const FORM_LIMITS = new Set(['each_occurrence', 'general_aggregate', 'products_comp_op_agg', 'personal_adv_injury', 'damage_to_rented_premises', 'med_exp'])
/** `Employee benefits liability` beside the form's own limits: what is kept back of it is not kept back of every loss. */
const isExtension = (caption: string): boolean => {
  const limit = labelOf('general_liability', caption) ?? namedLabel('general_liability', caption)
  return limit !== null && !FORM_LIMITS.has(limit) && /liab/i.test(caption)
}

/** Of what it is kept back: `Refrigeration breakdown` has a deductible of its own. */
const ownDeductible = (type: CoverageType, caption: string): string => {
  const named = namedLabel(type, `${caption} deductible`)
  return named?.endsWith('_deductible') ? named : 'deductible'
}
/** The vehicle's own damage, which liability has no part in. */
export const OWN_DAMAGE = /\bcomp|\bcoll|physical|glass|rental|uninsured|other\s+than/i
