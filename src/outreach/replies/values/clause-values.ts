import type { OutreachContext } from '../../../vocabulary/index.ts'
import { sameCarrier } from './compare-values.ts'
import type { ClauseValues } from './compared.ts'
import { carrierRenamed, findCarrier, findInsuredName } from '../policies/find-names.ts'
import { isDayOfAnswer } from '../asides/when-looked-up.ts'
import { foldText } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'
import { tailOf, withoutTail } from './number-tail.ts'
import type { ReadingSetting } from '../reading-setting.ts'
import type { Target } from '../policies/target.ts'
import type { Clause } from '../statements/split-clauses.ts'

/** What a clause states in figures, dates and names, and how it states it. */
export function clauseValues(clause: Clause, target: Target, setting: ReadingSetting): ClauseValues {
  const has = (sense: string): boolean => clause.items.some((item) => item.kind === 'sense' && item.sense === sense)
  const names = (one: string): boolean => clause.items.some((item) => item.kind === 'attr' && item.attr === one)
  const { context } = setting
  const found = findCarrier(clause.text, context, new Set(setting.senderNames))
  // "The named insured was amended to Stratum Freight Group LLC": whose name it is.
  const carrier = found !== null && names('insured_name') && findInsuredName(clause.text)?.startsWith(found) ? null : (found ?? foreignCarrier(target, clause, context))
  const tail = tailOf(foldText(clause.text), clause.items)
  const strange = carrier !== null && context.lines.every((line) => line.carrier !== null && !sameCarrier(carrier, line.carrier))
  return {
    tail,
    items: (tail ? withoutTail(clause.items) : clause.items).filter((item, at, items) => !isDayOfAnswer(items, item, at, setting.receivedOn)),
    corrected: has('cue') || has('wrong') || has('rewrite') || has('reference') || clause.excepts,
    namesNumber:
      names('policy_number') ||
      (has('rewrite') && target.lines.length === 1) ||
      // "Cargo is with Lakeport Marine LPM-2209": another company's policy has a number of its own.
      (target.lines.length === 1 && carrier !== null && !context.lines.some((line) => line.carrier !== null && sameCarrier(carrier, line.carrier))) ||
      /\b(?:policy|pol|poliza|number|numero)\b/.test(foldText(clause.text)) ||
      (target.lines.length === 1 && saysItsNumber(clause.items)),
    event: has('bad') || has('pending'),
    single: target.lines.length === 1,
    sharesNumber: target.lines.length > 1 && (has('cue') || has('rewrite')) && clause.items.filter((item) => item.kind === 'number').length === 1 && ONE_FOR_ALL.test(foldText(clause.text)),
    carrier,
    // "The carrier is Keystone on auto and cargo, Granite on GL": each its own.
    sharesCarrier: carrierRenamed(clause.text, context) !== null ? true : clause.items.filter((item, at) => item.kind === 'mention' && item.via === 'carrier' && !isDenied(clause.items, at)).length > 1 ? false : (target.specific && (names('carrier') || SHARED_CARRIER.test(foldText(clause.text)))) || (has('rewrite') && movedTogether(clause.items, target)) || (strange && insuresAll(clause, target, names('carrier'), context)),
    strange,
    insuredName:
      carrierRenamed(clause.text, context) !== null ? null : names('insured_name') || /\bnam|\b(?:issued|written) to\b|\b(?:goes by|operates as|operating as|business as|known as)\b/i.test(clause.text) || /asegurad|nombre/i.test(clause.text) ? findInsuredName(clause.text) : null,
    changes: CHANGES.test(foldText(clause.text)) && !TERM_ITSELF.test(foldText(clause.text)) && !has('rewrite') && carrier === null,
    renamed: /\b(?:changed|amended|updated|corrected|endorsed|name change)\b/.test(foldText(clause.text)),
    insured: context.insured_name,
    folded: foldText(clause.text),
    money: MONEY.test(foldText(clause.text)),
    today: setting.receivedOn,
    asked: context.lines,
  }
}

