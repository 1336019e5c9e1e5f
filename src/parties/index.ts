/** Insureds, consumers, and how to reach them. */
export { displayName, policyDate, reason, ref, stateAsSent, stateCode } from './fields.ts'
export { refuseCycle } from './put-insured.ts'
export { ensureConsumer, ensureInsured, findConsumer, findInsured, type InsuredRow, listDescendantRefs, lockInsured, relativesFoundBy } from './table.ts'
