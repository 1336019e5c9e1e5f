import { type Context, DomainError, invalid, type Tx } from '../kernel/index.ts'
import { ensureConsumer } from '../parties/index.ts'
import type { Ambiguity, ParsedRequirements, ReverificationCadence, Rule } from '../vocabulary/index.ts'
import { publishVersion } from './publish-version.ts'
import { insertDraft, lockSet, type VersionRow } from './table.ts'

const REVIEW_STATES_DEFAULT = ['OH', 'ND', 'WA', 'WY']

export type NewSet = {
  consumerRef: string
  consumerName?: string | undefined
  key: string
  rules?: (Omit<Rule, 'rule_id'> & { rule_id?: string | undefined })[] | undefined
  /** A requirement text, and what was read in it (`read-source.ts`). */
  source?: { text: string; parsed: ParsedRequirements } | undefined
  sourceDocumentId?: string | undefined
  reviewStates?: string[] | undefined
  appliesTo?: 'new' | 'all_active' | undefined
  publish: boolean
  effectiveOn?: string | undefined
  gracePeriodDays?: number | undefined
  reverificationCadence?: ReverificationCadence | undefined
  expiryLeadDays?: number | undefined
}

/** A new version of a set: from rules a draft or, on request, published at once; from a text always a draft. */
export async function createVersion(tx: Tx, context: Context, set: NewSet): Promise<VersionRow> {
  const parsed = set.source?.parsed
  const rules = parsed ? parsed.rules : nameRules(set.rules ?? [])
  const known = await lockSet(tx, set.consumerRef)
  await ensureConsumer(tx, set.consumerRef, set.consumerName)
  if (!known) await lockSet(tx, set.consumerRef)
  const draft = await insertDraft(tx, {
    consumer_ref: set.consumerRef,
    set_key: set.key,
    rsv_id: context.ids.make('requirementSetVersion'),
    applies_to: null,
    effective_on: set.effectiveOn ?? null,
    grace_period_days: set.gracePeriodDays ?? null,
    reverification_cadence: set.reverificationCadence ?? parsed?.set.reverification_cadence ?? 'none',
    expiry_lead_days: set.expiryLeadDays ?? parsed?.set.expiry_lead_days ?? 30,
    review_states: set.reviewStates ?? REVIEW_STATES_DEFAULT,
    rules,
    ambiguities: (parsed?.ambiguities as Ambiguity[] | undefined) ?? null,
    source_text: set.source?.text ?? null,
    source_document_id: set.sourceDocumentId ?? null,
  })
  if (!set.publish) return draft
  if (!set.appliesTo) throw new DomainError('applies_to_required', 'Publishing needs applies_to: "new" for engagements opened from now on, "all_active" for every active one.', { param: 'applies_to' })
  return publishVersion(tx, draft, { appliesTo: set.appliesTo, effectiveOn: set.effectiveOn, gracePeriodDays: set.gracePeriodDays })
}

/** Every rule gets an id: the caller's own, which must be unique in the version, or rule_1, rule_2, … */
function nameRules(rules: NonNullable<NewSet['rules']>): Rule[] {
  const taken = new Set<string>()
  rules.forEach((rule, i) => {
    if (rule.rule_id === undefined) return
    if (taken.has(rule.rule_id)) throw invalid(`rules[${i}].rule_id`, `The rule_id "${rule.rule_id}" stands twice.`)
    taken.add(rule.rule_id)
  })
  let next = 1
  return rules.map((rule) => {
    if (rule.rule_id !== undefined) return rule as Rule
    while (taken.has(`rule_${next}`)) next++
    return { ...rule, rule_id: `rule_${next++}` } as Rule
  })
}
