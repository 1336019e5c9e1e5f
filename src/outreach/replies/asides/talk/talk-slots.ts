import { NO_NAME } from '../../words/remark-words.ts'
import { CHECKING_SLOTS } from './slots-of-checking.ts'
import { COMPANION_SLOTS } from './slots-of-companions.ts'
import { CONTACT_SLOTS } from './slots-of-contacts.ts'
import { FEATURE_SLOTS } from './slots-of-features.ts'
import { OFFER_SLOTS } from './slots-of-offers.ts'
import { PREPARING_SLOTS } from './slots-of-preparing.ts'
import { SPANISH_SLOTS } from './slots-in-spanish.ts'
import { STANDING_SLOTS } from './slots-of-standing.ts'
import { VEHICLE_SLOTS } from './slots-of-vehicles.ts'
import { WONDERING_SLOTS } from './slots-of-wondering.ts'

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thu|thurs?|fri|sat|sun'
const HOLIDAYS = "thanksgiving|christmas(?: eve)?|new year's(?: eve| day)?|the holidays?|labor day|memorial day|veterans day|independence day|easter|juneteenth"
const HOUR = '\\d{1,2}(?::\\d\\d)? ?(?:[ap]\\.?m\\.?)?|noon|midnight'
const TIME = `(?:${DAYS}|${MONTHS}|${HOLIDAYS}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|\\d{1,2}(?:st|nd|rd|th)|20\\d\\d|${HOUR}|today|tomorrow|yesterday|tonight|now|again|already|recently|earlier|later|soon|early|late|morning|afternoon|evening|night|days?|weeks?|months?|years?|weekends?|hours?|minutes?|ago|on|in|at|by|since|until|till|til|for|from|through|thru|to|and|starting|beginning|effective|of|the|this|last|next|past|all|every|most|each|a|an|few|couple|several|one|two|three|four|five|first thing|second|half|whole|end|rest|just)(?![a-z0-9])`
/** What is an office's and no person. */
const NO_PERSON = 'the|our|their|his|her|my|your|an?|this|that|these|those|some|any|every|other|others|rest|remaining|accounts?|business|book|program|fleet|trucks?|trucking|hauling|equipment|malpractice|medical|health|life|home|homeowners?|dwelling|building|therapy|lines?|group|family|deal|quote|renewal|submission|application|certificate|cert|coi|endorsement|certificates'
const NAME = `${NO_NAME}(?!(?:${NO_PERSON})\\b)(?!(?:i|we|you|who|which|what|not|no|all|both|each|only|to|for|is|are|was|if|so|and|but|or|nobody|nothing|anything|everything)\\b)[a-z][a-z'-]{1,14}`
const WORD_OF_PLACE = '(?!(?:old|other|former|previous|wrong|new|last|another|different)\\b)[a-z]{3,14}'

const CUANDO = '(?:el|los|desde|hasta|a|de|del|las|la|por|dia|dias|y|al|este|esta|proximo|proxima|semana|manana|tarde|hoy|ayer|ahora|(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\\d{1,2}(?::\\d\\d)?|am|pm|accion|gracias|navidad|ano nuevo|festivo|feriado|fiestas)(?![a-z0-9])'

/** A word of a company's name, and none that goes on to say something. */
const OF_NAME = "(?!(?:they|them|their|not|nothing|another|now|other|only|us|until|but|else|elsewhere|someone|somebody|gone|left|moved|cancel[a-z]*|laps[a-z]*|expired|unless|if|we|i)\\b)[a-z0-9&/'.-]{1,25}"

const DAYS_OF_WORK = `(?:m ?- ?f|(?:${DAYS}) ?(?:-|to|through|thru|and|&) ?(?:${DAYS})|weekdays|daily|seven days a week|7 days a week)`
const HOURS = `(?:${HOUR})(?: ?- ?| to | until | till )(?:${HOUR})(?: (?:eastern|central|mountain|pacific|local|est|cst|mst|pst|et|ct|mt|pt)(?: standard| daylight)?(?: time)?)?`
/** Seven, ten or eleven figures as they are grouped, with an extension, or behind a country's code; two years in a row are none. */
const PHONE = '(?:\\+\\d{1,3}(?:[ .-]?\\(?\\d{2,4}\\)?){2,5}|(?:1[ .-]?)?(?:\\(?\\d{3}\\) ?-?|\\d{3}[ .-]{1,3}|\\d{3}(?=\\d{7}))?\\d{3}[ .-]{0,3}\\d{4}(?: ?(?:x|ext\\.?|#) ?\\d{1,6})?|(?:\\d{1,3}[ .-])?\\d{2}[ .-]\\d{4}[ .-]\\d{4})'
const LINK = '(?:https?:[^\\s]{1,120}|www\\.[^\\s]{1,100}|x@x+|[a-z0-9-]{2,40}\\.(?:com|org|net|example)[^\\s]{0,60})'
const REACHES_US = `(?:(?:reply|respond) to this (?:e-?mail|message)|(?:call|contact|e-?mail|reach(?: out to)?|phone|text)(?: (?:us|me|our (?:office|team|service (?:center|team|department)|customer service(?: team| department)?)|customer service|the (?:office|number below)))?(?: (?:at|on|by))?(?: (?:phone|e-?mail|extension|${PHONE}|${LINK}))?)`

