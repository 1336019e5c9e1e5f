import { BUSINESS_KINDS } from './business-kinds.ts'
import { FREIGHT_AND_CLAIM_KINDS } from './freight-and-claim-kinds.ts'
import type { PageKind } from './page-kinds.ts'

/** Paper that is not insurance at all. */
export const FOREIGN_KINDS: readonly PageKind[] = [...BUSINESS_KINDS, ...FREIGHT_AND_CLAIM_KINDS]
