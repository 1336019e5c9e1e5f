import { LatePattern } from '../../vocabulary/index.ts'
import { bearsNumber, linesOfCover, numbersOn, statesDay, statesTerm } from './stated-cover.ts'
import type { PageText } from './text-of-page.ts'

const late = (patterns: readonly RegExp[]): LatePattern[] => patterns.map((p) => LatePattern.of(p))

const OF_INSURER = /\b(?:insur(?:er|ed|ance)|polic(?:y|ies)|coverages?|underwrit|mutual|casualty|assurance|assured|indemnity|carrier|surety|lloyd['’]?s|association|pool|member)\b/
/** What is offered, asked for, lost, owed, promised between parties or brought to its end is covered by no page that says so. */
const UNPROVEN = late([
  /\b(?:quot(?:e|es|ed|ations?)|proposals?|proposed|indications?|estimates?)\b|\bto bind\b|\b(?:not|cannot) (?:yet |be )?bound\b|\bno coverage\b|\b(?:renewal|our|this|an) offer\b|\b(?:we|can|pleased to|happy to) offer\b|\b(?:your|insurance|coverage|renewal) (?:[a-z]+ ){0,3}options\b|\boption [1-4a-d]\b|\bif you (?:accept|agree)\b|\bexpiring\b(?! (?:on )?(?:\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d))|\bterms (?:we|obtained|offered)\b|\bshould you (?:wish|decide)\b/,
  /\bapplicants?\b|\brequested (?:limits?|coverages?)\b|\b(?:limits?|coverages?) requested\b|_{4,}|\bfill in\b|\bdesired\b|\bto be completed\b/,
  /\bincurred\b|\breserves?\b|\bdate of loss\b|\bloss (?:run|history|ratio|date)s?\b|\bclaimants?\b|\bvalu(?:ed|ation) (?:as of|date)\b|\bclaims (?:paid|history|by)\b|\bexperience\b/,
  /\b(?:amount|balance|payment|premium|total) due\b|\binstall?ments?\b|\bfinance charge\b|\bpast due\b|\bbalance\b|\bremit\b|\blate fee\b|\binvoice\b|\bamount financed\b/,
  /\b(?:must|shall|agrees? to) (?:be |have |maintain|carry|provide|send|furnish|procure|keep)\b|\b(?:at least|not less than|minimum of) \$|\brequirements?\b|\bcompl(?:y|iant)\b|\b(?:in|of|non-?|full|ensure|insurance|certificate|vendor) ?compliance\b|\bcompliance (?:with|is|status|check|review|deadline|report)\b/,
  /\bcancell?(?:ed|ation) (?:effective|date|notice)\b|\bnotice of (?:cancell?ation|non-?renewal)\b|\breinstat|\bwill (?:end|lapse|be cancell?ed)\b|\bnot (?:be(?:ing)? )?renew/,
  /\bpick ?-?up\b|\bdeliver(?:y|ies)? (?:date|address|to)\b|\bshipper\b|\bconsignee\b|\brate confirmation\b/,
  /\bclaim (?:denied|acknowledge|no\b|number|#|\d)|\b(?:we|to) (?:deny|decline)\b|\breservation of rights\b|\bexclusion applies\b|\bcannot cover\b/,
  /\b(?:sample|specimen|template|example only)\b/,
])
/** `Claims history: no open claims`: that nothing was lost is no account of losses. */
const NO_CLAIMS = /\b(?:claims?|loss) (?:history|experience)[ :.–-]{0,6}(?:there are |has )?(?:no|none|nil|zero|clear)\b[a-z ]{0,40}/g
const CERTIFIES = late([
  /\b(?:certif(?:y|ies|ied|icate)|verif(?:y|ies|ied|ication)|confirm(?:s|ed|ing|ation)?|evidenc(?:e|es|ing)|attests?|vouch)\b|\bproof of (?:your )?(?:coverage|insurance|cover)\b|\bthis is to advise\b/,
  /\bto whom it may concern\b|\b(?:certificate )?holder\b|\bissued (?:to|for)\b|\b(?:prepared|requested|verified) (?:for|by)\b|\bat the request of\b|\bon (?:their|its|his|her) behalf\b|\bthird part(?:y|ies)\b/,
  /\b(?:is|are|was) (?:currently |now |presently )?(?:in (?:full )?(?:force|effect)|active|insured|carried|covered|maintained)\b|\bhave been (?:effected|arranged|placed)\b|\bstatus[ .:]{0,12}active\b/,
  /\batt(?:n|ention)\b|\b(?:has been|is|are|was) (?:added as |named as |included as |listed as )?(?:an? )?(?:additional insured|loss payee)\b|\bwe are the insurers?\b|\byou['’]re (?:insured|covered)\b|\b(?:shown|given|sent) to\b/,
])
const GREETS = /\b(?:dear|sirs?(?:\/madam)?[,:]|yours (?:very )?(?:truly|faithfully|sincerely)|good (?:morning|afternoon)|hello|to whom it may concern|sincerely|regards|(?:per|at) (?:your|our client['’]?s|the insured['’]?s) request|as requested)(?!\w)/
const BINDS = /\b(?:binder|cover note|bound|temporary (?:evidence|proof))\b/
const CHARGES = /\bpremiums?\b|\b(?:annual|total|policy) (?:cost|charge|price)\b|\byou pay\b|\bminimum earned\b|\bprepared\b(?! at the request of)/
const LISTED_MIN = 2
const POLICIES_MIN = 2
/** An opinion, and hardly more. */
const CONTENT = 5

/**
 * What a page without a title of its own is, by what it states: a policy's number, its term and amounts of its coverages are stated
 * by who proves them, and nothing on it says that they are offered, asked for, owed or at an end. To whom it is proved, or in what
 * words, tells a certificate from declarations; null where the page states less.
 */
export function toldByContent(text: PageText): { kind: string; score: number } | null {
  const { spoken } = text
  const owed = spoken.replace(NO_CLAIMS, ' ')
  if (text.words < WORDS_MIN || !OF_INSURER.test(spoken) || UNPROVEN.some((p) => p.test(owed))) return null
  const binds = BINDS.test(spoken)
  // A binder ends before a policy would, and comes before its number.
  if (binds ? !statesDay(text) : !statesTerm(text) || !bearsNumber(text)) return null
  const lines = linesOfCover(text)
  if (lines === 0) return null
  if (binds) return { kind: 'other_binder', score: CONTENT }
  const greets = GREETS.test(spoken)
  const isCharged = CHARGES.test(spoken)
  const head = text.rows.slice(0, HEAD_ROWS).map((r) => r.segments.map((s) => s.text).join(' ')).join(' ').toLowerCase()
  const marks = (CERTIFIES[0]!.test(head) ? 1 : 0) + CERTIFIES.filter((p) => p.test(spoken)).length + (greets ? 1 : 0) + (!isCharged && numbersOn(text).size >= POLICIES_MIN ? 1 : 0)
  if (marks >= (isCharged ? 2 : 1)) return { kind: 'other_certificate', score: CONTENT }
  return isCharged || lines >= LISTED_MIN ? { kind: 'declarations', score: CONTENT } : null
}
const [WORDS_MIN, HEAD_ROWS] = [20, 4]