/** "GL is NWM-7001 and property is NWM-7002": a name and nothing but a number in letters and figures, which is no form's ("CG 2010"). */
const saysItsNumber = (items: readonly Item[]): boolean => {
  const said = items.filter((item) => !(item.kind === 'mark' || item.kind === 'join' || (item.kind === 'word' && /^(?:the|is|es|now|and|y)$/.test(item.word)) || item.kind === 'range' || (item.kind === 'attr' && item.attr === 'limits') || (item.kind === 'sense' && item.sense === 'match')))
  return said.length === 2 && said[0]!.kind === 'mention' && said[0]!.via === 'coverage' && said[1]!.kind === 'number' && /^(?!(?:CG|CA|IL|CP|WC|BP|CU|IM)[ -]?\d{4}$)[A-Z]{2,5}(?:[ -][A-Z]{1,4})?[ -]?\d{4,}/i.test(said[1]!.raw)
}

const ONE_FOR_ALL = /\b(?:package|(?:one|same|single|combined|master) (?:policy|package|polic[ey] number|number))\b/
const MONEY = /\b(?:premiums?|claims?(?!-| ?made)|losse?s?|payments?|deposit|installments?|down payment|balance|owes?|owed|invoice|fees?|reserves?|settlement)\b/
const CHANGES = /\b(?:changed?|changes|changing|amend(?:ed|ment)|add(?:ed|ing|s)|endors(?:ed|ement|ements)|updat(?:ed?|es|ing)|revised|increas(?:ed?|es|ing)|rais(?:ed|es)|lowered|reduced|removed|dropped|excluded|unit|vehicle|truck|trailer|driver|location|address|phone|billing)\b/
/** "The effective date was changed to 9/1." */
const TERM_ITSELF = /\b(?:effective dates?|inception|start dates?|policy dates?|(?:policy |coverage )?(?:terms?|periods?|dates?))\b/
/** Another line's carrier named on this one; "is not a Keystone policy" gives it none. */
function foreignCarrier(target: Target, clause: Clause, context: OutreachContext): string | null {
  const at = clause.items.findIndex((item) => item.kind === 'mention' && item.via === 'carrier')
  const denied = clause.items.slice(Math.max(at - 3, 0), Math.max(at, 0)).some((item) => item.kind === 'sense' && (item.sense === 'not' || item.sense === 'bad'))
  if (denied) return null
  if (target.carrierLines.length === 0 || target.lines.length !== 1 || target.carrierLines.includes(target.lines[0]!)) return null
  return context.lines.find((line) => line.coverage_line_id === target.carrierLines[0])!.carrier
}

/** "Both were rewritten with Torrent Specialty", where two were asked about. */
const movedTogether = (items: Item[], target: Target): boolean =>
  items.some((item) => item.kind === 'mention' && item.scope === 'all' && item.via === 'group' && (item.count === null || item.count === target.lines.length))

/** "Not Keystone", "instead of Keystone": the company that was asked, and that it is not. */
const isDenied = (items: readonly Item[], at: number): boolean => {
  const before = items[at - 1]
  const [earlier] = items.slice(at - 2, at - 1)
  return (before?.kind === 'sense' && (before.sense === 'not' || before.sense === 'reference')) || (before?.kind === 'word' && before.word === 'of' && earlier?.kind === 'word' && earlier.word === 'instead')
}

/** The same company under another name. */
const RENAMED = /\bknown as\b|\brenamed\b|\bname (?:has |was )?chang|\bchanged (?:its|their) name\b|\bmerged\b|\bformerly\b/

/** "The carrier on both is Torrent Specialty", "both are with Torrent": another than was asked, and one for all; without "both" only where one was asked for all. */
const insuresAll = ({ items, text }: Clause, target: Target, named: boolean, { lines }: OutreachContext): boolean =>
  target.general && target.lines.length === lines.length && !RENAMED.test(foldText(text)) && (named ? movedTogether(items, target) || new Set(lines.map((line) => line.carrier)).size === 1 : SHARED_CARRIER.test(foldText(text)) && movedTogether(items, target))

/** "The GL and umbrella are now with Torrent Specialty": one for all that are named. */
const SHARED_CARRIER = /\b(?:are|were|both)(?: (?:now|both|all|currently|actually|written|placed|moved|rewritten|insured))* (?:with|to|through|by) (?!.*\b(?:and|respectively)\b)/
