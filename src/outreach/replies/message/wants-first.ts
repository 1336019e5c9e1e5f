import { AnyOf } from '../../../vocabulary/index.ts'
import { withoutBreaks } from './fold-text.ts'
import { WANTS, type WantWeight } from './wants.ts'

const weighing = (...weights: WantWeight[]): AnyOf => new AnyOf(WANTS.filter(([weight]) => weights.includes(weight)).map(([, source]) => `(?<![a-z])(?:${source})`))
const OUTRIGHT = weighing('outright')
const ASKING = weighing('strong', 'plain')
const STRONG = weighing('strong', 'strengthens')

/** Whether a letter, folded, wants something before it answers, whatever else it says; a line of it may be broken anywhere. */
export const wantsFirst = (folded: string): boolean => OUTRIGHT.test(folded) || OUTRIGHT.test(withoutBreaks(folded))
/** Whether it asks for anything. */
export const asksFirst = (folded: string): boolean => ASKING.test(folded) || wantsFirst(folded)
/** Whether what it asks for outweighs a promise or a status beside it. */
export const asksStrongly = (folded: string): boolean => folded.includes('?') || STRONG.test(folded) || wantsFirst(folded)