/** A letter that only confirms is one too, for all that it may stand on the office's own paper. */
const CONFIRMING = '(?:(?:confirmation|verification) letters?|letters? of (?:confirmation|verification)|(?:signed|written|formal) (?:confirmations?|verifications?|letters?)|(?:confirmations?|verifications?|letters?)(?= on (?:our|the|company|agency|office) letterhead))(?: on (?:our |the |company |agency |office )?letterhead)?'
const PAPER = '(?:' + CONFIRMING + '|certificates?(?: of (?:liability |property )?insurance)?|certs?|cois?|dec(?:laration)?s?(?: pages?)?|id cards?|acords?(?: ?(?:24|25|27|28))?(?: (?:form|certificate)s?)?|cop(?:y|ies)(?: of (?:the|our|their|your|his|her|its|that|this) (?:(?:current|latest|same) )?(?:certificates?(?: of (?:liability |property )?insurance)?|certs?|cois?|acords?(?: ?25)?|decs?(?: pages?)?))?)'
/** How a paper comes: nothing in it says what the paper says, or that it says something else. */
const ONE_PAPER = `(?:(?:an?|the|our|their|your|his|her|another|one) )?(?:(?:current|updated|new|newer|newest|latest|fresh|most recent|formal|signed|standard|complete|full|official|pdf|holder|regular),? ){0,2}${PAPER}`
const HOLDER = "(?:(?:naming|showing|listing|with|that shows|that names|that lists|made out to|issued to|addressed to) (?:you|your (?:company|office|client|firm)|the holder)(?: (?:listed|named|shown))?(?: (?:on it|on there))?(?: (?:as|in) (?:the |a )?(?:certificate |cert )?(?:holder|box))?|in your (?:company's? |client's? )?name|to you as (?:the |a )?(?:certificate |cert )?holder)"
const PURPOSE = "(?:for (?:your|the|our|my) (?:own )?(?:files?|records?|reference|review|convenience|use|client|system|file copy)|for (?:good measure|reference|backup|back[- ]?up|documentation|safekeeping|what (?:it's|its|it is) worth|you|them|everyone)|(?:just )?in case(?: (?:you|they|anyone|anybody|your (?:client|office|file|system|boss|team|people))(?: (?:need|needs|want|wants|require|requires|ask|asks)(?: (?:it|one|them|that|to see it|to see one|for it|for one))?)?| (?:it|that) (?:helps|is needed|is useful|is helpful|is easier))?|if (?:it|that|this) (?:helps|is useful|is easier|is of any help|would help)(?: that)?|(?:if|when|should) (?:you|your (?:client|office|file|team|company))(?:'d| would)? (?:need|needs|want|wants|like|wish|prefer|require|requires)(?: (?:one|it|that|them))?|if (?:needed|required|requested)|(?:up)?on request|any ?time|(?:as )?if you need (?:it|them|one)|as well|too|also|as (?:a )?(?:back[- ]?up|evidence|proof|confirmation|support|documentation|courtesy|reference|requested|you requested|asked|usual|always)|to (?:be safe|go with (?:this|it|that)|back (?:this|it|that) up|be thorough|help(?: out)?|make it easy)|so (?:that )?you have (?:it|one|a copy|something|them)(?: (?:on file|for your (?:files?|records?)|in hand))?)"
const CARRIED = "(?:with (?:this|my|our) (?:e-?mail|reply|message|letter|response|note|answer)|to this (?:e-?mail|message|reply|note)|in (?:an? )?(?:pdf|pdf format|(?:second|separate|follow[- ]?up|different|another|new) e-?mail|(?:a |one )?(?:minute|second|moment|bit|few minutes|few))|under separate cover|separately|shortly|by (?:mail|fax|e-?mail|separate e-?mail)|here|below|herewith|over|along|to (?:you|your (?:office|company|client))|your way|on (?:its|the) way|right after this|right behind this)"
/** When it came or will come; no paper "from last year". */
const LATELY = `(?:(?:already |earlier |later |first thing )?(?:today|tomorrow|yesterday|tonight)|(?:this|last|tomorrow|yesterday|later this) (?:morning|afternoon|evening|week)|(?:on |by |in )?(?:last |next )?(?:${DAYS}|${MONTHS})(?: \\d{1,2}(?:st|nd|rd|th)?)?|(?:on )?\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|already|(?:a )?(?:few |couple (?:of )?)?(?:days?|weeks?|minutes|hours) ago|soon|later)`

