import { type Attempt, unguarded } from '../attempt.ts'
import { type PageView, withoutUnderlying } from '../view/page-view.ts'
import type { Found } from '../view/text-run.ts'
import { chooseCarrier } from './choose-carrier.ts'
import { type CarrierVote, findCarriers, type KnownInsurer } from './find-carrier.ts'
import { findBracketedNaic, findFormNumbers, findListedCode, findNaic } from './find-details.ts'
import { findPolicyNumbers, type NumberVote } from './find-policy-number.ts'
import { type DateFound, findPolicyTerm } from './find-policy-term.ts'
import { termBesideNumber } from './term-beside-number.ts'

export type Facts = {
  number: NumberVote | null
  contested: NumberVote | null
  effective: DateFound | null
  expiration: DateFound | null
  carrier: CarrierVote | null
  naic: Found | null
  forms: string[]
}

/** Number, term, carrier and forms that the views state of one policy; `among` are the pages of all policies of the paper. */
export function gatherFacts(all: readonly PageView[], known: KnownInsurer, among: readonly PageView[] = all, attempt: Attempt = unguarded): Facts {
  const views = all.map(withoutUnderlying)
  const numbers = attempt(['policy_number'], [], () => findPolicyNumbers(views))
  const [first, second] = numbers
  const term = attempt(['effective_date', 'expiration_date'], NO_TERM, () => (first && termBesideNumber(among.map(withoutUnderlying), first.key)) ?? findPolicyTerm(views))
  const carrier = attempt(['carrier'], null, () => chooseCarrier(findCarriers(views, known), known))
  // Two numbers equally well supported: which of them is the policy is not for us to guess.
  const contested =
    first && second && second.score > first.score * 0.92 && !second.key.includes(first.key) && !first.key.includes(second.key)
      ? second
      : null
  return {
    number: first && first.score >= 1.3 ? first : null,
    contested: contested ?? null,
    effective: term.effective,
    expiration: term.expiration,
    carrier,
    naic: attempt(['naic'], null, () => findNaic(views) ?? (carrier ? (findBracketedNaic(views, carrier.text) ?? findListedCode(views, carrier.text)) : null)),
    forms: attempt(['endorsements'], [], () =>
      findFormNumbers(
        views,
        numbers.map((n) => n.text),
      ),
    ),
  }
}
const NO_TERM: Pick<Facts, 'effective' | 'expiration'> = { effective: null, expiration: null }
