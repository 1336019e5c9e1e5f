/**
 * The same text, kept as one byte a letter where it has only letters of Latin-1. V8 keeps a text as two bytes a letter when any
 * of it needs them, and so all that is cut from it: one curly quote makes every sentence wide. Patterns are compiled for each
 * width anew, and over narrow text they are faster.
 */
export const asBytes = (text: string): string => (LATIN_1.test(text) ? Buffer.from(text, 'latin1').toString('latin1') : text)
const LATIN_1 = /^[\0-\xff]*$/
