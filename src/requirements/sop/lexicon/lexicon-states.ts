import { STATE_NAMES } from '../../../vocabulary/index.ts'

/** States whose workers' compensation is sold by the state fund only (NCCI, monopolistic states). */
export const MONOPOLISTIC_STATES = ['ND', 'OH', 'WA', 'WY']
/** A state by its name or by its two letters, as a pattern. */
export const STATE_NAMES_OR_CODES = [...Object.values(STATE_NAMES), ...Object.keys(STATE_NAMES)].join('|')
