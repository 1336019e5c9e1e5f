/** Printed values into their meaning: dates and amounts. Pure; a text that is not clearly a value gives null. */
export { findAmount, isDamagedAmount, parseAmount } from './parse-amount.ts'
export { mendDate } from './mend-date.ts'
export { daysBetween, findDate, findDates, parseDate } from './parse-date.ts'
export { isPartOfNumber } from './part-of-number.ts'
export { editsBetween } from './edits-between.ts'
export { normalForm } from './normal-form.ts'
export { headEdits } from './shape-edits.ts'
export { COVERAGE_WORDS, FORM_WORDS, LABEL_WORDS } from './form-words.ts'
