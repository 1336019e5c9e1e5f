import type { MemberMention } from '../mentions/mentions.ts'
import { PLAIN_WORDS } from '../lexicon/plain-words.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'

/** Negations that are part of how a member is asked: "not cancelled without 30 days' notice", "no less than A-", "non-contributory". */
const ASKING =
  /\bnon-? ?[a-z]+|\b(?:not|no) (?:be )?µ+|\bno [a-z]+,? no [a-z]+|[:=] ?no\b|\bor otherwise\b|\b(?:not|no|never|nor|n't|none)\b(?: (?:be|have|later|only|to|been|any|all|such|seek|required to|called upon to|policy|coverage|insurance))* (?:less|lower|fewer|more|greater|higher|later|sooner|earlier|worse|older|below|under|above|over|exceed\w*|limit\w*|cancel\w*|non-?renew\w*|laps\w*|terminat\w*|expir\w*|reduc\w*|materially|modif\w*|chang\w*|amend\w*|alter\w*|suspend\w*|void\w*|discontinu\w*|contribut\w*|right|recourse|subrogat\w*|merely|just|simply|or|withheld|unreasonably)\b|\bwithout (?:(?:first|at least|giving|providing|a|an|any|our|the|its|such|your|\d+|\w+ ?\(\d+\)|thirty|sixty|ten|prior|written|advance|limitation|exception|right|regard|cost|charge|limiting|limit|prejudice|recourse|contribution)\b|[¤µ¦])|\bwhether or not\b|\bor not\b|\bno (?:policy|coverage|insurance|certificate|right|rights|matter|other|exclu\w*|limitation|deductible|retention|sir|more|less|later|longer than|insurer|carrier)\b|\bnot limited to\b|\bnotwithstanding\b|\bno\.|\bnot? (?:apply|applicable) to\b|\bnot? (?:as|just|only|merely) (?:an? |the |as )?(?:certificate|cert|holder|additional|loss|yes)/g
/** What turns, refuses or takes back. */
const TURNS =
  /\b(?:not|never|no|none|nor|neither|cannot|without|nobody)\b|n't\b|\b(?:delet|remov|eliminat|withdr[ae]w|rescind|revok|strik|struck|repeal|cancell?ed requirement|drop|relax|forgo|forgiv|overlook|skip|ignor|disregard)\w*|\b(?:gone|goes away|went away|left (?:off|out|blank)|omit(?:s|ted)?|instead|rather|otherwise|optional|unnecessary|used to|formerly|anymore|any more)\b/

/** Words beside members that say nothing of whether they are asked, besides those that are plain everywhere. */
const PLAIN_OF_MEMBERS: ReadonlySet<string> = new Set(
  `mortgagee mortgagees via described description box managing manage mgr mgmt management village borough facility venue building plant station terminal
  subsidiaries subsidiary parent parents successors assigns associated affiliated affiliate interests interest landowners landowner commissioners
  member members association elected appointed official officers directors agents representatives tiers tier class classes level group groups checked ticked marked
  status noted noting added appear appears appearing referred respect respects designate designated exactly having given giving receive receives
  issued placed licensed admitted authorized order strength financial category size blanket alternate power paper grants columns refs sure run stands
  prior advance change changes material materially non-renewal nonrenewal cancelled canceled cancelling canceling cancel cancels canc reduction reduced mail mails mailed
  terminated lapse lapses modified endeavor otherwise sent send delivered ground host organizer producer installer installers caterer renter renters premium
  broker brokers shipper shippers railroad franchisor lessor's concessionaire licensor's program license permit permits performance recheck plan said
 waive waives permitted allowed pls holding hold holds come comes bear bearing enjoy enjoying maintain maintaining possess possessing email e-mail around indemnities primaries something rejected bounced refused declined missing officer buy trustees way extent alteration hull latter former architect engineer hotel mall museum exhibitor parks narned whatever
  exist exists worse edition editions reason reasons cause causes
  listing lawfully recent current then-current termination terminate respective afforded whereby reasonably latest hereto thereunder therefor thereto thereby stipulate stipulates stipulating provision provisions published promulgated motor automotive chartered certified registered designees designee licensees lenders invitees
  policyholder policyholders endorse anything dated war risks band bands matched packet allows allow class packages license reduction tick order`
    .split(/\s+/)
    .filter(Boolean),
)
const isPlain = (w: string): boolean => w.length < 3 || [w, w.replace(/(?:'s|s'|s)$/, '')].some((x) => PLAIN_WORDS.has(x) || PLAIN_OF_MEMBERS.has(x))
/** Words before a member that tell of it, or of somebody else's asking; who is to be insured may stand there by any name. */
const TELLS =
  /\b(?:leave|forget|consider|expect|debat\w*|discuss\w*|asked|called for|charge[sd]?|offers?|showed|had|carried|saw|see|checks|(?:we|i)(?: also| always)? give|last (?:year|month|season)|prior|previous|competitors?|nobody|no one|few|some [a-z]+s|only our|might|could|wonder\w*|about|appreciate|hoping|hope|wish|dropped|stopped|requirement of|there is no|in no (?:case|event|instance)|(?:certificate|cert|coi|acord|paper) (?:lists|says|reads|states|mentions)|(?:asks|wants|charges|insists)|(?:(?:refus|declin)(?:e|es|ed|ing)|(?:isn't|aren't|was not|wasn't|is not|are not|not|un)[ -]?(?:willing|able)|(?:will|would|could|can|did)(?:n't| not)(?: be able)?|won't|can't|cannot|fail(?:s|ed)?)(?: to)? (?:give|provide|offer|grant|add|agree|accept|include|get|obtain|sign|endorse)(?!\w)(?![^.;]* but\b)[^.;]{0,24}) /

/** "naming the village and its planners": behind an article, a party, unless words of time or place lead to it. */
const PARTY = /(?<!\b(?:for|on|at|in|when|if|where|by|from|during|after|before|until|since|under) )(?:\b(?:the|our|its|their|each|any|or|and|names?|naming|of) |, )(?:[a-z'-]+ )?$/
const OF_WORDS = new Set(['additional_insured', 'subrogation_waived', 'primary_noncontributory', 'endorsements', 'auto_scope', 'carrier_rating', 'cancellation_notice_days'])
/** What words before it may say when it is asked of ("Sleepovers call for us as additional insured"). */
const NAMED_BEFORE = new Set(['additional_insured', 'subrogation_waived', 'primary_noncontributory', 'endorsements', 'carrier_rating'])
/** In brackets right behind a member: "(waived)", "(optional)". */
const BRACKET_TURNS = /^ ?\((?:is |are )?(?:waived|optional|n\/a|not [a-z]+|tbd|pending|later|removed|deleted|dropped)\)/

const NO_MORE: ReadonlySet<string> = new Set()
/** What stands around a stretch of a clause and tells of it, takes it back, or is not accounted for; or null. */
export function toldAround({ reading, facts }: Pick<SentenceView, 'reading' | 'facts'>, m: { start: number; end: number }, more: ReadonlySet<string> = NO_MORE): string | null {
  const { masked, cased } = reading
  const { from, to } = clauseOf(masked, m)
  const behind = masked.slice(m.end, m.end + REACH)
  const bracket = BRACKET_TURNS.exec(behind) ?? /^[^.;µ©§¶]{0,50}\b(?:not any ?more|no more|no longer)\b/.exec(behind)
  if (bracket) return bracket[0].replace(/[()]/g, '').trim()
  const tells = TELLS.exec(`${masked.slice(from, m.start)} `)
  if (tells && !/\b(?:must|shall|needs? to|required to)\b/.test(masked.slice(from, m.start))) return tells[0].trim()
  const strange = wordsIn(masked.slice(m.end, to).replace(/\bor (?:larger|broader|greater|better|higher)\b/g, (s) => ' '.repeat(s.length)), m.end).find(
    ({ word, at }) => !isPlain(word) && !more.has(word) && !facts.topic.has(word) && !facts.roles.obligated.has(word.replace(/(?:'s|s'|s)$/, '')) && !/[A-Z]/.test(cased.charAt(at)) && !(/: /.test(masked.slice(m.end, at)) && PARTY.test(masked.slice(Math.max(m.end, at - 40), at))),
  )
  return strange?.word ?? null
}

/** A clause is looked at no further than this to either side. */
const REACH = 400
const clauseOf = (masked: string, m: { start: number; end: number }): { from: number; to: number } => {
  const first = Math.max(0, m.start - REACH)
  const end = masked.slice(m.end, m.end + REACH).search(/[;.,](?:\s|$)|[()]/)
  return { from: Math.max(first, ...[...masked.slice(first, m.start).matchAll(/[;.,](?=\s)|[()]/g)].map((x) => first + x.index + 1)), to: end < 0 ? Math.min(masked.length, m.end + REACH) : m.end + end }
}

/** Words that stand before members and say nothing of when they are asked. */
const PLAIN_BEFORE: ReadonlySet<string> = new Set(
  `act against architects asked assignees attach automatic back both boxes broader cancellation cancellations changed classification column consent
  declarations ditto domestic down engineers equal everything evidencing extended hereby invitees likewise lot means non-renewed nonrenewed officials
  orders page pages partners put receipt received recovery reflect reflected reflecting release remark remarks renewed representative respective
  respond responds rest rights save standing thru transfer trustee underwriter underwriters volunteers ways wherever whether writing`
    .split(/\s+/)
    .filter(Boolean),
)
/** A word before a member that may say of whom it is asked. What stands before a colon, or another member of a list, is said of something else. */
function strangeBefore({ reading, facts }: Pick<SentenceView, 'reading' | 'facts'>, m: { start: number }, from: number): string | null {
  const { masked, cased } = reading
  const open = Math.max(from, ...[...masked.slice(from, m.start).matchAll(/[:+&]| - | \/ /g)].map((x) => from + x.index + x[0].length))
  const strange = wordsIn(masked.slice(open, m.start), open).find(
    ({ word, at }) => !isPlain(word) && !PLAIN_BEFORE.has(word) && !facts.topic.has(word) && !facts.roles.obligated.has(word.replace(/(?:'s|s'|s)$/, '')) && !/[A-Z]/.test(cased.charAt(at)) && !PARTY.test(masked.slice(Math.max(open, at - 40), at)),
  )
  return strange?.word ?? null
}

/**
 * A word that turns, refuses or takes back what a member's clause says, or that no reading accounts for: the member stands in
 * doubt. Notice "not cancelled without" and the like are how such things are asked.
 */
export function turnedBy({ reading, facts }: SentenceView, m: MemberMention): string | null {
  if (!OF_WORDS.has(m.member.name)) return null
  const { masked, cased } = reading
  const told = toldAround({ reading, facts }, m)
  if (told) return told
  const { from, to } = clauseOf(masked, m)
  const clause = masked.slice(from, to)
  const before = NAMED_BEFORE.has(m.member.name) ? strangeBefore({ reading, facts }, m, from) : null
  if (before) return before
  // "No insurer rated below A-", "not be cancelled without": how the least rating, and a notice, are said.
  if (m.member.name === 'cancellation_notice_days' || (m.member.name === 'carrier_rating' && /\b(?:below|under|less|lower|worse)\b/.test(masked))) return null
  const found = TURNS.exec(clause.replace(ASKING, (s) => ' '.repeat(s.length)))
  // "Summit Drop Trailers": a name turns nothing.
  return found && !(found.index > 0 && /[A-Z]/.test(cased.charAt(from + found.index)) && /[a-z]/.test(cased)) ? found[0] : null
}

const wordsIn = (text: string, at: number): { word: string; at: number }[] => [...text.matchAll(/[a-z][a-z'-]*[a-z]/g)].map((x) => ({ word: x[0], at: at + x.index }))
