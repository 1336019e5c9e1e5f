import type { DocType, Form } from '../../vocabulary/index.ts'
import { CERTIFICATE_KINDS } from './certificate-kinds.ts'
import { DECLARATION_KINDS } from './declaration-kinds.ts'
import { FORM_KINDS } from './form-kinds.ts'
import { NOTICE_KINDS } from './notice-kinds.ts'

/**
 * What a page can be, finer than the classes of the contract, and the words that tell. `titles` count fully as a heading
 * and little inside running text; `body` phrases count anywhere; `hints` are common to several kinds and only tip a balance.
 */
export type PageKind = {
  kind: string
  doc_type: DocType
  form?: Form
  titles: string[]
  body: string[]
  hints?: string[]
}

/** Insurance paper that can prove coverage, or says what becomes of it. */
export const INSURANCE_KINDS: readonly PageKind[] = [...CERTIFICATE_KINDS, ...DECLARATION_KINDS, ...NOTICE_KINDS, ...FORM_KINDS]
