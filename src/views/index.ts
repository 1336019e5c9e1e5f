/** Read-only compositions of what the rooms hold. */
export { documentSchema, documentViews } from './document.ts'
export { engagementSchema, engagementView, shortEngagementSchema, shortEngagementView } from './engagement.ts'
export { readEngagement } from './read-engagement.ts'
export { impactSchema } from './impact.ts'
export { verdictSchema } from './verdict.ts'
