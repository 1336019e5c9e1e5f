/** The verification of one insured for one consumer under one requirement set. */
export { CLOCK_DEFAULTS, clockSchema } from './clock-fields.ts'
export { createEngagement, type EngagementRequest } from './create-engagement.ts'
export { endEngagement } from './end-engagement.ts'
export {
  type EngagementRow, findEngagement, listEngagements, listEngagementsOfInsured, listWaivers, markClockOpened, moveEngagement, pageOfSet, servedBy, setCurrentVerdict, updateEngagement, type WaiverRow,
} from './table.ts'
