import { COVERAGE_NAMES, type CoverageType } from '../../../vocabulary/index.ts'
import { describeAmount } from '../amounts/describe-amount.ts'
import { OF_UNASKED, type SkipReason } from '../sentences/classify-sentence.ts'
import type { Reading } from '../mentions/find-mentions.ts'
import type { MemberName } from '../mentions/mentions.ts'
import type { Condition } from '../conditions/conditions.ts'
import { question, quoted } from './questions.ts'
import type { Group } from '../coverages/groups.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { QuestionStatement, Target } from '../rules/statements.ts'

export const FORM_IN_PLACE = 'A form is accepted here in place of a policy. Is the policy asked where the form is shown?'

const name = (c: CoverageType): string => COVERAGE_NAMES[c].toLowerCase()
const MEMBER_WORDS: Record<MemberName, string> = {
  additional_insured: 'additional insured status',
  subrogation_waived: 'a waiver of subrogation',
  primary_noncontributory: 'primary and non-contributory wording',
  occurrence_form: 'an occurrence form',
  aggregate_basis: 'the basis of the aggregate',
  auto_scope: 'the autos covered',
  max_deductible: 'the deductible ceiling',
  cancellation_notice_days: 'notice of cancellation',
  min_days_remaining: 'days remaining',
  expiry_lead_days: 'the lead before expiry',
  carrier_rating: 'the insurer rating',
  endorsements: 'the endorsement form',
  accepted_documents: 'the kinds of proof accepted',
  source_confirmation: 'confirmation by the source',
  reverification_cadence: 'the re-verification cadence',
  stack: 'meeting the limit together with an umbrella',
}
const SKIP_WORDS: Record<NonNullable<SkipReason>, string> = {
  definition: 'in a definition',
  mutual: 'of both parties',
  indemnity: 'in indemnity wording',
  example: 'as an example',
  third_party: 'as the insurance of somebody else',
  flow_down: 'as something to be asked of others',
  reference: 'as a figure of the law or of somebody else, for reference',
  remedy: 'as a remedy or a cap on liability',
  refused: 'as something that is not accepted',
  history: 'as something that was asked before',
}
/** An amount of this size in dollars that nothing explains may be a limit. */
const UNEXPLAINED_MIN = 50_000
/** "Youth groups may buy the District's policy instead" */
const INSTEAD_OF_OWN = /\b(?:may|can|could) (?:also )?(?:buy|purchase|use|join|enroll|choose|opt|be (?:covered|added|insured))\b(?=[^.;]*\b(?:instead|in lieu|in place|alternatively)\b)/
/** "Homeowner's insurance is accepted": insurance of another kind, or of somebody else. */
export const OTHER_COVER = /\b(?:home-?owner'?s?'?|renter'?s?'?|personal|blanket|master|group) (?:liability )?(?:insurance|auto|polic(?:y|ies)|program|plan|coverage|certificate)\b[^.;]{0,40}\b(?:(?:is|are|will be) (?:also )?(?:accepted|acceptable|fine|ok|okay|enough|sufficient)|works|counts|will do)\b|\b(?:can|may|could) (?:also )?(?:join|buy into|enroll in|sign up for|be (?:added to|covered (?:by|under))) (?:our|the) [^.;]{0,30}\b(?:program|polic(?:y|ies)|plan|insurance)\b|\bsigns?\b[^.;]{0,40}\b(?:waiver|form|release|affidavit)\b[^.;]{0,20}\b(?:instead of|in place of|in lieu of)\b[^.;]{0,30}\b(?:insurance|polic(?:y|ies)|coverage|certificate)/

