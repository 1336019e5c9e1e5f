import { PAST_END, RENEWAL_DAY } from '../values/compare-dates.ts'
import { type Compared, NOT_AMONG_THEM } from '../values/compared.ts'
import { isExceptedRenewal } from './excepted-renewal.ts'
import { type Finding, makeFinding } from './finding.ts'
import { foldText } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Judgement } from './judgement.ts'
import type { Target } from '../policies/target.ts'
import type { Clause } from './split-clauses.ts'
import type { Sentence } from './split-sentences.ts'

/** "Rewritten effective 11/1": another policy, and only the day of it. */
const REWRITTEN = /\b(?:re-?writ\w+|re-?wrote|replaced|remarketed|moved|switched|transferred|reescrit\w+|reemplazad\w+)\b/

/** "The account went to Boone Ridge effective 10/1": to an agency or to a company, and no policy's day or insurer. */
const ACCOUNT_GOES = /\b(?:account|business)(?: (?:has|have|was|were|been|all|just|already|since)){0,3} (?:went|moved|goes|transferred|switched|gone)\b|\b(?:moved|took|transferred|switched|brought) (?:all )?(?:of )?(?:their|his|her|its|the) (?:whole |entire )?(?:account|business)\b/

/** What a clause comes to for each line it speaks of: a value put right, one that has no place, or what was judged of the rest. */
export function findingsOf(clause: Clause, judged: Judgement, target: Target, compared: Map<string, Compared>, sentence: Sentence): Finding[] {
  const out: Finding[] = []
  const replaces = judged.senses.has('rewrite') || clause.items.some((item) => item.kind === 'sense' && item.sense === 'rewrite')
  const doubtful = judged.verdict === 'doubt' || target.unsure
  // "Auto went to Progressive with someone else."
  const elsewhere = clause.items.some((item) => item.kind === 'sense' && item.sense === 'bad' && /\b(?:else|another|different|other)\b/.test(item.text))
  const right: string[] = []
  for (const [id, one] of compared) {
    const only: Target = { ...target, lines: [id] }
    if (judged.verdict === 'refuse' && (!replaces || elsewhere)) right.push(id)
    else if (judged.senses.has('rewrite') && Object.keys(one.corrections).join() === 'effective_date' && REWRITTEN.test(foldText(clause.text)))
      out.push(makeFinding('wrong', only, clause, sentence, { reason: 'replaced or renewed without its values' }))
    else if (Object.keys(one.corrections).length > 0 && target.general && compared.size > 1 && ofSomething(clause.items)) out.push(makeFinding('unread', only, clause, sentence, { reason: 'not understood' }))
    else if (Object.keys(one.corrections).length > 0 && !target.specific && ACCOUNT_GOES.test(foldText(clause.text)) && one.corrections.policy_number === undefined) out.push(makeFinding('unread', only, clause, sentence, { reason: 'not understood' }))
    else if (Object.keys(one.corrections).length > 0 && !doubtful && !one.unplaced.includes(PAST_END))
      out.push(makeFinding('correct', only, clause, sentence, { corrections: one.corrections, replaces }))
    else if ((one.unplaced.length > 0 && !agreesElsewhere(one, compared, clause.items) || isOfOthers(one, compared, clause, sentence)) && judged.verdict !== 'doubt')
      out.push(makeFinding('unread', only, clause, sentence, { reason: `cannot place ${one.unplaced.find((what) => what === PAST_END) ?? one.unplaced[0] ?? 'an amount'}` }))
    else right.push(id)
  }
  if (right.length === 0) return out
  // "You have the reefer breakdown wrong, it's 100,000": of the one that has such a limit.
  if (judged.verdict === 'wrong' && !clause.excepts && out.length > 0 && out.every((one) => one.verdict === 'correct') && ofItsLimitAlone(clause.items)) return out
  const rest: Target = { ...target, lines: right }
  if (target.unsure && judged.verdict !== 'nothing' && judged.verdict !== 'later')
    return [...out, makeFinding('doubt', rest, clause, sentence, { reason: judged.reason ?? 'fits more than one policy' })]
  const excepted = clause.excepts && !isExceptedRenewal(foldText(sentence.text), right.map((id) => compared.get(id)!))
  const verdict = excepted && ['affirm', 'nothing', 'unread', 'fact'].includes(judged.verdict) ? 'wrong' : judged.verdict
  if (verdict === 'nothing') return judged.aside ? [...out, makeFinding('aside', rest, clause, sentence, { general: !target.specific })] : out
  return [
    ...out,
    makeFinding(verdict, rest, clause, sentence, {
      agreed: new Set([...compared.values()].flatMap((one) => [...one.agreed])),
      facts: judged.facts,
      strong: judged.strong,
      reason: excepted ? (judged.reason ?? 'named as an exception') : judged.reason,
      replaces,
    }),
  ]
}

