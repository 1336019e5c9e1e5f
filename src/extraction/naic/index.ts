/** Carriers and NAIC codes as data: look up by code, match by name. */
export { allCarriers, carrierOfCode, foldCarrier, isGroupMark, isKnownCarrier, matchCarrier, matchSmudged } from './carrier-table.ts'
export { isCompanyName } from './company-name.ts'
