/** Certificates and binders: the ACORD forms in any drawing, and carriers' own layouts. */
export { withBinderTerm } from './binder-term.ts'
export { listsInColumns, readCertificate, readPolicyTable, readSummarySections, readSummaryTable } from './read-certificate.ts'
export { readRemarks } from './read-remarks.ts'