/** Questions a person must answer, each with the sentence it is about. */
export const askAbout = {
  vague: (sentence: string, coverage: CoverageType, words: string): QuestionStatement =>
    question(
      sentence,
      `What is the least amount of ${name(coverage)}? The text says "${words}".`,
      ['Any amount', 'Set an amount'],
      coverage,
      'limits',
    ),
  included: (sentence: string, part: CoverageType, whole: CoverageType): QuestionStatement =>
    question(sentence, `${COVERAGE_NAMES[part]} is named as part of ${name(whole)}. Must the certificate show it apart?`, ['No', 'Add a rule'], part),
  condition: (sentence: string, coverage: CoverageType, condition: Condition, limits: string[] = []): QuestionStatement => ({
    ...question(
      sentence,
      condition.kind === 'exempt'
        ? `Who is let off ${name(coverage)}, and how is it shown?`
        : `${COVERAGE_NAMES[coverage]} depends on something a rule cannot test${quoted(condition)}. When does it apply?`,
      limits.length ? [`Always: ${limits.join(', ')}`, 'Only with a tag', 'Never'] : ['Always', 'Only with a tag', 'Never'],
      coverage,
      limits.length ? 'limits' : undefined,
    ),
    when: 'own',
  }),
  conditionalMember: (sentence: string, member: MemberName, condition: Condition, target: Target): QuestionStatement => ({
    ...question(
      sentence,
      `When is ${MEMBER_WORDS[member]} asked${quoted(condition)}?`,
      ['Always', 'Only with a tag', 'Never'],
      target.kind === 'types' && target.types.length === 1 ? target.types[0] : undefined,
      member,
    ),
    when: 'own',
  }),
  preferredMember: (sentence: string, member: MemberName, coverage?: CoverageType): QuestionStatement => ({
    ...question(sentence, `Is ${MEMBER_WORDS[member]} required, or only preferred?`, ['Required', 'Preferred, not checked'], coverage, member),
    preferred: true,
  }),
  asItIs: (sentence: string, member: MemberName): QuestionStatement =>
    question(sentence, `What a certificate shows of ${MEMBER_WORDS[member]} is left as it is. Is it asked?`, ['No', 'Yes'], undefined, member),
  formInstead: (sentence: string): QuestionStatement => question(sentence, FORM_IN_PLACE, ['Yes', 'No, the form is enough']),
  formAccepted: (sentence: string): QuestionStatement => question(sentence, 'A form is named here as one that is accepted. Is it asked?', ['No', 'Yes, it must be shown'], undefined, 'endorsements'),
  unread: (sentence: string, member: MemberName): QuestionStatement =>
    question(sentence, `The words and the figures name different amounts for ${MEMBER_WORDS[member]}. Which holds?`, [], undefined, member),
  share: (sentence: string): QuestionStatement =>
    question(sentence, 'A ceiling on the deductible is given in percent, which has no place in a rule. How is it to be checked?', ['By a person'], undefined, 'max_deductible'),
  reefer: (sentence: string): QuestionStatement =>
    question(
      sentence,
      'A ceiling on the reefer deductible has no place of its own in a rule. How is it to be checked?',
      ['By a person', 'As the ceiling on every cargo deductible'],
      'cargo',
      'max_deductible',
    ),
  besides: (sentence: string): QuestionStatement => question(sentence, 'A coverage is not required here, and more is said of it. Does that change what is asked?', ['No', 'Yes']),
  split: (sentence: string): QuestionStatement => question(sentence, 'Insurance is asked of some and not of others here. Of whom?', ['Of everybody', 'Only with a tag']),
  program: (sentence: string, ref: string): QuestionStatement => question(sentence, `Which of the coverages does the program ${ref} stand for?`, []),
  orphan: (view: SentenceView, group: Group, known = false): QuestionStatement[] => {
    const amounts = group.tokens.flatMap((t) => (t.kind === 'amount' ? [describeAmount(t.value)] : []))
    const worded = group.tokens.some(
      (t) => t.kind === 'limit' && t.word !== 'statutory' && t.word !== 'bi' && t.word !== 'pd' && t.word !== 'disease',
    )
    const named = view.segment.item && /^[a-z][^:;.¤]{1,40}[\s:-]¤/.test(view.reading.masked)
    const asks = view.memory.segmentTypes.length > 0 && /\b(?:asks? for|needs?|requires?|calls? for|must)\b|:\s*¤/.test(view.reading.masked)
    const large = group.tokens.some((t) => t.kind === 'amount' && t.value >= UNEXPLAINED_MIN)
    if (!amounts.length || !(known || worded || named || asks || large || /insur|coverage|limit|polic|liab|\bbonds?\b/.test(view.reading.lower))) return []
    return [{ ...question(view.raw, `Which coverage does ${amounts.join(', ')} belong to?`, []), orphan: true }]
  },
  skipped: (sentence: string, reading: Reading, why: NonNullable<SkipReason>): QuestionStatement[] =>
    why === 'refused' && reading.mentions.some((m) => m.kind === 'member' && m.member.name === 'carrier_rating')
      ? [question(sentence, 'Insurers of a rating are refused here. What is the least rating that is accepted?', [], undefined, 'carrier_rating')]
      : why === 'mutual'
      ? [
          question(sentence, 'Each party waives against the other here. Is a waiver by the insurer asked?', [
            'No',
            'Yes, on the property policy',
            'Yes, on all policies',
          ]),
        ]
      : reading.mentions.some((m) => m.kind === 'coverage') && reading.mentions.some((m) => m.kind === 'amount')
        ? [
            question(
              sentence,
              `A coverage with an amount is named here, but ${SKIP_WORDS[why]}. Is it required?`,
              ['No', 'Yes, add a rule'],
            ),
          ]
        : why === 'indemnity' && /\b(?:in place of|instead of|in lieu of)\b/.test(reading.lower)
          ? [question(sentence, 'An indemnity is accepted in place of a policy here. From whom, and how is it shown?', ['Not accepted', 'A person checks it'])]
        : why === 'third_party' && OF_UNASKED.test(reading.lower)
          ? [question(sentence, 'Something is asked here of insurance that nobody is asked to carry. Does it hold for a policy that is asked?', ['No', 'Yes'])]
        : why === 'third_party' && (INSTEAD_OF_OWN.test(reading.lower) || OTHER_COVER.test(reading.lower))
          ? [question(sentence, 'The insurance of somebody else is accepted in place of their own here. Of whom, and how is it shown?', ['Not accepted', 'A person checks it'])]
          : [],
}
