import { HAVE_NOT } from './denial-phrases.ts'
import { type Phrase, phrasesOf } from './sense.ts'

const LINE = "(?:gl|cgl|general liability|liability|auto(?: liability)?|cargo|umbrella|excess|wc|work(?:er'?s?'?)? comp(?:ensation)?|comp|property|liquor|cyber|e&o|professional|bop|garage|inland marine|pollution|(?:trailer )?interchange|on[- ]hook|phys(?:ical)? dam(?:age)?|bobtail)(?: policy| coverage| liability)?"
const LINES = `(?:an? |the |any |their )?${LINE}(?:(?:,| or| and| nor|,? &|/) ?(?:an? |the |any |their )?${LINE}){0,3}`
const OTHERS = '(?:(?:any of |either of )?the (?:others?|rest|(?:other|remaining|last) (?:ones?|two|three|four|policies|lines|coverages)))'
const HERE = '(?: (?:with|through) (?:us|our (?:agency|office))| here| in our (?:system|books|records|files?)| on (?:file|our books)| from us| at all| now| any ?more| either)'
const CLOSES = '(?=\\s*(?:$|[.,;!)]| (?:and|but|so)(?![a-z])))'
const ANOTHER = "(?:an?other|an? (?:different|new)|some(?: other)?|someone else's|somebody else's)"
const AGENCY = '(?:(?:local |national |insurance |independent )*(?:agency|agent|broker|brokerage|producer|office|firm))'
const SOMEBODY = `(?:someone else|somebody else|${ANOTHER} ${AGENCY})`
const RECORD = '(?:broker|agent|agency|producer)[ -]of[ -]record'
const BOR = `(?:bor|aor|${RECORD})(?: (?:letter|change|form|notice|order))?`
const NOT_TO_US = '(?! (?:over )?to (?:us|our|me|my)(?![a-z]))(?! in our favor)'
const ACCOUNT = "(?:(?:the|this|their|that) (?:account|client|insured|business|policies|coverages?|insurance)|this|it|them|everything)"

