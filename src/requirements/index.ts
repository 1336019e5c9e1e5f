/** Requirement sets: their versions, rules, and the texts they are parsed from. */
export { chooseSet, findDraftedKey } from './choose-set.ts'
export { requireVersion } from './routes.ts'
export { cadence, leadDays } from './rule-schema.ts'
export { findInEffect, findVersion, type SetState, type VersionRow } from './table.ts'
