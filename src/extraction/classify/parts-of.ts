import type { DocType, DocumentPart, Form } from '../../vocabulary/index.ts'
import type { PageClass } from '../stages.ts'

/** A part with the edition its first page prints. */
export type ClassedPart = DocumentPart & { form_edition: string | null }

/** Cuts classed pages into parts: runs of one class and one form; a certificate form starts a part of its own each time. */
export function partsOf(classes: readonly PageClass[]): ClassedPart[] {
  const parts: ClassedPart[] = []
  let before: PageClass | null = null
  for (const page of classes) {
    const open = parts.at(-1)
    const continues = open && before && before.doc_type === page.doc_type && (page.form === before.form || page.form === null)
    // Two certificates in a row are two certificates, each with its own insurers and letters.
    const fresh = (page.doc_type === 'coi' && page.confidence > 0.6 && page.form !== null) || page.starts === true
    if (open && continues && !fresh) open.page_end = page.page
    else
      parts.push({ doc_type: page.doc_type, form: page.form, page_start: page.page, page_end: page.page, form_edition: page.form_edition })
    before = page
  }
  return parts
}

// What a whole document is called when its parts differ: the paper it was sent for, not what is stapled behind it.
const RANK: DocType[] = [
  'coi',
  'state_fund_certificate',
  'binder',
  'policy',
  'declarations',
  'cancellation_notice',
  'reinstatement_notice',
  'id_card',
  'mcs_90',
  'filing',
  'endorsement',
  'schedule',
  'sop',
  'unknown',
  'not_insurance',
]

/** The class and form of the document as a whole. A policy needs more policy pages than declarations; otherwise the declarations name it. */
export function documentTypeOf(parts: readonly ClassedPart[]): { doc_type: DocType; form: Form | null; form_edition: string | null } {
  const pages = (type: DocType): number => parts.filter((p) => p.doc_type === type).reduce((n, p) => n + p.page_end - p.page_start + 1, 0)
  const first = parts.find((p) => p.doc_type !== 'unknown' && p.doc_type !== 'not_insurance')
  const ranked = RANK.filter((type) => pages(type) > 0)
  let doc_type = ranked[0] ?? 'unknown'
  if (doc_type === 'policy' && pages('declarations') > 0 && pages('policy') + pages('endorsement') < 3) doc_type = 'declarations'
  // A notice sent with a page of something else is still a notice.
  if (first && (first.doc_type === 'cancellation_notice' || first.doc_type === 'reinstatement_notice' || first.doc_type === 'mcs_90'))
    doc_type = first.doc_type
  // One stray insurance-like page does not make insurance of an invoice or a loss run.
  const proving = parts
    .filter((p) => p.doc_type !== 'unknown' && p.doc_type !== 'not_insurance')
    .reduce((n, p) => n + p.page_end - p.page_start + 1, 0)
  const foreign = pages('not_insurance') + pages('unknown')
  if (proving > 0 && foreign > proving * 3 && doc_type !== 'coi')
    doc_type = pages('not_insurance') > pages('unknown') ? 'not_insurance' : 'unknown'
  if (proving === 0) doc_type = pages('not_insurance') > pages('unknown') ? 'not_insurance' : 'unknown'
  const named = parts.find((p) => p.doc_type === doc_type)
  return { doc_type, form: named?.form ?? null, form_edition: named?.form_edition ?? null }
}
