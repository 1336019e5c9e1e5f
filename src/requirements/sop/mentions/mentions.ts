import { allMatches } from '../text/all-matches.ts'
import type { AggregateBasis, AutoScope, CoverageType, DocType, ReverificationCadence } from '../../../vocabulary/index.ts'
import type { CoveragePart } from '../lexicon/lexicon-coverages.ts'
import type { LimitWord } from '../lexicon/lexicon-limits.ts'
import type { AmountMention } from '../amounts/join-amounts.ts'

/** One thing a requirement text can ask of a coverage besides its limits. */
export type Member =
  | { name: 'additional_insured' | 'subrogation_waived' | 'primary_noncontributory' | 'occurrence_form'; value: true }
  | { name: 'aggregate_basis'; value: AggregateBasis }
  | { name: 'auto_scope'; value: AutoScope[] }
  | { name: 'max_deductible' | 'cancellation_notice_days' | 'min_days_remaining' | 'expiry_lead_days'; value: number }
  | { name: 'carrier_rating'; value: { min_rating: string; min_size?: string } }
  | { name: 'endorsements'; value: string[] }
  | { name: 'accepted_documents'; value: DocType[] }
  | { name: 'source_confirmation'; value: false }
  | { name: 'reverification_cadence'; value: ReverificationCadence }
  /** `to`: the amount that is to be reached so, where only one is. */
  | { name: 'stack'; value: true; to?: number }
export type MemberName = Member['name']

type At = { start: number; end: number }
export type CoverageMention = At & {
  kind: 'coverage'
  type: CoverageType
  part?: CoveragePart
  alternative?: CoverageType
  weak?: boolean
  bare?: boolean
  printed?: boolean
}
export type LimitMention = At & { kind: 'limit'; word: LimitWord; printed?: string }
export type MemberMention = At & { kind: 'member'; member: Member; negated?: boolean; doubt?: string; reefer?: boolean }
/** "All policies", "all liability policies". */
export type AllMention = At & { kind: 'all'; liability: boolean; /** "Both policies". */ both?: true }
/** "items 1 and 2", "(i) and (ii)", "A through D". */
export type ItemsMention = At & { kind: 'items'; refs: string[] }
export type Mention = CoverageMention | LimitMention | MemberMention | AllMention | ItemsMention | (AmountMention & { kind: 'amount' })
/** An amount as it stands in a sentence. */
export type AmountToken = Extract<Mention, { kind: 'amount' }>

/** The characters that stand for each kind of mention in a masked sentence. */
export const MARK = { amount: '¤', coverage: '©', limit: '£', member: 'µ', all: '¶', items: '§', other: '¦' } as const
export const mask = (text: string, start: number, end: number, mark: string): string =>
  text.slice(0, start) + mark.repeat(Math.max(0, end - start)) + text.slice(end)

/** A sentence with its case kept, and with the marks of its masked form that `marks` finds in place of what they stand for. */
export function carryMarks(cased: string, masked: string, marks: RegExp): string {
  let out = ''
  let at = 0
  for (const m of allMatches(marks, masked)) {
    out += cased.slice(at, m.index) + m[0]
    at = m.index + m[0].length
  }
  return at === 0 ? cased : out + cased.slice(at)
}
