/** What a page says of something else than the policies on it: one list of labels, and the page without what stands behind them. */
export { requiredOfOthers } from './required-of-others.ts'
export { otherWords, withoutOtherFacts } from './without-other-facts.ts'
