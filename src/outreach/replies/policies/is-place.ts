import { STATE_CODES, STATE_NAMES } from '../../../vocabulary/index.ts'

const either = (words: Record<string, string>): string => Object.values(words).join('|')
/** Two letters behind a comma only: "in" and "or" are words where all is in capitals. */
const IN_STATE = new RegExp(`^(?:,? (?:${either(STATE_NAMES)})|, (?:${either(STATE_CODES)}))\\b(?! [A-Z])`)

/** "Moved to Georgia", "to Dallas, TX": where somebody went. A company that bears a state's name has more of a name. */
export const isPlace = (name: string, behind: string): boolean => Object.hasOwn(STATE_CODES, name.toLowerCase()) || IN_STATE.test(behind)
