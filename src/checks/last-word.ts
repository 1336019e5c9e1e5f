import type { JudgedCertificate, JudgedLine } from './judged.ts'

/** Certificates that are proof of some policy still: not those of policies that all have ended or given way to newer ones. */
export const stillProof = (certificates: readonly JudgedCertificate[], lines: readonly JudgedLine[], today: string): readonly JudgedCertificate[] =>
  orAll(certificates, ({ document_id }) => {
    const stated = statedBy(document_id, lines)
    return stated.length === 0 || stated.some((line) => decides(line, today))
  })

/**
 * Certificates, newest first, that are the last word on some policy: a certificate issued anew for the same policies takes the place of the one
 * before it. One that states a policy that no later certificate states still speaks for that.
 */
export const lastWord = (certificates: readonly JudgedCertificate[], lines: readonly JudgedLine[], today: string): readonly JudgedCertificate[] =>
  orAll(stillProof(certificates, lines, today), (certificate, at, all) => {
    const stated = statedBy(certificate.document_id, lines).filter((line) => decides(line, today))
    const later = all.filter((other, place) => other.document_id !== certificate.document_id && isLater([other, place], [certificate, at], today))
    return stated.length === 0 || stated.some((line) => !later.some(({ document_id }) => states(line, document_id)))
  })

/** By the day of issue, on one day by arrival; one without a day of issue, or from a day to come, is later than none. */
const isLater = ([other, place]: [JudgedCertificate, number], [one, at]: [JudgedCertificate, number], today: string): boolean => {
  if (other.issued_on === null || other.issued_on > today || other.unreadable.includes('issued_on')) return false
  return one.issued_on === null || other.issued_on === one.issued_on ? place < at : other.issued_on > one.issued_on
}

const statedBy = (document_id: string, lines: readonly JudgedLine[]): JudgedLine[] => lines.filter((line) => states(line, document_id))
const states = (line: JudgedLine, document_id: string): boolean => line.documents.some((document) => document.document_id === document_id)
const decides = ({ superseded_by, expiration_date }: JudgedLine, today: string): boolean => superseded_by === null && (expiration_date === null || today < expiration_date)

/** Where none is left, all are: what there is has to be judged. */
const orAll = (certificates: readonly JudgedCertificate[], keeps: (one: JudgedCertificate, at: number, all: readonly JudgedCertificate[]) => boolean): readonly JudgedCertificate[] => {
  const kept = certificates.filter(keeps)
  return kept.length > 0 ? kept : certificates
}
