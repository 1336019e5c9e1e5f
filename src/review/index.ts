/** What a person must look at, what they decide, and what the insured is asked for. */
export { openRemediation, type RemediationReason } from './open-remediation.ts'
export { openReviewItem } from './open-review-item.ts'
export {
  clearRemediations, findReviewItem, listReviewItems, openItemsOfInsured, openRemediations, REVIEW_KINDS, type RemediationRow, type ReviewItemRow, updateReviewItem,
} from './table.ts'