/** The others are not ours, or the account went to another agent. */
const ELSEWHERE: string[] = [
  // "We don't have the other two", "I don't show an umbrella or WC with us", "the last two we don't have".
  `(?:(?:we|i|they) )?(?:${HAVE_NOT}) (?:currently |actually |even )?(?:have|had|show|see|find|do)(?= ${OTHERS}(?:${HERE}){0,2}${CLOSES})`,
  `(?:(?:we|i|they) )?(?:${HAVE_NOT}) (?:currently |actually |even )?(?:have|had|show|see|find|write|carry)(?= ${LINES}(?:${HERE}){0,2}${CLOSES})`,
  `(?<=(?<![a-z])(?:others?|rest|(?:other|remaining|last) (?:ones?|two|three|four|policies|lines|coverages)|${LINE}),? )(?:we|i) (?:${HAVE_NOT}) (?:have|write|handle|insure|do|carry|place|service)${CLOSES}`,
  // "No umbrella or comp with us."
  `(?<=^\\W*(?:and |but |sorry,? |there is |there's )?)no(?= ${LINES}(?:${HERE}){1,2}\\W*$)`,
  `(?<=^\\W*(?:and |but |sorry,? )?)not our(?= ${LINE}(?:(?:,| or| and| nor|,? &|/) ?${LINE}){0,3}\\W*$)`,
  // "The others are elsewhere."
  `(?<=(?<![a-z])(?:others?|rest|(?:other|remaining|last) (?:ones?|two|three|four|policies|lines|coverages)|${LINE}) )(?:is|are)(?: now| placed| all| both)? (?:elsewhere|somewhere else|someplace else)${CLOSES}`,
  // "The property they took to a surplus lines broker", "was placed by Lakehead Brokers".
  `(?:took|moved|switched|transferred)(?: (?:it|that|that one|them|this))?(?: over)? to (?:an?|some|another) (?:(?:surplus lines|e ?& ?s|wholesale|specialty|local|national|online|big|small|captive|competing|different|new|independent|other|trucking|transportation|insurance|farm) ){0,3}(?:broker|brokerage|agent|agency|wholesaler)(?! (?:of ours|in our|here|we (?:own|work))(?![a-z]))`,
  `(?:is|are|was|were)(?: now| all| both)? (?:placed|handled|serviced) by (?!(?:us|our|me|my|the|their|his|an?|this|your)(?![a-z]))(?:[a-z&'.-]{2,15} ){1,3}(?:brokers?|brokerage|agency)${CLOSES}`,
  // "Another broker was appointed broker of record on 10/1", "someone else took this over".
  `belongs? to ${SOMEBODY}(?: now)?${CLOSES}`,
  `${SOMEBODY} (?:now |has |have |just |recently |is now |will be )*(?:(?:was |been |got )?(?:appointed|named|assigned|made)|became|become|is|took over|taken over|took|got|gotten|won|has|have|picked up|handles|writes|wrote|services|represents|insures|handling|writing|servicing)(?: as)?(?: (?:the|their|his|her|its|new|now))*(?: (?:${RECORD}|agent|broker|agency|producer|account|policies|coverage|business|insurance)| ${ACCOUNT}(?: over)?)(?: now)?${NOT_TO_US}`,
  // "Lockton took over as broker of record".
  `(?<=[a-z] )(?:now |has |have |just |recently )*(?:(?:was |been |got )?(?:appointed|named|assigned|made)|became|become|is|took over|taken over)(?: as)?(?: (?:the|their|his|her|its|new|now))* (?:broker|agency)[ -]of[ -]record(?: now)?(?<!\\b(?:we|i|agency|who|us) (?:now |has |have |just |recently |was |been |is |became |become )*(?:appointed |named |assigned |made )?(?:as )?(?:the |their |his |her |its |new |now )*(?:broker|agency)[ -]of[ -]record(?: now)?)(?=\\s*(?:$|[.,;!)]| (?:as of|effective|eff|on|in|since|for|last|this)(?![a-z])))`,
  // "The agent of record changed to Lockton on 10/1".
  `(?:the |their )?${BOR} (?:has |have |had |was |were |been |just |recently |since )*(?:changed|switched|moved|transferred|reassigned|replaced)${NOT_TO_US}(?: (?:over )?to(?= [a-z]))?`,
  // "They gave a BOR to Lockton", "insured signed a broker of record letter with another agency".
  `(?:signed|gave|issued|sent|submitted|executed|did|filed) (?:an? |the |their )?${BOR} (?:over )?(?:to|with|for|in favor of|naming|appointing)(?! (?:us|our|me|my|the carrier|the carriers|the company|the insurer)(?![a-z]))(?: ${SOMEBODY})?`,
  `(?:i am|i'm|we are|we're|we were|i was) (?:only |now |just )?(?:the |their |his |her |an? )?(?:former|previous|prior|old|ex-?) ?(?:agents?|agency|brokers?|producers?)(?: of record)?(?: (?:for|on|of) (?:this|the|that|these) (?:account|insured|client|policies))?`,
  `(?:we|i) (?:were|was|got|have been|'ve been) (?:bor'?e?d|aor'?d)(?: (?:off|out|away))?`,
  `(?<=(?<![a-z])(?:we|i)(?:'ve| have)? )(?:stopped|quit|ceased|discontinued) (?:servicing|handling|writing|insuring|representing|working with)(?= (?:them|this|the|these|their|him|her|insured-name|[a-z]))`,
  `(?<=(?<![a-z])(?:we|i)(?:'ve| have)? )(?:released|gave up|transferred|turned over|handed over) (?:this|the|their) (?:account|client|business|policies)(?! (?:number|info|details))${NOT_TO_US}`,
]

/** "A BOR was signed effective 10/1", "Lockton has the account now": in whose favour, and who that is, is not said. */
const OPEN: string[] = [
  `(?:an? |the )?(?:bor|aor) (?:has |have |was |were |been |is |just )*(?:signed|received|issued|submitted|sent|filed|accepted|pending|processed|requested)(?: (?:effective|eff|as of|on))?`,
  `(?:(?:signed|received|got|have|has) )(?:an? |the )?(?:bor|aor)(?: (?:effective|eff|as of|on))?`,
  `(?:now )?(?:has|have|got|gotten|won|took over|taken over|handles|writes|services) (?:the|this|their) (?:account|client)(?: over)?(?: now)?(?: (?:effective|eff|as of))(?= \\d)`,
]

/** What says that a policy is with somebody else, or that its agent changed. */
export const ELSEWHERE_PHRASES: Phrase[] = [...phrasesOf('bad', ELSEWHERE), ...phrasesOf('hedge', OPEN)]
