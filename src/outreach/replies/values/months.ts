const MONTH_NAMES = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
const MESES = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre']
/** The month that a word is the name of, or the beginning of one; 0 where it is none. */
export const monthOf = (word: string): number => MONTH_NAMES.findIndex((name) => word.length >= 3 && name.startsWith(word)) + 1 || MESES.indexOf(word) + 1
