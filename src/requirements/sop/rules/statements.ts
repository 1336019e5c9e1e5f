import type { CoverageType, DocType, RuleAlternative } from '../../../vocabulary/index.ts'
import type { CoveragePart } from '../lexicon/lexicon-coverages.ts'
import type { Member, MemberName } from '../mentions/mentions.ts'
import type { Condition } from '../conditions/conditions.ts'

export type AskedLimit = { label: string; min: number | null; doubt?: string }

type Said = { sentence: string; condition: Condition | null; severity: 'required' | 'advisory'; tier: string | null }

export type SameAs = { refs: string[]; types?: undefined } | { types: CoverageType[]; refs?: undefined }

/** One coverage asked in one sentence. `asked` is false where the sentence only refers to it. */
export type CoverageStatement = Said & {
  kind: 'coverage'
  coverage: CoverageType
  part?: CoveragePart
  limits: AskedLimit[]
  alternatives: RuleAlternative[]
  members: Member[]
  asked: boolean
  /** The text takes other ways to meet this coverage away ("the other two do not count there"). */
  only?: boolean
  instead?: boolean
  /** What sets this apart from the same coverage asked without it ("pharma"). */
  qualifier?: string
  /** A phrase that may say when this is asked. */
  maybe?: string
  /** The item or coverage whose amounts it takes. */
  sameAs?: SameAs
  doubts: string[]
  /** Asked of those only who have employees, as the law asks it. */
  ofSome?: true
  segment: number
  item: string | null
}

/** What a member is asked of. */
export type Target =
  | { kind: 'all'; liability: boolean; except: CoverageType[]; implicit?: boolean; /** Numbered items left out. */ exceptRefs?: string[]; /** Both of the two asked before it. */ both?: true; /** Those that name an additional insured, where some do. */ insured?: true }
  | { kind: 'types'; types: CoverageType[] }
  | { kind: 'items'; refs: string[]; except: CoverageType[]; /** Coverages named beside the items. */ types?: CoverageType[] }

export type MemberStatement = Said & { kind: 'member'; member: Member; negated: boolean; target: Target; doubt?: string; form?: boolean }

/** Another coverage accepted in place of one already asked. */
export type AlternativeStatement = Said & { kind: 'alternative'; to: CoverageType | null; alternative: RuleAlternative; refused?: boolean }

export type NotRequiredStatement = Said & { kind: 'not_required'; coverage: CoverageType; member?: MemberName }

export type CertificateStatement = {
  kind: 'certificate'
  sentence: string
  certificate_holder?: string
  named_insured?: 'exact' | 'normalized' | 'dba'
  issued_within_days?: number
  no_exclusion_terms?: string[]
  /** The level it is asked at, where the text has levels. */
  tier?: string
  doubt?: string
}

export type DocumentsStatement = {
  kind: 'documents'
  sentence: string
  accepted: DocType[]
  refused: DocType[]
  limiting: boolean
  send: boolean
  others: boolean
  too: boolean
  types: CoverageType[] | null
  condition: Condition | null
}

export type QuestionStatement = {
  kind: 'question'
  sentence: string
  question: string
  candidates: string[]
  coverage?: CoverageType
  member?: string
  /** Asks when something holds: of the sentence as a whole, or of what came of it, which makes the first needless. */
  when?: 'whole' | 'own'
  /** The numbered items it asks about. */
  refs?: string[]
  /** It asks which coverage an amount belongs to. */
  orphan?: true
  /** It asks whether a member is required or only preferred. */
  preferred?: true
}

export type Statement =
  | CoverageStatement
  | MemberStatement
  | AlternativeStatement
  | NotRequiredStatement
  | CertificateStatement
  | DocumentsStatement
  | QuestionStatement

/** The coverages that are asked, and not only preferred. */
export const asked = (statements: Statement[]): CoverageStatement[] =>
  statements.filter((s) => s.kind === 'coverage' && s.asked && s.severity === 'required') as CoverageStatement[]
