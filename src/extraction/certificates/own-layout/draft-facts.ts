import type { Row } from '../../classify/index.ts'
import { type Facts, gatherFacts, viewRows } from '../../declarations/index.ts'
import { isKnownCarrier } from '../../naic/index.ts'
import { findDate } from '../../values/index.ts'
import type { SaidFacts } from './coverage-sections.ts'
import { labelledCarrier, withoutTick } from '../insurers/labelled-carrier.ts'
import type { LineDraft } from '../line-draft.ts'
import type { PageText } from '../page/page-text.ts'

/** What some rows of a page say of a policy. */
export const factsOf = (text: PageText, rows: Row[], known: (name: string) => boolean = isKnownCarrier): Facts => {
  const facts = gatherFacts([viewRows(text.page, rows)], known, undefined, text.attempt)
  return { ...facts, carrier: labelledCarrier(rows) ?? facts.carrier }
}

/** A policy's number in the place of a company: `GLO 0188204-05`. */
const NUMBER_ALONE = /^(?=(?:\D*\d){4})(?:[A-Z]{1,4}[ -]?)?[A-Z\d-]*\d[A-Z\d -]*$/
/** The facts on a line; of two numbers that stand as the policy's neither is given. */
export function setFacts(draft: LineDraft, given: SaidFacts, contested: Facts['contested']): void {
  const { number, effective, expiration, carrier, naic } = given
  if (number && contested && number.key !== contested.key)
    draft.cannotRead('policy_number', number.words, `two numbers stand as the policy's: ${number.text} and ${contested.text}`)
  else if (number) draft.set('policy_number', number.text.replace(LABEL, ''), number.words)
  if (effective) draft.set('effective_date', effective.date, effective.words)
  if (expiration) draft.set('expiration_date', expiration.date, expiration.words)
  if (carrier && !NUMBER_ALONE.test(carrier.text)) draft.set('carrier', withoutTick(carrier.text).replace(/,\s+policy$/i, ''), carrier.words)
  if (naic) draft.set('naic', naic.text, naic.words)
}

/** `Policy HGL 4141743`, in a cell of its own. */
const LABEL = /^policy\s+(?=\S)/i
const LABELLED_DAY = /\b(eff|exp)[a-z]{0,9}\b\.?(?:\s+dates?)?\s?[:#]\s{0,3}((?=\S{0,13}[\d#?~*])[\d#?~*OoIl\ufffd]{1,4}([/.-])[\d#?~*OoIl\ufffd]{1,4}\3[\d#?~*OoIl\ufffd]{1,4})(?!\S)/gi
/** A day at its label that is no day of the calendar, or cannot be made out, is unreadable: it is not absent. */
export function doubtDays(draft: LineDraft, rows: readonly Row[]): void {
  for (const segment of rows.flatMap((r) => r.segments))
    for (const [, label, printed] of segment.text.matchAll(LABELLED_DAY)) {
      const field = label!.toLowerCase() === 'eff' ? 'effective_date' : 'expiration_date'
      if (draft.line[field] === null && findDate(printed!) === null && !draft.unreadable.some((u) => u.field === field)) draft.cannotRead(field, segment.words, `printed ${printed}`)
    }
}

/** Takes back the facts of a policy whose line could be of the coverage over it or under it. */
export function withdrawFacts(draft: LineDraft, words: Row['segments'][number]['words']): void {
  for (const key of ['policy_number', 'effective_date', 'expiration_date', 'carrier', 'naic'] as const) {
    if (draft.line[key] === null) continue
    draft.cannotRead(key, words, 'the line that states it stands between two coverages')
    delete draft.line.fields[key]
    draft.line[key] = null
  }
}
