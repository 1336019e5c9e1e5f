import type { Row } from './page-layout.ts'
import { bearsNumber, labelledNumbers, statesTerm } from './stated-cover.ts'
import type { PageText } from './text-of-page.ts'

const COVERAGE = /^(?:\W|[a-z0-9]{1,2}[.)]? |coverage [a-z] ?[-–:]? ?)*(bodily injury|property damage|un(?:der)?insured motor|medical (?:payments|expense)|comprehensive|other than collision|collision|personal injury protection|each occurrence|general aggregate|products|personal (?:& |and )?(?:advertising|injury)|damage to (?:premises|rented)|fire (?:damage|legal)|buildings?\b|business personal property|dwelling|other structures|personal property|loss of use|personal liability|(?:auto(?:mobile)? )?liability|motor truck cargo|cargo|combined single limit|hired|non-?owned|employee (?:dishonesty|theft|benefits)|towing|rental|roadside|business income|employers liability)/i
const STATES = /\$ ?\d|^\d{1,3}(?:,\d{3})+\b|\b(?:included|incl|each (?:person|accident|occurrence)|per (?:person|accident|occurrence)|\d{1,3}\/\d{1,3}\b|not covered|declined|rejected|deductible)\b/i
const POLICY_NUMBER = /\bpolicy(?: ?(?:#|no\.?|number))?:? {0,4}(?:[a-z]{0,4}\d{1,5}[a-z]?[ -]){0,3}[a-z0-9]*\d[a-z0-9-]{2,}/
const DATES = /\b(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2},? \d{4})\b/g
const OFFERED = /\b(?:quot(?:e|es|ed|ation)|propos(?:al|ed)|applica(?:nt|tion)|indication|estimate[sd]?|invoice|certificate|evidence|verification|proof|binder|bound|date of loss|required|requirements|amount due|loss runs?|holder)\b/
/** What is asked for money or of others may stand on declarations as well, beside as many coverages as only they list. */
const ALSO_SAID = /\b(?:amount due|required|requirements|estimate[sd]?)\b/g
/** A letter that says what is in force is written to somebody who asked. */
const GREETED = /^[^$]{0,600}\b(?:dear|to whom it may concern)\b[^$]*(?:\$[^]*)?\b(?:in (?:full )?(?:force|effect)|confirm|verif|as requested|per your request|your request)/
/** Policies side by side, each with its own number: one paper declares one. */
export const listsSeveral = ({ segments }: Row): boolean => new Set(segments.flatMap((s) => (/^pol(?:icy|\.)?\b[^a-z]{0,4}(?:(?:no\.?|number|#)\W{0,3})?\S*\d/i.test(s.text) && !/period|term|date|premium/i.test(s.text) ? [s.text] : []))).size > 1
const LATER_PAGE = /\bpage (?:[2-9]|\d\d) of \d/
const ROWS_CERTAIN = 4
const ROWS_MIN = 2
const ROWS_ALONE_MIN = 3
/** How sure a table of coverages with their limits makes declarations: 2 under a policy's number and term, 1 without, 0 where what is listed is offered, asked or certified. */
export function statesCoverages(text: PageText): 0 | 1 | 2 {
  const { rows, spoken } = text
  const names = new Set(
    rows.flatMap(({ segments: printed }) => {
      // The coverage's letter, or the numbers of its place, may stand in columns of their own.
      const segments = printed.slice(Math.max(0, printed.findIndex((s, i) => i >= printed.length - 2 || !/^[A-Za-z0-9]{1,2}[.)]?$/.test(s.text))))
      return segments.length > 1 && segments.slice(1).some((s) => STATES.test(s.text)) ? (COVERAGE.exec(segments[0]!.text)?.[1]?.toLowerCase() ?? []) : []
    }),
  )
  if (names.size < ROWS_MIN) return 0
  const days = new Set(spoken.match(DATES)).size + (LATER_PAGE.test(spoken) ? 1 : 0)
  // So many coverages under a number are a later page of what stated the term before.
  const isDated = (POLICY_NUMBER.test(spoken) || (bearsNumber(text) && labelledNumbers(text) <= 1)) && days >= (names.size >= ROWS_CERTAIN || (names.size >= ROWS_ALONE_MIN && LATER_PAGE.test(spoken)) ? 1 : 2)
  if (rows.some(listsSeveral) || GREETED.test(spoken) || OFFERED.test(isDated && names.size >= ROWS_CERTAIN ? spoken.replace(ALSO_SAID, ' ') : spoken)) return 0
  if (isDated) return 2
  return names.size >= ROWS_ALONE_MIN ? 1 : 0
}

const HEADS_OF_DRIVERS = [/^(?:driver(?:'?s)? ?)?names?$/i, /\bbirth|^d\.?o\.?b\.?$/i, /\blic(?:ense|\.)?\b/i, /^(?:lic(?:ense|\.)? )?st(?:ate)?$/i, /\bhired?\b/i]
const HEADS_OF_VEHICLES = [/\byear\b|^yr$/i, /\bmake\b|\bmodel\b/i, /\bvin\b|\bvehicle id|\bserial\b/i, /\bcost new\b|\bstated\b|\bvalue\b|^acv$/i, /\bgvw\b|\bradius\b|\bgarag|\bclass\b|\bterritory\b|\btype\b/i]
const HEADS_OF_ITEMS = [/^item\b|^no\.?$|^#$/i, /^description\b/i, /\bserial\b/i, /\bamount of insurance\b|\blimits?\b|\bvalue\b/i]
const HEADS_OF_LOCATIONS = [/^loc(?:ation)?s?\b|^prem(?:ises)?\b/i, /^b(?:ui)?ld(?:in)?g\.?(?: (?:no\.?|#))?$/i, /\baddress\b|^street\b/i, /^city\b/i, /^st(?:ate)?$/i, /^zip\b/i, /\boccupancy\b|^use$|\bconstruction\b|^protection\b/i]
const HEADS_MIN = 3
const headsOf = (row: Row): string[] => row.segments.flatMap((s) => (s.words.length <= 4 ? [s.text] : []))
const headed = (row: Row, heads: readonly RegExp[]): boolean => {
  const texts = headsOf(row)
  return texts.length > 1 && heads.filter((h) => texts.some((t) => h.test(t))).length >= HEADS_MIN
}
const LISTED_MIN = 2
/** A table of drivers, of vehicles or of equipment under its heads, with rows of its own. */
export const listsWhatIsInsured = ({ rows }: PageText): boolean =>
  rows.some((row, i) => (headed(row, HEADS_OF_DRIVERS) || headed(row, HEADS_OF_VEHICLES) || headed(row, HEADS_OF_ITEMS) || headed(row, HEADS_OF_LOCATIONS)) && rows.slice(i + 1).filter((r) => r.segments.length >= HEADS_MIN && r.segments.some((s) => /\d/.test(s.text))).length >= LISTED_MIN)

const ASKED = /\?[^?]{0,80}\b(?:yes|no|y ?\/ ?n)\b|\b(?:yes|no)\b.{0,40}\?$/gi
const ASKED_MIN = 3
/** Questions with their answers, one after another: what an underwriter asks. */
export const asksQuestions = ({ rows }: PageText): boolean => rows.reduce((n, r) => n + (r.segments.map((s) => s.text).join(' ').match(ASKED)?.length ?? 0), 0) >= ASKED_MIN

const CARD_WORDS_MAX = 130
const VIN = /\b(?=[a-z0-9]*\d)[a-hj-npr-z0-9]{17}\b/
const VINS = new RegExp(VIN, 'g')
const CALLED_CARD = /\b(?:proof|evidence) of (?:auto |vehicle |motor vehicle |liability |automobile liability )?insurance\b|\bkeep this card in\b|\bfinancial responsibility (?:id(?:entification)? )?card\b|\bid(?:entification)? card\b|\b(?:insurance|policy|information|coverage|liability) card\b|\b(?:this card|card) must be (?:carried|kept|shown)\b/
const [SHORT_CARD_WORDS_MAX, CARD_VEHICLES_MAX] = [75, 2]
/** No letter, no change and no filing. */
const NO_CARD = /\b(?:dear|added|deleted|endorsement|change|cancel\w*|certif\w+|holder|lienholder|loss payee|schedule)\b/
/** A few words and no amount: proof of insurance for a vehicle that it names by its number. */
export const isCardOfCar = (text: PageText): boolean => {
  const { spoken, words, amounts } = text
  if (words > CARD_WORDS_MAX || amounts > 0 || !VIN.test(spoken)) return false
  if (/\bpolicy\b/.test(spoken) && CALLED_CARD.test(spoken)) return true
  const vehicles = new Set(spoken.match(VINS)).size
  return words <= SHORT_CARD_WORDS_MAX && vehicles <= CARD_VEHICLES_MAX && !NO_CARD.test(spoken) && /\b(?:insurance|policy(?:holder)?)\b/.test(spoken) && statesTerm(text) && bearsNumber(text)
}
