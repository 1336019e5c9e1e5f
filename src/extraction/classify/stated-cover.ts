import { daysBetween, findDate } from '../values/index.ts'
import type { PageText } from './text-of-page.ts'

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?'
const DAYS = new RegExp(`\\b(?:\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}(?:st|nd|rd|th)? ${MONTH},? \\d{4})(?!\\d)`, 'g')
/** Whether a page bears a day at all. */
export const statesDay = ({ spoken }: PageText): boolean => spoken.search(DAYS) >= 0
/** `8/1/26-27`: a term of a year. */
const YEAR_ON = /\b\d{1,2}\/\d{1,2}\/(?:20)?(\d{2})\s?[-–]\s?(?:20)?(\d{2})(?![\d/])/
const DAYS_MAX = 24
/** A term of half a year, a year or a little more. */
const [TERM_MIN, TERM_MAX] = [150, 400]

/** Whether two days of a page lie as far apart as the beginning and the end of a policy. */
export function statesTerm({ spoken }: PageText): boolean {
  const on = YEAR_ON.exec(spoken)
  if (on && Number(on[2]) === Number(on[1]) + 1) return true
  const days = [...new Set((spoken.match(DAYS) ?? []).slice(0, DAYS_MAX).flatMap((d) => findDate(d)?.date ?? []))].sort()
  return days.some((from, i) => days.slice(i + 1).some((to) => daysBetween(from, to) >= TERM_MIN && daysBetween(from, to) <= TERM_MAX))
}

const LABELLED = /\b(?:policy|policies|contract|memorandum|certificate of entry|entry|umr|cover note)(?: ?(?:#|nos?\.?|numbers?|ref(?:erence)?))?:? {0,4}(?:[a-z]{1,5}[ -])?(?:[a-z]{0,5}\d{1,5}[a-z]?[ -]){0,3}[a-z0-9/-]*\d[a-z0-9-]{2,}/
const PIECE = /(?<![^\s(|:#])[a-z0-9][a-z0-9/-]{4,22}(?:\.\d+)?(?![^\s,.;:)|])/g
const DIGITS_MIN = 4
const isVehicle = (piece: string): boolean => /^[a-hj-npr-z0-9]{17}$/.test(piece)
/** Days, telephones, ZIP codes and limits of two figures are no policies'. */
const OTHER_FIGURES = /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|^\d{4}-\d{2}-\d{2}$|^\d{3}-\d{3,4}(?:-\d{4})?$|^\d{5}-\d{4}$|^\d+\/\d+(?:\/\d+)?$|^\d+$|^\d+(?:st|nd|rd|th|k|m|mm|lb|lbs|mi|ft)$|^(?:cg|ca|wc|il|bp|cp|ho|mcs|acord|form|page)-?\d/
const numberLike = (piece: string): boolean => piece.replace(/\D/g, '').length >= DIGITS_MIN && !OTHER_FIGURES.test(piece) && !isVehicle(piece)

/** The policies' numbers on a page as far as their shapes tell: letters and figures, or figures parted by strokes. */
export const numbersOn = ({ spoken }: PageText): ReadonlySet<string> => new Set((spoken.match(PIECE) ?? []).filter(numberLike))
/** `MPL 4418820`, `Q05 4418820`: letters before the figures, and none that count something else. */
const LETTERED = /\b(?!(?:us)?dot|mc|ff|fein|ein|npn|ref|inv|load|pro|id|no|tel|fax|box|zip|cage|duns|acct)[a-z][a-z0-9]{1,4} \d{6,}\b/
const LABELLED_ALL = new RegExp(LABELLED, 'g')
/** How many different numbers stand behind their labels: a list of policies has several. */
export const labelledNumbers = ({ spoken }: PageText): number => new Set(Array.from(spoken.matchAll(LABELLED_ALL), ([labelled]) => labelled.replace(/^[^\d]*?\W(?=\w*\d)/, ''))).size
/** Whether a page bears the number of a policy, by its label or by its shape. */
export const bearsNumber = (text: PageText): boolean => LABELLED.test(text.spoken) || LETTERED.test(text.spoken) || numbersOn(text).size > 0

const AMOUNT = /\$ ?\d|\b(?:usd|gbp|eur|us\$|cad) ?\d|\b\d{1,3}(?:,\d{3})+\b|\$?\b\d+(?:\.\d)? ?(?:m|mm|million)\b|\b\d{2,4}\/\d{2,4}(?:\/\d{2,4})?\b(?!\/)/
const OF_COVER = /\b(?:liability|occ(?:urrence)?|agg(?:regate)?|csl|combined single|bodily injury|property damage|cargo|any one|(?:each|per|ea\.?) (?:accident|claim|person|employee|loss|occurrence|vehicle|vessel|location|truck)|medical|dwelling|contents|buildings?|personal property|comprehensive|collision|deductible|ded\.?|retention|limits?|extortion|pollution|umbrella|excess|physical damage|interchange|workers['’]? comp(?:ensation)?|work comp|employers?['’]? liability|spoilage|breakdown|terminal|business income|errors|professional|malpractice|crime|theft|cyber|equipment)\b/
/** How many lines of a page state an amount of a coverage or limit. */
export function linesOfCover({ rows }: PageText): number {
  const lines = rows.map(({ segments }) => segments.map((s) => s.text).join(' ').toLowerCase())
  // Amounts may stand under what they are of.
  return lines.filter((line, i) => AMOUNT.test(line) && (OF_COVER.test(line) || (i > 0 && OF_COVER.test(lines[i - 1]!) && !AMOUNT.test(lines[i - 1]!) && rows[i]!.segments.length === rows[i - 1]!.segments.length))).length
}
