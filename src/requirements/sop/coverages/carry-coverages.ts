import type { CoverageType } from '../../../vocabulary/index.ts'
import { limitLabel, OWNER_OF_WORD } from '../lexicon/limit-labels.ts'
import type { CoverageMention } from '../mentions/mentions.ts'
import type { Group } from './groups.ts'
import { strangeIn } from '../lexicon/strange-words.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'

/** Coverages whose limit may be a combined single one. */
const SINGLE_LIMIT = new Set<CoverageType>(['auto_liability', 'general_liability', 'non_trucking_liability', 'contingent_auto', 'garage_liability', 'occupational_accident', 'umbrella', 'excess_liability', 'aviation', 'trailer_interchange'])

/** Coverages that an amount without a name belongs to: the heading's, the line before, or the one that owns the words. */
const UNKNOWN_NAME = /^\W*(?:an? |the |your |their |our )?(?:[a-z'-]+ ){1,3}?(?:coverage|insurance|cover|bond|protection|liability)\b[^.;¤©]{0,40}¤/

/** "The contract calls for $2,000,000", behind what a certificate shows. */
const ASKED_INSTEAD = /^\W*(?:but )?our (?:minimum|requirement|limit) is (?:at least )?¤|^\W*(?:but )?(?:(?:the|our) )?(?:lease|contract|agreement|policy|spec(?:ification)?s?|exhibit|owner|client|landlord|we)\b(?: (?:also|only|still))? (?:need|require|ask|want|calls? for|asks? for|requires?|wants|needs|says)(?: (?:for|at least|no less than|not less than|an?))* ?¤/

/** "For this tower it's $10,000,000.", behind what a paper shows. */
const IT_IS = /^[^¤©£;:.]{0,40}\b(?:it(?:'s| is| must be| should be| needs to be| has to be)|(?:make|bump|raise|bring|increase) it(?: up)?(?: to)?) (?:at least )?¤+\W*$/

/** "If not, $1,000,000 is enough.", behind what is asked in one case. */
const OF_OTHERS = /^\W*(?:if not|otherwise|else|in (?:all|any) other cases?|(?:for )?(?:everyone|everybody|anyone) else|(?:for )?all (?:the )?others?)[,:]?(?: (?:the )?(?:needs?|carry|carries|it is|it's|limit is))? ?¤/
/** "$1,000,000 is recommended.", behind what is asked. */
const MORE_IS_BETTER = /^\W*(?:(?:we|i) (?:strongly |highly )?(?:recommend|suggest|prefer|encourage) ¤+\W*$|¤+ (?:(?:is|are|would be) )?(?:strongly |highly )?(?:recommended|suggested|preferred|encouraged|ideal|better)\W*$)/

/** The limit that a paper was told to show is the one whose amount is then asked: "GL aggregate is $1,000,000. The contract calls for $2,000,000." */
export function labelTold({ reading, memory, index }: SentenceView, group: Group): void {
  const [amount] = group.tokens
  if (memory.told?.segment !== index || amount?.kind !== 'amount' || !ASKED_INSTEAD.test(reading.masked) || /^ ?£/.test(reading.masked.slice(amount.end))) return
  group.tokens.splice(1, 0, { kind: 'limit', start: amount.end, end: amount.end, word: memory.told.word })
  memory.told = null
}

export function carriedCoverages(view: SentenceView, group: Group): { coverages: CoverageMention[]; doubt?: string } {
  const { segment, memory, reading } = view
  const mention = (type: CoverageType, part?: CoverageMention['part']): CoverageMention => ({
    kind: 'coverage',
    type,
    start: group.start,
    end: group.start,
    ...(part ? { part } : {}),
  })
  const words = group.tokens.filter((t) => t.kind === 'limit')
  const amounts = group.tokens.some((t) => t.kind === 'amount')
  const statutory = words.some((w) => w.word === 'statutory')
  const fits = (type: CoverageType) =>
    (!words.some((w) => w.word === 'csl') || SINGLE_LIMIT.has(type)) &&
    words.every(
      (w) =>
        w.word === 'statutory' ||
        w.word === 'disease' ||
        w.word === 'bi' ||
        w.word === 'pd' ||
        w.word === 'printed' ||
        w.word === 'person' ||
        limitLabel(type, w.word) !== null,
    )
  const context = segment.context.coverages
  if (context.length) {
    const el = context.find((c) => c.part === 'el')
    const wc = context.find((c) => c.type === 'workers_comp')
    if (wc && (el || context.length === 1)) return { coverages: [mention('workers_comp')] }
    const fitting = context.filter((c) => fits(c.type))
    return {
      coverages: (fitting.length ? fitting : context).map((c) => mention(c.type, c.part)),
      ...(context.length > 1 ? { doubt: 'The heading names several coverages.' } : {}),
    }
  }
  if (!amounts && !statutory) return { coverages: [] }
  // "Hired and non-owned autos: $1,000,000": the autos to be covered name the coverage.
  const autos = reading.mentions.find((m) => m.kind === 'member' && m.member.name === 'auto_scope')
  if (autos && amounts && autos.end <= group.start && /^[\s:=,(-]*(?:(?:liability|coverage|insurance|of|at|limit|with|minimum)[\s:=-]*){0,3}$/.test(reading.masked.slice(autos.end, group.start))) return { coverages: [mention('auto_liability')] }
  // "Can I use my personal auto policy? Yes. State minimum limits are fine."
  if (statutory && !amounts && memory.last.length === 1 && memory.last[0] !== 'workers_comp' && memory.lastBlock === segment.block && /^\W*(?:yes\W+)?(?:the |your )?£+(?: limits?)? (?:is|are|will|works?)\b/.test(reading.masked)) return { coverages: [mention(memory.last[0]!)] }
  if (statutory && !amounts)
    return { coverages: memory.last.includes('workers_comp') && memory.lastBlock === segment.block ? [mention('workers_comp')] : [] }
  // "Statutory; 500/500/500", behind "Workers' Compensation and Employer's Liability."
  if (statutory && memory.lastBlock === segment.block && memory.last.includes('workers_comp') && memory.last.every((t) => t === 'workers_comp' || t === 'employers_liability')) return { coverages: [mention('workers_comp')] }
  const apart = segment.label !== null && memory.lastLabel !== null && memory.segmentIndex === view.index && !memory.segmentTypes.length && !segment.label.startsWith(memory.lastLabel)
  // "(d) Professional liability", and in the list below "a single limit not less than $1,000,000 per claim".
  const claimTypes = (memory.segmentTypes.length ? memory.segmentTypes : segment.context.under).filter((t) => t === 'professional_liability' || t === 'cyber' || t === 'pollution_liability')
  if (words.some((w) => w.word === 'claim') && claimTypes.length === 1) return { coverages: [mention(claimTypes[0]!)], ...(memory.segmentTypes.length > 1 ? { doubt: 'An amount is given without naming its coverage.' } : {}) }
  // A word of one coverage alone keeps its amount from the coverage that happens to stand nearest.
  // "Excess or Umbrella Liability: a. Per Occurrence: $5,000,000. b. General Aggregate: $5,000,000."
  const over = memory.segmentIndex === view.index && memory.segmentTypes.length === 1 && /^(?:umbrella|excess_liability)$/.test(memory.segmentTypes[0]!) ? memory.segmentTypes[0]! : null
  if (over && amounts && words.length > 0 && words.every((w) => w.word === 'general_aggregate') && /^\W*(?:\(?[a-z\d]{1,2}[.)] ?)?£/.test(reading.masked)) return { coverages: [mention(over)] }
  // "(d) Umbrella liability ... the following limits:", and below "$5,000,000 general aggregate".
  const { under } = segment.context
  const above = under.length === 1 ? under[0]! : under.includes('workers_comp') ? 'workers_comp' : null
  if (above && amounts && words.length > 0 && fits(above)) return { coverages: [mention(above)] }
  const gl = words.some((w) => /^(?:general_aggregate|personal_injury|rented_premises)$/.test(w.word)) && !memory.last.includes('general_liability')
  if (gl && amounts) return { coverages: [mention('general_liability')], doubt: 'An amount is given without naming its coverage.' }
  // "Uninsured motorist $1,000,000" on a line of its own, below an umbrella.
  if (group.tokens.filter((t) => t.kind === 'amount').length === 1 && words.some((w) => w.printed === 'uninsured_motorist')) return { coverages: [mention('auto_liability')] }
  // "BI 100/300, PD 50", "Drivers: 100/300/50"
  if (isSplit(group)) return { coverages: [mention('auto_liability')], ...(memory.last.length && !memory.last.includes('auto_liability') ? { doubt: 'An amount is given without naming its coverage.' } : {}) }
  const answers = memory.answerCondition?.below && memory.answerCondition.segment === view.index - 1
  const last = !apart && (memory.lastBlock === segment.block || answers) && memory.last.length === 1 ? memory.last[0]! : null
  // A single limit is that of the autos, whatever was spoken of before a question.
  // "Bag coverage of $1,000": a coverage by a name that is not known, and no further amount of the last.
  if (UNKNOWN_NAME.test(reading.masked) && (/[a-z]'s /.test(reading.masked.slice(0, group.start)) || strangeIn(reading.masked, reading.cased, 0, group.start))) return { coverages: [] }
  const near = answers && last === 'general_liability' && words.some((w) => w.word === 'csl') ? 'auto_liability' : last
  if (words.some((w) => /^(?:employee|policy_limit|disease)$/.test(w.word))) return { coverages: [mention('workers_comp')] }
  // "For carriers domiciled in Florida, $150,000.": beside what it depends on, the sentence says an amount and nothing else.
  const rest = view.conditions.reduce((s, c) => s.slice(0, c.start) + ' '.repeat(Math.max(0, c.end - c.start)) + s.slice(c.end), reading.masked)
  // "Inflatables need coverage of 5 million.", behind workers' compensation, whose amounts are named.
  if (near === 'workers_comp' && !words.some((w) => w.word !== 'statutory') && amounts && /\b(?:coverage|insurance|limits?)\b/.test(reading.masked) && strangeIn(reading.masked, reading.cased, 0, group.start)) return { coverages: [] }
  if (near && fits(near) && (words.length || answers || ASKED_INSTEAD.test(reading.masked) || IT_IS.test(reading.masked) || OF_OTHERS.test(reading.masked) || MORE_IS_BETTER.test(reading.masked) || /limit|minimum|coverage|insur|at least|not less|¤+ (?:and|or|\/)/.test(reading.masked) || rest.replace(/[¤£\s.,:;$()/-]/g, '').length < 12))
    return { coverages: [mention(near)], ...(memory.segmentTypes.length > 1 ? { doubt: 'An amount is given without naming its coverage.' } : {}) }
  // "$1,000,000 bodily injury each accident", beside an amount by disease: that of employers' liability, and not of an auto policy.
  if (words.some((w) => w.word === 'bi_accident') && !memory.last.includes('auto_liability')) {
    if (/\bby accident\b/.test(reading.lower) || memory.last.some((t) => t === 'workers_comp' || t === 'employers_liability')) return { coverages: [mention('workers_comp')] }
    if (/\bby disease\b/.test(view.facts.said)) return { coverages: [mention('workers_comp')], doubt: 'An amount is given without naming its coverage.' }
  }
  // "Bodily injury coverage of at least $100,000 per person"
  if (words.some((w) => w.word === 'bi') && words.some((w) => w.word === 'person')) return { coverages: [mention('auto_liability')] }
  // "Med pay 5k": that of a general liability policy, where no accident policy is spoken of.
  if (words.some((w) => w.word === 'medical') && !/\bocc(?:upational|\.)?[ \/]*acc|\bparticipant|\baccident med/.test(view.facts.said) && !/\b(?:driver|auto|passenger|vehicle|rider)/.test(reading.lower)) return { coverages: [mention('general_liability')], doubt: 'An amount is given without naming its coverage.' }
  if (words.some((w) => w.printed === 'employee_theft')) return { coverages: [mention('crime')] }
  const owner = words.map((w) => OWNER_OF_WORD[w.word]).find((o) => o !== undefined)
  if (owner) return { coverages: [mention(owner)] }
  // The one coverage of the text, whose amounts stand on lines of their own.
  const { sole } = view.facts
  if (sole && amounts && fits(sole) && words.some((w) => w.word !== 'statutory')) return { coverages: [mention(sole)], doubt: 'An amount is given without naming its coverage.' }
  return { coverages: [] }
}

/** What auto policies are written for a person and an accident; employers' liability is written for none of these. */
const SPLIT_PAIRS = new Set(['15/30', '20/40', '25/50', '30/60', '50/100', '100/200', '100/300', '250/500', '300/500', '500/1000'])
/** Bodily injury for a person and an accident, and the damage behind it. */
function isSplit({ tokens }: Group): boolean {
  const amounts = tokens.flatMap((t) => (t.kind === 'amount' ? [t] : []))
  const [person, accident, damage] = amounts
  if (amounts.length !== 3 || person!.group === undefined || !SPLIT_PAIRS.has(`${person!.value / 1000}/${accident!.value / 1000}`) || damage!.value > accident!.value) return false
  return person!.group.size === 3 || ['bi', 'pd'].every((word) => tokens.some((t) => t.kind === 'limit' && t.word === word))
}
