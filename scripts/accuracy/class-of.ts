import type { PaperLabel } from '../samples/paper-label.ts'

/** The class a paper is counted in: what it is, and how it came. Personal papers are judged without limits. */
export function classOf(label: PaperLabel, bytes: Uint8Array, corpus: boolean): { name: string; personal: boolean } {
  const personal = /(home|renters|pet)_/i.test(label.file)
  const kind = kindOf(label, personal)
  return { name: corpus ? `corpus: ${kind}, ${label.digital ? 'digital' : 'picture'}` : `${kind}, ${cameAs(label, bytes)}`, personal }
}

function kindOf(label: PaperLabel, personal: boolean): string {
  if (label.doc_type === 'coi' || label.doc_type === 'binder') {
    if (label.form === 'other' || label.form === null) return 'certificate of own layout'
    return label.form.replace('acord_', 'ACORD ')
  }
  if (personal) return 'declarations, personal'
  return label.doc_type === 'declarations' ? 'declarations, commercial' : 'no proof'
}

function cameAs(label: PaperLabel, bytes: Uint8Array): string {
  if (!label.digital) return /_(scan|fax|photo)[a-z0-9_]*\.\w+$/.exec(label.file)?.[0].slice(1).split('.')[0]?.replace('_', ' ') ?? 'picture'
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/AcroForm')
  return form ? 'form fields' : 'text'
}
