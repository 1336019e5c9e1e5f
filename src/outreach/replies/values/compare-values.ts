import type { AskedLine } from '../../../vocabulary/index.ts'
import { compareAmounts } from './compare-amounts.ts'
import { compareDates } from './compare-dates.ts'
import { type ClauseValues, type Compared, isFormer, isRejected } from './compared.ts'
import { foldName, foldNumber } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'
import { editDistance } from '../message/match-sender.ts'
import { withTail } from './number-tail.ts'

/** Compares what a clause states with what was asked of one line. Only what the source states differently is a correction. */
export function compareValues(values: ClauseValues, line: AskedLine): Compared {
  const out: Compared = { corrections: {}, agreed: new Set(), unplaced: [] }
  compareNumbers(values, line, out)
  compareAmounts(values, line, out)
  const limitMoved = Object.keys(out.corrections).some((path) => path.startsWith('limits.'))
  compareDates(values, line, out)
  if (deniesOnly(values.items, out)) out.unplaced.push('the right value')
  if (values.carrier !== null) {
    if (sameCarrier(values.carrier, line.carrier)) out.agreed.add('carrier')
    else if (values.single || values.sharesCarrier) out.corrections.carrier = values.carrier
    else if (values.strange) out.unplaced.push('a carrier')
  }
  // "The CSL has been $2M since 9/1": the day of that change, and not the term's; another policy begins on its own.
  const anotherPolicy = 'policy_number' in out.corrections || 'carrier' in out.corrections
  const limitMoves = limitMoved || values.items.some((_, at) => isFormer(values.items, at))
  if (limitMoves && !anotherPolicy && !('expiration_date' in out.corrections) && !values.items.some((item) => item.kind === 'range')) delete out.corrections.effective_date
  if (values.insuredName !== null && !sameInsured(values.insuredName, values.insured)) {
    out.corrections.insured_name = values.insuredName
    // "The named insured was changed 9/1 to ...": the day of that, and not the term's.
    if (values.renamed && !values.items.some((item) => item.kind === 'range')) delete out.corrections.effective_date
  }
  return out
}

/** "Auto, not HTA-558120": the value that was asked is denied, and none is given for it. */
function deniesOnly(items: Item[], out: Compared): boolean {
  if (Object.keys(out.corrections).length > 0) return false
  const valued = (item: Item | undefined): boolean =>
    item !== undefined && (['date', 'range', 'amount', 'split', 'number'].includes(item.kind) || (item.kind === 'mention' && item.via === 'number'))
  const denied = items.some((item, at) => valued(item) && isRejected(items, at) && items.slice(Math.max(0, at - 3), at).some((one) => one.kind === 'sense' && one.sense === 'reference' && /^(?:and )?(?:not|y no|no)\b/.test(one.text)))
  return denied && !items.some((item, at) => valued(item) && !isRejected(items, at))
}

/** "Blue Mesa Hauling" for Blue Mesa Hauling LLC leaves its form out; another form is another company. */
function sameInsured(stated: string, asked: string): boolean {
  const [a, b] = [stated, asked].map((name) => foldName(name.replace(/\bcompany\b/i, 'co').replace(/\bincorporated\b/i, 'inc').replace(/\bcorporation\b/i, 'corp').replace(/\blimited\b/i, 'ltd'))) as [string, string]
  return a === b || (a.length > 3 && b.startsWith(a) && /^(?:inc|llc|ltd|corp|co|lp|llp|pllc|pc)$/.test(b.slice(a.length)))
}

export function sameCarrier(stated: string, asked: string | null): boolean {
  if (asked === null) return true
  const a = foldName(stated)
  const b = foldName(asked)
  return a === b || b.startsWith(a) || (a.startsWith(b) && OF_A_COMPANY.test(a.slice(b.length)))
}
/** What a name may go on with and still be the same company's; "Halyard Marine & Specialty" is not Halyard Marine. */
const OF_A_COMPANY = /^(?:insurance|ins|company|companies|co|corporation|corp|inc|incorporated|llc|ltd|group|the|of|us|usa|america|lines|policy|policies|program|package|paper|and)*$/

function compareNumbers(values: ClauseValues, line: AskedLine, out: Compared): void {
  const asked = foldNumber(line.policy_number ?? '')
  // "PSX-204417, PSC-204481 and NGL 7710023 are active": beside its own number another is another policy's.
  const given = values.items.some((item, at) => item.kind === 'mention' && item.via === 'number' && item.lines.includes(line.coverage_line_id) && !isRejected(values.items, at))
  if (values.tail !== null) {
    const whole = values.single && line.policy_number !== null ? withTail(line.policy_number, values.tail) : null
    if (whole === null) out.unplaced.push('the end of a number')
    else if (whole === line.policy_number) out.agreed.add('policy_number')
    else out.corrections.policy_number = whole
  }
  values.items.forEach((item, at) => {
    if (item.kind === 'mention' && item.via === 'number' && item.lines.includes(line.coverage_line_id)) {
      if (!isRejected(values.items, at)) out.agreed.add('policy_number')
      return
    }
    if (item.kind !== 'number' || isRejected(values.items, at)) return
    const stated = foldNumber(item.raw)
    if (stated === asked) out.agreed.add('policy_number')
    else if (asked !== '' && asked.endsWith(stated) && stated.length >= 4) out.agreed.add('policy_number')
    else if (!values.corrected && leavesTermOut(item.raw, line.policy_number ?? '')) out.agreed.add('policy_number')
    else if (given && !values.corrected && !values.items.some((one) => one.kind === 'attr' && one.attr === 'policy_number')) out.unplaced.push(item.raw)
    else if (values.sharesNumber || (values.namesNumber && values.single) || (values.corrected && values.single) || (values.single && resembles(stated, asked)))
      out.corrections.policy_number = completed(item.raw, line.policy_number ?? '')
    else out.unplaced.push(item.raw)
  })
}

/** "118804", where 118804-2026 was asked: the year of the term left out. */
const leavesTermOut = (stated: string, asked: string): boolean => {
  const [, number] = /^(.{4,}?)[ ./-](?:20\d\d|\d\d)$/.exec(asked.trim()) ?? []
  return number !== undefined && foldNumber(number) === foldNumber(stated)
}

export function resembles(stated: string, asked: string): boolean {
  if (asked === '') return false
  return (
    editDistance(stated, asked, 3) <= (asked.length >= 8 ? 3 : 2) ||
    (stated.length >= 6 && (stated.startsWith(asked) || asked.startsWith(stated)))
  )
}

/** "It's 40021887", where "GL 40021877" was asked: as many digits, and the letters before them are not in question. */
function completed(stated: string, asked: string): string {
  const [, letters, digits] = /^([A-Za-z]+[ .-]?)(\d{5,})$/.exec(asked.trim()) ?? []
  return letters && digits && /^\d+$/.test(stated) && stated.length === digits.length ? `${letters}${stated}` : stated
}
