/** What a person must look at, what they decide, and what the insured is asked for. */
export { clearRemediations } from './clear-remediations.ts'
export { openRemediation, type RemediationReason } from './open-remediation.ts'
export { openReviewItem } from './open-review-item.ts'
export { placeNotices } from './place-notices.ts'
export { tenantOf as tenantOfReviewItem } from './tenant-of-item.ts'
export { findReviewItem, openItemsOfInsured, openRemediations } from './table.ts'
