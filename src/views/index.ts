/** Read-only compositions of what the rooms hold. */
export { coverageSchema, coverageView } from './coverage.ts'
export { documentSchema, documentViews } from './document.ts'
export { engagementSchema, engagementView, shortEngagementSchema, shortEngagementView } from './engagement.ts'
export { readEngagement } from './read-engagement.ts'
export { impactSchema } from './impact.ts'
export { fetchedVerdictView, verdictSchema, verdictView } from './verdict.ts'