/** What a row of talk may leave to the letter; each a bounded pattern over folded text. */
export const SLOTS: Readonly<Record<string, string>> = {
  ...CHECKING_SLOTS,
  ...COMPANION_SLOTS,
  ...CONTACT_SLOTS,
  ...FEATURE_SLOTS,
  ...OFFER_SLOTS,
  ...PREPARING_SLOTS,
  ...SPANISH_SLOTS,
  ...STANDING_SLOTS,
  ...VEHICLE_SLOTS,
  ...WONDERING_SLOTS,
  when: `${TIME}(?:[ ,-]{1,3}${TIME}){0,9}`,
  hours: HOURS,
  opening: `(?:${DAYS_OF_WORK},? )?(?:from |between )?${HOURS}(?:,? ${DAYS_OF_WORK})?`,
  reachus: `${REACHES_US}(?:,? or ${REACHES_US})?`,
  name: `${NAME}(?: ${NAME})?`,
  /** "We were formerly Summit", and not "we were fired". */
  firm: `(?![a-z']{1,14}(?:ed|ing|'d)\\b)${NAME}(?: ${NAME})?`,
  ihave: "(?:i|we)(?: have|'ve)?",
  willbe: `(?:i(?:'ll be| will be|'m| am| am going to be|'m going to be)|${NAME}(?:'ll be| will be|'s| is| is going to be))`,
  role: '(?:account (?:manager|executive|exec|rep)|csr|producer|agent|broker|assistant|colleague|co-?worker|boss|office manager|manager|receptionist|service rep|team lead|intern|teammate|partner)',
  mail: '(?:requests?|e-?mails?|messages?|notes?|letters?|inquir(?:y|ies)|verifications?|voice ?mails?|faxe?s?|questions?)',
  paper: PAPER,
  onepaper: ONE_PAPER,
  along: `(?:,? (?:${HOLDER}|${PURPOSE}|${CARRIED}|${LATELY})){0,3}`,
  holder: HOLDER,
  place: WORD_OF_PLACE,
  phone: PHONE,
  address: '(?:(?:p\\.?o\\.? box \\d{1,7}|\\d{1,6}(?: [a-z0-9.#-]{1,15}){1,5})(?:,? (?:suite|ste|unit|floor|room|#) ?[a-z0-9-]{1,6})?(?:(?:,? [a-z.]{2,15}(?: [a-z.]{2,15})?)?,? [a-z]{2},? \\d{5}(?:-\\d{4})?)?)',
  link: LINK,
  number: '#?(?=[a-z-]{0,12}\\d)[a-z0-9][a-z0-9-]{0,23}',
  ticket: '(?:(?:ticket|case|request|activity|task|inquiry)(?: (?:number|no\\.?|id))? ?#?(?=[a-z-]{0,12}\\d)[a-z0-9][a-z0-9-]{0,23}|x@x+)',
  sep: ' ?[:#-]{0,2} ?',
  lately: '(?:today|this (?:morning|afternoon)|just now|earlier today|again|a (?:minute|moment|few minutes) ago)',
  year: '20\\d\\d(?:/\\d\\d)?',
  digits: '\\d{1,4}',
  word: '[a-z]{3,12}',
  company: `(?:${OF_NAME}(?:,? ${OF_NAME}){0,11})`,
  handle: '[a-z0-9._!]{3,40}',
  state: '[a-z]{2}',
  bar: '[|/,-]',
  telephone: '(?:m|o|f|c|p|t|d|cell|office|fax|direct|main|phone|mobile|tel|toll free|ph|work|desk)',
  q: '\\?',
  contact: `(?:${PHONE}|${LINK}|[a-z0-9._-]{1,40}@[a-z0-9.-]{3,60})`,
  reach: '[a-z0-9@.:()+ -]{3,40}',
  cuando: `(?:${CUANDO}(?:,? ${CUANDO}){0,11})`,
  sold: '(?:home|homes|homeowners?|renters?|life|health|dental|vision|medicare|disability|boats?|motorcycles?|rvs?|farms?|crop|pets?|travel|bonds?|personal|commercial|business|auto|autos|umbrella|benefits|group|annuit(?:y|ies)|retirement)',
}
