import type { CoverageType } from '../vocabulary/index.ts'
import type { JudgedLine } from './judged.ts'

export type WordedGrant = 'additional_insured' | 'subrogation_waived'

const SAYS: Record<WordedGrant, RegExp> = {
  additional_insured: /\badditional(?:ly)? insureds?\b/,
  subrogation_waived: /\bwaivers? of (?:transfer of rights|our rights?|subrogation)\b|\bsubrogation (?:is|are|has been|have been) waived\b|\bwaives?\b.{0,40}\bsubrogation\b/,
}
/** What denies it, only asks for it, or says what would follow if it were so. */
const TAKES_BACK = /\b(?:not|no|none|never|neither|nor|without|excluded|excluding|n\/a|request(?:s|ed|ing)?|pending|available|optional|unless|must|shall|should|would|whether)\b|\bif (?:the |a )?(?:certificate|holder|subrogation|additional)\b/
const COVERAGES: [RegExp, readonly CoverageType[]][] = [
  [/\bgeneral liab|\bc?gl\b/, ['general_liability']],
  [/\bauto/, ['auto_liability']],
  [/\bumbrella\b|\bexcess\b/, ['umbrella', 'excess_liability']],
  [/\bwork(?:ers|ers'|er's|men)|\bwc\b|\bemployer/, ['workers_comp', 'employers_liability']],
  [/\bprofessional\b|\be ?& ?o\b/, ['professional_liability']],
  [/\bpollution\b/, ['pollution_liability']],
  [/\bcargo\b/, ['cargo', 'contingent_cargo']],
  [/\bproperty\b(?! damage)/, ['property']],
]
/** What a sentence that names no coverage speaks of. */
const LIABILITY: ReadonlySet<CoverageType> = new Set(['general_liability', 'auto_liability', 'umbrella', 'excess_liability', 'garage_liability'])

/**
 * Whether a certificate grants in its description what its column does not mark: it says both, and which of them the policy says a person has to
 * see. Never so of what another kind of paper says: an endorsement that takes a grant away has the last word.
 */
export const isGrantedInWords = (line: JudgedLine, grant: WordedGrant): boolean => {
  const source = line.sources[grant]
  const ofCertificate = source?.kind === 'document' && line.documents.some(({ document_id, document_class }) => document_id === source.document_id && document_class === 'coi')
  if (!ofCertificate || !line.description_of_operations) return false
  const sentences = line.description_of_operations.slice(0, 8_000).toLowerCase().replace(/\s+/g, ' ').split(/(?<=[.;]) /)
  return sentences.some((sentence) => {
    if (!SAYS[grant].test(sentence) || TAKES_BACK.test(sentence)) return false
    const named = COVERAGES.filter(([says]) => says.test(sentence)).flatMap(([, types]) => types)
    return named.length > 0 ? named.includes(line.coverage_type) : LIABILITY.has(line.coverage_type)
  })
}
