import { LatePattern } from '../../vocabulary/index.ts'
import { labelledNumbers } from './stated-cover.ts'
import type { PageText } from './text-of-page.ts'
import { listsLosses } from './told-as-losses.ts'

/** Papers of other walks of life name insurance in passing; so many of their own marks tell them whatever else they say. */
type Walk = { kind: string; unless: (text: PageText) => boolean; marks: LatePattern[] }
const never = (): boolean => false
const walk = (kind: string, marks: readonly RegExp[], unless: Walk['unless'] = never): Walk => ({ kind, unless, marks: marks.map((m) => LatePattern.of(m)) })

/** What a loss run says of its claims, however they are set. */
const OF_LOSSES = LatePattern.of(/\bincurred\b|\bvalu(?:ed|ation)\b|\breserves?\b/)

const WALKS: readonly Walk[] = [
  // One who looks for work in insurance.
  walk('contract_paper', [
    /\b(?:19|20)\d\d ?(?:[-–—]|to) ?(?:present|now|current|today|(?:19|20)\d\d)\b/,
    /\beducation\b/,
    /\b(?:b\.?a|b\.?s|bsc|bba|mba|bachelor|associate degree|diploma|high school|university|college)\b/,
    /(?<!\b(?:loss|claims?|driving) )\bexperience\b(?! (?:mod|rat|period))|\bemployment history\b/,
    /\bskills\b|\blanguages\b|\bbilingual\b|\breferences available\b/,
    /\bobjective\b|\bawards\b/,
  ], (text) => labelledNumbers(text) > 0),
  // Who looks for one to hire.
  walk('contract_paper', [
    /\b(?:now|we are|we['’]re) hiring\b|\bjob (?:opening|posting|description|offer)\b|\boffer of employment\b|\boffer(?:ing)? you (?:the|a) (?:position|role|job)\b/,
    /\bat[- ]will\b|\bstart date\b|\breporting to\b|\bbackground check\b|\bwelcome (?:you )?to the team\b/,
    /\b(?:an|per) hour\b|\bsalary\b/,
    /\b401\(?k\)?|\bhealth insurance\b|\bpaid time off\b/,
    /\bresume\b|\bcandidates?\b|\bequal opportunity\b/,
  ], (text) => labelledNumbers(text) > 0),
  // What an association asks of its members.
  walk('contract_paper', [
    /\b(?:special|annual|monthly|quarterly|regular|supplemental|general) assessments?\b|\bassessments? (?:notice|levied|(?:is|are) due)\b|\bnotice of (?:\w+ )?assessment\b/,
    /\b(?:home|unit|lot|property|co-?)owners?['’]? association\b|\b(?:condominium|community|townhome) association\b|\bhoa\b/,
    /\bboard (?:of directors|of managers|has|voted|approved)\b|\bthe board\b/,
    /\bdear (?:home|unit|lot|co-?)?owners?\b|\bdear (?:neighbors?|members?|residents?)\b|\bper (?:unit|lot|owner|home)\b/,
    /\bdues\b|\blate (?:fees?|charges?)\b|\bdelinquent\b|\breserve (?:fund|study)\b/,
  ], (text) => labelledNumbers(text) > 0),
  // What is brought before a court.
  walk('claim_form', [
    /\bplaintiffs?\b/,
    /\bdefendants?\b/,
    /\b(?:circuit|district|superior|county|supreme) court\b/,
    /\bcomplaint\b|\bsummons\b|\bsubpoena\b|\bprayer for relief\b/,
  ]),
  // What a board or an association decided.
  walk('contract_paper', [
    /\bminutes of\b|\bminutes\b[^.]{0,30}\bapproved\b/,
    /\bcalled to order\b|\bquorum\b/,
    /\badjourn(?:ed|ment)\b/,
    /\bmotion (?:to|by|was|carried|passed)\b|\bseconded\b/,
    /\b(?:old|new|unfinished|further) business\b|\btreasurer\b/,
    /\bresolved,? that\b|\bdirectors present\b/,
  ]),
  walk('bank_statement', [
    /\b(?:beginning|opening|ending|closing|available|daily) balance\b/,
    /\b(?:deposits?|withdrawals?)\b(?! premiums?)/,
    /\bstatement (?:of account|period)\b|\baccount (?:activity|summary)\b|\b(?:bank|member) statement\b/,
    /\b(?:bank|credit union|savings and loan)\b(?! account)/,
    /\bach\b|\bdebit card\b|\batm\b|\boverdraft\b|\bshare draft\b/,
  ]),
  // A loss that was reported, and what is done of it: letters to and fro.
  walk('claim_form', [
    /\bclaim(?: ?(?:#|no\.?|number))?:? ?[a-z]{0,4}\d[\d-]{3,}/,
    /\bdate of (?:loss|injury|accident)\b|\bloss (?:date\b|of \d)/,
    /\bour insured\b|\byour client\b|\bour (?:claim|file)\b/,
    /\binvestigat(?:ion|ed|ing|e)\b|\breimburse(?:ment)?\b|\bactual cash value\b|\bdepreciation\b|\bour check\b|\badjuster\b|\brelease of all claims\b/,
  ], (text) => listsLosses(text) || OF_LOSSES.test(text.spoken)),
  // What is found wanting in the insurance of somebody.
  walk('certificate_request', [
    /\b(?:not|non)[ -]?compliant\b|\bout of compliance\b/,
    /\bdeficien(?:t|cy|cies)\b|\btoo low\b|\bgaps?\b/,
    /(?:[-–:]|\b(?:is|has|are|have)) (?:expired|missing)\b/,
    /\bcontact your (?:agent|broker|insurer)\b|\bupload\b/,
  ]),
]
const [MARKS_MIN, SCORE] = [3, 5]

/** What kind of paper a page is by several marks that only such papers bear together. */
export function toldByMarks(text: PageText): ReadonlyMap<string, number> {
  const { spoken } = text
  return new Map(WALKS.filter(({ marks, unless }) => marks.filter((m) => m.test(spoken)).length >= MARKS_MIN && !unless(text)).map(({ kind }) => [kind, SCORE]))
}
