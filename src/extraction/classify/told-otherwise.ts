import type { PageText } from './text-of-page.ts'
import { listsLosses } from './told-as-losses.ts'
import { asksForInsurance } from './told-as-requirements.ts'
import { toldByFormNumber } from './told-by-form-number.ts'
import { listsPolicies } from './told-as-certificate.ts'
import { toldByMarks } from './told-by-marks.ts'
import { asksForPayment } from './asks-for-payment.ts'
import { marksOfWording } from './marks-of-wording.ts'
import { offersRenewal } from './offers-renewal.ts'
import { promisesOfParties } from './promises-of-parties.ts'
import { toldBySentences } from './told-by-sentences.ts'
import { asksQuestions, isCardOfCar, listsWhatIsInsured, statesCoverages } from './told-by-tables.ts'

/** Fewer marks than the first may stand in any paper; so many as the last are a contract's wording, whatever it names. */
const [MARKS_MIN, MARKS_MAX, MARKS_OF_WORDING] = [3, 7, 5]
const [PROMISED, PROMISES_MAX] = [3, 9]
const [NUMBERED, COVERED, COVERS, LISTED, CARD, LOSSES, OFFERED] = [5, 6, 3, 4, 6, 5, 6]

/** What tells a page's kind besides its titles and phrases: by `said` as surely as a title would, by `shown` a little less. */
export type Told = { said: ReadonlyMap<string, number>; shown: ReadonlyMap<string, number>; isWording: boolean; isOfLosses: boolean }

/** What the sentences, the tables and the form numbers of a page tell of its kind. */
export function toldOtherwise(text: PageText): Told {
  const isOfLosses = listsLosses(text)
  // Where the form's number is printed no other words tell more.
  if (text.acord !== null) return { said: new Map(isOfLosses ? [['loss_run', LOSSES]] : []), shown: new Map(), isWording: false, isOfLosses }
  const said = new Map(toldBySentences(text))
  const shown = new Map<string, number>()
  const add = (to: Map<string, number>, kind: string, score: number): unknown => score > 0 && to.set(kind, (to.get(kind) ?? 0) + score)
  const numbered = toldByFormNumber(text)
  // Whose wording it is: the bureau's number tells, or that it changes another's.
  const wordingOf = numbered === 'endorsement' || said.has('endorsement') || /\bthis endorsement\b/.test(text.spoken) ? 'endorsement' : 'policy_form'
  const promises = promisesOfParties(text)
  const marks = promises > 0 ? 0 : marksOfWording(text)
  const isOffer = offersRenewal(text)
  // What is certified, offered for a further term, or listed policy by policy under a title that says so, is no declarations.
  const covers = said.has('other_certificate') || isOffer || isSummary(text) ? 0 : statesCoverages(text)
  for (const [kind, score] of toldByMarks(text)) add(said, kind, score)
  if (numbered) add(said, numbered, NUMBERED)
  add(said, wordingOf, marks >= MARKS_MIN ? Math.min(marks + 1, MARKS_MAX) : 0)
  add(said, 'contract_paper', promises > 0 ? Math.min(promises + PROMISED, PROMISES_MAX) : 0)
  add(said, 'application', asksQuestions(text) ? LISTED : 0)
  add(said, 'sop', promises === 0 && asksForInsurance(text) ? LISTED + 1 : 0)
  // A notice that a policy ends may tell how it could be kept.
  add(said, 'quote', isOffer && !said.has('cancellation_notice') ? OFFERED : 0)
  add(said, 'id_card', isCardOfCar(text) ? CARD : 0)
  add(said, 'loss_run', isOfLosses ? LOSSES : 0)
  add(covers === 2 ? said : shown, 'declarations', covers === 2 ? COVERED : covers * COVERS)
  add(shown, 'schedule', listsWhatIsInsured(text) ? LISTED : 0)
  add(shown, 'invoice', asksForPayment(text) ? LISTED : 0)
  return { said, shown, isWording: marks >= MARKS_OF_WORDING, isOfLosses }
}

const SUMMARY = /^\W*(?:schedule|summary|list|register) of (?:(?:current|in-?force|all|your) )?(?:insurance|policies|coverages?)(?: (?:policies|program|coverages?))?\W*$|^\W*(?:insurance|policy|coverage) (?:summary|schedule|profile|register)\W*$/i
const HEAD_ROWS = 8
const isSummary = (text: PageText): boolean => text.rows.slice(0, HEAD_ROWS).some((r) => r.segments.some((s) => SUMMARY.test(s.text))) && listsPolicies(text) && !/\bunderlying\b|\bdeclarations?\b/.test(text.spoken)
