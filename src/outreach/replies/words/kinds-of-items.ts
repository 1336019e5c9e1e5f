import type { Item } from './lex-sentence.ts'

const JUDGING = new Set([
  'active',
  'match',
  'yes',
  'weak',
  'bad',
  'rewrite',
  'wrong',
  'cannot',
  'checking',
  'hedge',
  'pending',
  'denied',
  'no',
  'inherit',
])
/** Says yes, no, active or ended. */
export const isAnswer = (item: Item): boolean => item.kind === 'sense' && ['yes', 'no', 'active', 'bad'].includes(item.sense)
/** Judges what it is said of. */
export const says = (item: Item): boolean => item.kind === 'sense' && JUDGING.has(item.sense)
/** A day, an amount or a number. */
export const isValue = (item: Item): boolean =>
  item.kind === 'date' || item.kind === 'range' || item.kind === 'amount' || item.kind === 'split' || item.kind === 'number'
/** Names policies. */
export const points = (item: Item): boolean => item.kind === 'mention' && (item.scope !== 'topic' || item.via === 'former' || item.via === 'latter')
/** A comma, a bracket, a dash, an "and": where a clause may end. */
export const separates = (item: Item): boolean => (item.kind === 'mark' && /[,;()|:-]/.test(item.mark)) || item.kind === 'join'

/** "The med pay is 7,500", asked about 5,000: a limit by its name and an amount are no remark. Deductibles are of many kinds. */
export const statesALimit = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'label' && !item.labels.every((label) => /deductible|retention/.test(label))) && items.some((item) => item.kind === 'amount' || item.kind === 'split')