const ofItsLimitAlone = (items: Item[]): boolean => items.some((item) => item.kind === 'label') && !items.some((item) => (item.kind === 'mention' && item.scope !== 'topic') || item.kind === 'attr') && items.filter((item) => item.kind === 'amount').length === 1

const TELLS_NO_POLICY = /^(?:the|a|an|your|their|his|her|our|its|my|these|those|this|that|all|both|each|correct|right|actual|real|proper|true|only|current|new|updated|revised|same|also|and|so|but|now|just|fyi|btw|currently|presently|actually|however|though|well|today|policy|policies|with|for|on|is|are|as|to|of|at|by|from|term|coverage|insurance|insured-name|one|thing|change|is|see|note|please|year|have|has|show|shows|we|i|it|you|they|el|la|los|las|su|sus|de|del|es|son|correct[oa]s?|nuev[oa]s?|poliza|polizas)$/
/** "Limo effective date is 3/12", where no such policy is known: of which of several it is nobody knows. */
const ofSomething = (items: Item[]): boolean => {
  const at = items.findIndex((item) => item.kind === 'attr' || item.kind === 'label')
  const before = items[at - 1]
  return (before?.kind === 'name' || (before?.kind === 'word' && !TELLS_NO_POLICY.test(before.word))) && items.slice(0, at - 1).every((item) => item.kind === 'mark' || item.kind === 'join' || (item.kind === 'word' && TELLS_NO_POLICY.test(item.word)))
}

/** "All are in force at $1,000,000": said of each of them, and of one that was asked for another amount it is not so. */
const isOfOthers = (one: Compared, all: Map<string, Compared>, clause: Clause, { text }: Sentence): boolean =>
  all.size > 1 && !agreesOnLimit(one) && [...all.values()].some(agreesOnLimit) && isOfEach(clause) && foldText(text).match(AMOUNTS)?.length === 1
/** "All active, 1M and 100k on the auto and cargo": two of them are of one each. */
const AMOUNTS = /\$ ?\d[\d,.]*(?: ?(?:k|mm?|mil|million)\b)?|(?<![\d,.])\d[\d,.]* ?(?:k|mm?|mil|million)\b|(?<![\d,.])\d{1,3}(?:,\d{3})+/g
const agreesOnLimit = ({ agreed }: Compared): boolean => [...agreed].some((path) => path.startsWith('limits.'))
const isOfEach = ({ text, items }: Clause): boolean =>
  OF_EACH.test(foldText(text)) && items.filter((item) => item.kind === 'amount' || item.kind === 'split').length === 1 && !items.some((item) => (item.kind === 'label' && !item.labels.every((label) => label.startsWith('each'))) || (item.kind === 'mention' && item.scope === 'lines'))
const OF_EACH = /\b(?:all|everything|each|every|both|todas?|todos?)\b[^.;:]{0,60}?(?:\b(?:at|with|for|limits? of|limits? at|con|por)|,) ?(?:an? |limits? of |limits? at )?(?:\$ ?\d|\d[\d,.]* ?(?:k|mm?|mil|million)\b)|\b(?:at|with|limits?)\b[^.;:]{0,20}?\d[\d,.]* ?(?:k|mm?|mil|million)? (?:each|apiece|per policy|across the board|on (?:all|each|every)(?: one)?(?: of them)?)\W*$/

/** "All three run 9/25/26 to 9/25/27": a value that sits well on one line of several needs no place on the others. */
function agreesElsewhere(one: Compared, all: Map<string, Compared>, items: readonly Item[]): boolean {
  const named = items.some((item) => item.kind === 'label' || item.kind === 'split')
  const agrees = ({ agreed }: Compared): boolean => [...agreed].some((path) => named || !SECOND_LIMIT.test(path))
  return all.size > 1 && one.unplaced.length > 0 && !one.unplaced.includes(RENEWAL_DAY) && !one.unplaced.includes(NOT_AMONG_THEM) && [...all.values()].some((other) => other !== one && other.unplaced.length === 0 && agrees(other))
}
/** "The correct limit is 2M": no aggregate, which nobody calls the limit. */
const SECOND_LIMIT = /^limits\.(?:.*agg(?:regate)?|.*policy_limit|damage_to_rented_premises|med_exp|.*deductible|retention)$/
