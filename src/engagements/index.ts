/** The verification of one insured for one consumer under one requirement set. */
export { clockSchema } from './clock-fields.ts'
export { createEngagement } from './create-engagement.ts'
export { endEngagement } from './end-engagement.ts'
export {
  type EngagementRow,
  findEngagement,
  listActiveIds,
  listEngagementsOfInsured,
  listWaivers,
  markClockOpened,
  moveEngagement,
  pageOfSet,
  servedBy,
  setCurrentVerdict,
} from './table.ts'
