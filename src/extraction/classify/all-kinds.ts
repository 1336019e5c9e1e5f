import { FOREIGN_KINDS } from './foreign-kinds.ts'
import { INSURANCE_KINDS, type PageKind } from './page-kinds.ts'
import { REQUIREMENT_KINDS } from './requirement-kinds.ts'
import { UNPROVING_KINDS } from './unproving-kinds.ts'

/** Every kind that a page can be. */
export const ALL_KINDS: readonly PageKind[] = [...INSURANCE_KINDS, ...UNPROVING_KINDS, ...FOREIGN_KINDS, ...REQUIREMENT_KINDS]
