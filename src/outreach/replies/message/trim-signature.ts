import { foldText } from './fold-text.ts'
import { withMendedSpelling } from '../words/mend-spelling.ts'
import { isTableHead } from '../asides/odd-sentences.ts'

const CLOSING =
  /^(?:(?:many )?thanks|thank you|thx|ty|regards|rgds|brgds|br|kr|best|best regards|kind(?:est)? regards|warm(?:est)? regards|sincerely(?: yours)?|(?:very )?truly yours|yours (?:very )?truly|yours sincerely|faithfully yours|yours faithfully|all (?:the|my) best|warmly|in gratitude|with appreciation|with thanks|much obliged|cheers|respectfully(?: (?:yours|submitted))?|cordially(?: yours)?|take care|have a (?:great|good|nice|wonderful|blessed) (?:day|one|weekend|week|evening|afternoon|holiday)|saludos|atentamente|atte|gracias|muchas gracias|cordialmente|un saludo|que tenga (?:un )?buen dia)(?: (?:again|so much|very much|and have a (?:great|good) (?:day|weekend)|cordiales|y saludos|in advance))?[\s,.!-]*$/
const DEVICE =
  /^(?:sent from (?:my|yahoo|mail|outlook|gmail)|sent by siri\b|get outlook for|enviado desde|sent via|sent with|obtener outlook|via the|from my (?:iphone|phone|mobile)|please excuse)/
/** Boilerplate of agencies: it speaks of binding and changing coverage, and says nothing on these policies. */
const DISCLAIMER =
  /^\W*(?:as always,? |please |kindly |note: )*(?:always )?(?:refer to|see|consult|review) (?:the |your |each )?(?:actual )?polic(?:y|ies)(?: (?:itself|themselves|forms?|contracts?|language|wording|documents?))? for (?:all |the |complete |full |specific |actual |exact |any )*(?:terms|conditions|details|provisions|exclusions|limitations)(?:(?:,|,? and|,? or) (?:all |the )?(?:terms|conditions|details|provisions|exclusions|limitations|definitions))*\W*$|confidential|intended (?:only |solely )?(?:for|recipient|addressee)|named recipient|privileged|if you (?:have )?received this|if you are not the|unauthorized (?:use|review|disclosure)|consider the environment|(?:bind|bound|alter(?:ed)?|amend(?:ed)?|chang(?:e|ed)|add(?:ed)?|delet(?:e|ed)|cancel(?:l?ed)?)\b.{0,70}\b(?:via|by|through|over|using) (?:this |an? |leaving (?:an? )?|sending (?:an? )?)?(?:e-?mail|voice ?mail|fax|text|social|the internet|electronic)|(?<!\b(?:this|that|their|his|her|its) )coverage (?:can ?not|cannot|may not|can not|is not) (?:be )?(?:bound|altered|changed|added|assumed)(?![^.;]{0,40}\buntil\b[^.;]{0,40}\b(?:underwrit\w+|carrier|insurer|(?:insurance )?company))|does not accept requests to|(?:free of|for) virus|licensed in|license (?:no|number|#)|\bnpn\b|all rights reserved|this (?:e-?mail|message|communication|transmission) (?:and (?:any|all|its|the)|is (?:intended|confidential|privileged|private|meant|sent|solely|only for|for the|covered|strictly|protected|being|the property|from)|may|contains|was (?:sent|generated) (?:to|from|by|via|using|with)|has (?:been|originated))|avg|avast|aviso de confidencialidad|este (?:correo|mensaje)(?: electronico)? (?:y|es|puede|contiene)|no se (?:puede|pueden|permite) (?:vincular|contratar|modificar|cambiar|agregar|cancelar|hacer cambios|realizar cambios|solicitar)|nothing (?:in|contained in) (?:this|the) (?:e-?mail|message|letter|communication) (?:should|shall|may|is to|is) (?:be )?(?:considered|construed|taken|deemed|read|intended)(?: as| to be)?(?: any)? (?:legal|tax|accounting|financial|coverage)(?:,? (?:or |and )?(?:legal|tax|accounting|financial))* advice|no coverage is (?:provided|bound|afforded|granted|conferred) by (?:this|e-?mail)|information only and (?:confers?|conveys?|grants?|gives?) no rights|confers? no rights (?:up)?on|does not (?:affirmatively or negatively,? )?(?:amend|extend|alter|modify)(?:,? (?:or |and )?(?:amend|extend|alter|modify|change))*,? the (?:coverage|terms|insurance|polic)|does not (?:bind|amend|extend|alter|modify|change|waive)(?:,? (?:or |and )?(?:bind|amend|extend|alter|modify|change|waive|confer|grant))+,? (?:any )?(?:coverage|insurance|terms)(?=\W*(?:$|[.;]))|(?:does|do|shall|should) not (?:constitute|be (?:construed|considered|deemed) (?:as |to be )?|form|create) ?(?:a |an |any )?(?:binder|certificate of insurance|contract|endorsement|(?:insurance )?policy|amendment|agreement|legal advice)|(?:the |actual |insurance |issued )*polic(?:y|ies)(?: contracts?| terms?| language| provisions?)?(?: itself| themselves)? (?:always |shall |will )?(?:govern|control|prevail)s?\b|(?:coverage|insurance|this summary|limits?) (?:is|are|described|afforded|shown)?[^.;]{0,40}subject to (?:all )?(?:of )?(?:the |their |its )*(?:policy |actual )?terms,? (?:and |exclusions |conditions )|this (?:confirmation|verification|information|response|letter|reply) is (?:being )?(?:provided|given|furnished|issued|offered)\b[^.;]{0,60}\b(?:as a courtesy|for information(?:al)?(?: purposes)?)(?: only)?|follow us on|like us on|refer a friend|leave us a review|office hours|horario de/
/** What an agency's staff and letters cannot do: under the name it is boilerplate, in the answer it may be a caveat. */
const BINDING =
  /(?:can ?not|may not|unable to|not (?:able|authorized) to) (?:be )?(?:bind|bound|alter(?:ed)?|amend(?:ed)?|modif(?:y|ied))\b|\bnothing (?:in|contained in|herein|stated)\b[^.;]{0,40}\b(?:amends?|extends?|alters?|modif(?:y|ies)|binds?|changes?|waives?)\b|\bno coverage (?:is|will be|can be|may be) (?:bound|added|placed|changed|altered|deleted|cancell?ed)\b.{0,60}\buntil (?:confirmed|acknowledged|you (?:receive|hear|get|speak)|we|approved|an? )|\bno (?:puede|pueden|podemos|se aceptan?|se puede|se pueden|es posible) (?:ser )?(?:contrat|cambi|agreg|anad|modific|cancel|vincul)\w*|\bnot an? (?:insurance )?binder\b|\b(?:all )?(?:such )?(?:requests?|changes) (?:must|need to|have to) be (?:confirmed|acknowledged|made|submitted)\b/
const OF_SOMEBODY = /\b(?:they|he|she|their|his|her|client|insured|account|pa(?:y|id|yment|yments)|premium|pagu?e\w*|pago|asegurad[oa]|we were|could not|quotes?|proposal|(?:the |their )?(?:umbrella|gl|general liability|auto|cargo|wc|work(?:ers'?)? comp\w*|comp|property|excess|cyber|professional|pollution|liquor|garage|carrier|underwriter)(?! liability coverage)\b|until (?!confirmed|acknowledged|you|we|approved|an? ))\b/
/** "The auto was cancelled by e-mail yesterday": what happened to a policy is no boilerplate, whatever words it shares with one. */
const HAPPENED =
  /\b(?:lapsed|expired|non-?renewed|cancell?ed (?:on|effective|eff|as of|for|back|last|yesterday|today|in)|past[- ]due|overdue|unpaid|(?:not|never|n't) (?:been )?(?:renewed|reinstated|issued|paid)|no longer (?:writes?|insures?|handles?|represents?|ours|active|in force|with|a client|covered|insured|has|have)|in grace|pending (?:cancel\w*|non-?\w+)|(?:was|were|is|are|been|has|have|had|got|gets|being|will be) (?!not\b|never\b)(?:\w+ )?(?:cancel\w+|suspended|terminated|rescinded|voided|inactive|reinstated|replaced|moved|sold|dropped|rewritten|excluded|reduced)|(?:they|client|insured|account) (?:left|moved|sold|closed|switched)|moved (?:the|their|it|to)|fue cancelad\w+|esta (?:cancelad|vencid|suspendid)\w+|se cancelo|vencio|vencida)\b(?! (?:or|,) (?:altered|changed|amended|modified|bound))/
const FIRST_PERSON_CANNOT = /\b(?:we|i)\b.{0,30}(?:\b(?:not|cannot|unable)|n't)\b.{0,40}\b(?:confirm|verify|verif|speak (?:to|for|on) (?:the|that|this|those|it|them)\b|say (?:if|whether|for)\b)/

export type Trimmed = { lines: string[]; below: string[] }

/**
 * Parts the sender's sentences from the signature under them. `below` keeps what followed, less the boilerplate,
 * for the reader to see whether something was said under the name (a postscript, a caveat).
 */
export function trimSignature(lines: string[], senderNames: ReadonlySet<string>, afterContent = false): Trimmed {
  const kept: string[] = []
  let below: string[] | null = null
  for (const paragraph of paragraphs(lines).flatMap(bannerApart)) {
    const folded = foldText(paragraph.join(' '))
    if (!/^\W*p\.?\s?s\b/.test(folded) && isBoilerplateParagraph(folded, below !== null) && (kept.length > 0 || /^[*\s[(]*(?:caution|external|confidential|notice|warning|this sender might|you don't often)/.test(folded))) continue
    if (below) {
      below.push(...paragraph, '')
      continue
    }
    const lastAnswer = paragraph.findLastIndex(answersInLine)
    const start = paragraph.findIndex((line, at) =>
      at >= lastAnswer && !continuesLine(paragraph[at - 1]) && !isRowOfTable(paragraph[at - 1], line) && !underlines(paragraph, at) && startsSignature(line, afterContent || kept.some((one) => one.trim() !== '') || at > 0, senderNames),
    )
    if (start === -1) kept.push(...paragraph, '')
    else {
      kept.push(...paragraph.slice(0, start), '')
      below = [...paragraph.slice(start), '']
    }
  }
  return { lines: kept, below: below ?? [] }
}

const LEGAL = /recipient|sender|addressee|e-?mail|message|delet|destroy|copies|copying|disclos|transmi|attachment|virus|\blaws?\b|liab|notify|unauthor|prohibit|dissemin|distribut|electronic|privacy|thank you|information|website|www\.|\bclick|\blinks?\b|destinatario|correo|mensaje|borre|elimin/
const TOLD =
  /\b(?:cancel\w*|laps\w*|expir\w*|renew\w*|(?:in)?active|in force|in effect|suspend\w*|pending|terminat\w*|rescind\w*|void\w*|unpaid|overdue|past due|reinstat\w*|claims?|limits?|deductibles?|ours|moved|sold|replaced|autos?|cargo|gl|wc|comp|umbrella|excess|polic(?:y|ies)|coverages?|they|he|she|his|her|client|customer|account|however|except|note that|p\.?s|vencid\w*|vigente\w*|poliza\w*|cobertura\w*)\b/
/**
 * A paragraph of boilerplate: each of its sentences is, or is of the law of letters and tells of no policy. "The auto lapsed
 * yesterday. This message is confidential." is none.
 */
function isBoilerplateParagraph(folded: string, underName: boolean): boolean {
  if (!(underName ? isBoilerplate(folded) : isFooter(folded))) return false
  return folded.split(/(?<=[.!?;])\s+/).every((one) => (underName ? isBoilerplate(one) : isFooter(one)) || !/[a-z]{2}/.test(one) || (LEGAL.test(one) && !TOLD.test(one)))
}

const CAVEAT = /\brel(?:y|ied|iance|ying)\b|guarante|(?:verification|confirmation) of (?:coverage|insurance|these)|not (?:a |an |to be )?(?:verif|confirm)|\bwarrant|accura(?:cy|te)|\bmay (?:not )?(?:be|have)\b/
const AMOUNT = /\$ ?\d|\b\d{1,3},\d{3}\b/
/** Of a sentence in the answer itself: a footer's words that would take the answer back are a caveat there. */
export const isFooter = (folded: string): boolean => disclaims(folded) && !CAVEAT.test(folded) && !AMOUNT.test(folded) && !(folded.length < 80 && /\b(?:limits?|deductibles?|polic(?:y|ies) (?:is|are)|premiums?|limites?)\b/.test(folded))

/** Of a sentence or paragraph under the name. */
export const isBoilerplate = (folded: string): boolean => disclaims(folded) || (BINDING.test(folded) && !OF_SOMEBODY.test(folded) && !FIRST_PERSON_CANNOT.test(folded) && !HAPPENED.test(folded))

/** A mail server's banner; what was typed on in the same line is read. */
const BANNER = /\bexternal (?:e-?mail|sender|message)\b|\bcaution:|\b(?:from|came from|originated) outside (?:of )?(?:the|our|your) (?:company|organization|organisation|agency|network)\b|\blearn why this is important\b|\byou don't often get e-?mail from\b|\bthis sender might be impersonating\b/
function disclaims(folded: string): boolean {
  return (DISCLAIMER.test(folded) || (BANNER.test(folded) && !TOLD.test(folded) && !AMOUNT.test(folded))) && !FIRST_PERSON_CANNOT.test(folded) && !HAPPENED.test(folded)
}

/** "EXTERNAL SENDER", and right below it the answer: a short line that is no more than a banner is a paragraph by itself. */
const bannerApart = ([first, ...rest]: string[]): string[][] =>
  rest.length > 0 && (first!.trim().length < 58 || /important\W*$/i.test(first!)) && BANNER.test(foldText(first!)) && isFooter(foldText(first!)) ? [[first!], rest] : [[first!, ...rest]]

function paragraphs(lines: string[]): string[][] {
  const out: string[][] = []
  let current: string[] = []
  for (const line of [...lines, '']) {
    if (line.trim() !== '') current.push(line)
    else if (current.length > 0) {
      out.push(current)
      current = []
    }
  }
  return out
}

/** "Notes | | X |" under rows with as many cells is one more of them. */
const isRowOfTable = (before: string | undefined, line: string): boolean => line.includes('|') && before !== undefined && line.split('|').length > 2 && line.split('|').length === before.split('|').length

/** A line broken at the margin goes on in the next: "... moved to Hartwell / Brokerage." */
const continuesLine = (before: string | undefined): boolean => before !== undefined && before.trim().length >= 58 && !/[.!?:;,]$/.test(before.trim())

/** "Yes", "Cargo: Active": a line that is an answer, with nothing else on it. Above it stands no signature, but one more of them. */
const ANSWER_LINE = /^(?:[a-z0-9&/' .#-]{1,40}(?:[:=|–-]|\.{2,}) ?)?(?:yes|no|y|n|(?:in)?active|in force|confirmed|correct|cancell?ed|expired|lapsed|not (?:active|in force|ours))\W*$/
const answersInLine = (line: string): boolean => ANSWER_LINE.test(foldText(line).replace(/^[-*•·\s]+/, '').slice(0, 80).trim())

/** "Active", a rule under it, and a list under that: the rule of a heading, and no signature's. */
const underlines = (paragraph: string[], at: number): boolean =>
  /^\s*(?:-{3,}|_{3,}|={3,})\s*$/.test(paragraph[at]!) && at > 0 && at + 1 < paragraph.length && paragraph[at - 1]!.trim().length <= 40 && /[a-z]/i.test(paragraph[at - 1]!)

/** "Tammy Rourke (she/her)" */
const PRONOUNS = / ?\(?\b(?:she|he|they|ella|el)\/(?:her|him|them|ella|el)(?:\/(?:hers|his|theirs))?\b\)?/

function startsSignature(written: string, afterContent: boolean, senderNames: ReadonlySet<string>): boolean {
  // A picture's empty cell stands before the name.
  const line = written.replace(/^\s*\|\s*(?=[^|]*$)/, '')
  const folded = foldText(line).trim()
  if (/^--+\s*$/.test(folded) || /^\s*[—–]\s*$/.test(line) || /^_{5,}$/.test(folded) || DEVICE.test(folded)) return true
  if (!afterContent) return false
  if (CLOSING.test(folded)) return true
  const first = folded
    .replace(PRONOUNS, ' ')
    .split(/\s*[,|/]\s*|\s+[-@]\s+/)[0]!
    .replace(/[.*_~]/g, ' ')
    .replace(/^-+\s*/, '')
    .trim()
  const words = first.split(/\s+/).filter((word) => word !== '')
  if (words.length > 0 && words.length <= 4 && words.every((word) => senderNames.has(word) || (word.length === 1 && [...senderNames].some((name) => name.startsWith(word)))) && words.some((word) => word.length > 1) && !/\?/.test(line)) return true
  return isNameLine(line) || areInitials(line.trim(), senderNames)
}

/** "TO" under what Terrence Okafor wrote, and no coverage by its letters. */
const areInitials = (text: string, senderNames: ReadonlySet<string>): boolean =>
  /^-?[A-Z]{2,3}$/.test(text) && !ABBREVIATIONS.test(text) && [...text.toLowerCase().replace('-', '')].every((letter) => [...senderNames].some((name) => name.startsWith(letter)))
/** Coverages, statuses and answers by their letters. */
export const ABBREVIATIONS = /^-?(?:GL|CGL|AL|BA|BAP|CA|WC|UM|UMB|PL|EO|CG|MTC|IM|PD|APD|PO|EX|XS|CY|TI|OA|OCC|NT|NTL|OH|GA|BI|BOP|NO|OK|NA|OR|SI|ED|UW|NR|NP|CX|AI|DC|FF|TBD|TBA|ALL|YES|NB)$/

const NOT_NAMES =
  /\b(?:(?:yes|yep|yup|yeah|no|nope|nah|nobody|nothing|nada|nunca|ninguna|si|right|wrong|good|fine|ok|okay|all|both|none|auto|autos|cargo|comp|property|todo|todos|todas|void|bound|done|same|never|not|gl|wc|n\/a|work|works|workers|bond|bonds|crime|umb|prop|mtc|apd|garage|garagekeepers|interchange|equipment|liquor|inland|trailer|marine|risk|truck|trucks|general|mutual|force|garagekeepers|hook|employment|practices|directors|officers|errors|omissions|inland|riggers|warehouse|aviation|molestation|occupational|contingent|surety|fidelity|floater|interruption|physical|damage|bobtail)(?![a-z])|(?:confirm|correct|activ|cancel|polic|coverage|limit|liability|umbrella|excess|vigente|expired|approved|verified|differ|match|received|noted|compensation|professional|cyber|pollution|vehicle|commercial|building|contents|casualty|indemnity|statutory))/

/** What may stand beside a name in small letters. */
const TITLE_WORDS = new Set(
  'account manager managers executive agent agents licensed insurance csr cisr producer broker brokers president vice owner principal partner commercial personal lines line service services customer client representative rep assistant office department dept team of the and at for de la del y certificate certificates cert specialist coordinator support senior junior associate administrator director group agency inc llc record'.split(
    ' ',
  ),
)
/** "Sorry, I was looking at another account" and "However, the payment bounced" open with a capital and say something. */
const speaks = (text: string): boolean => text.split(/[^\p{L}'’.-]+/u).some((word) => /^\p{Ll}{2,}/u.test(word) && !TITLE_WORDS.has(foldText(word)))

/** "Previously.", "Rejected.", "Test.": words that no one is called, for all their capital. */
const NO_NAME =
  /(?:ly|ing|able|ible|tion|sion|ment|ness|ful|less|[tlrnscvpdkwg]ed|\p{L}{3}[iuzxhmy]ed|wn|ous|ive)$|^(?:un\p{Ll}{4,}|although|though|except|unless|assuming|but|yet|aunque|pero|sometimes|someday|approximate|interim|frozen|delinquent|obsolete|held|overdue|sarcasm|debatable|superseded|gone|sold|bankrupt|broke|quit|over|retired|deceased|dead|dissolved|closed|rewritten|remarketing|ending|withdrawn|false|true|incorrect|invalid|unsure|unknown|unpaid|test|joke|wink|draft|sample|old|new|maybe|kinda|sorta|ish|nah|meh|jk|whatever|creo|quizas?|supuestamente|ha|lol|error|stale|hold|stop|wait|however|unfortunately|also|note|update|edit|oops|sorry|almost|nearly|perhaps|out|review|check|call|question|questions|soon|later|now|then|today|tomorrow|yesterday|elsewhere|somewhere|nowhere|anywhere|otherwise|instead|separate|another|others|neither|either|some|few|most|again|until|still)$/iu
const GIVEN_NAMES = /^(?:kimberly|emily|sally|molly|kelly|shelly|kelli|beverly|billy|lily|carly|polly|holly|wally|willy|elly|milly|dolly|reilly|ashly|sterling|fred|ted|ned|ed|jared|alfred|wilfred|mildred|winifred|manfred|mohamed|ahmed|hamed|khaled|waleed|dawn|shawn|clive|olive|ming|ling|jing|xing|ying|ping|bing|king|irving|jewell|clement)$/i

const CLOSES_KINDLY = /^(?:sincerely|respectfully|cordially|truly|warmly|kindly|gratefully|faithfully|fondly|blessings|greetings|attentively)$/i
/** Whether a word on a line of its own says something and calls nobody. */
export const saysInAWord = (text: string): boolean => {
  const word = /^\W*(\p{L}{3,})\W*$/u.exec(text)?.[1]
  return word !== undefined && NO_NAME.test(word) && !GIVEN_NAMES.test(word) && !CLOSING.test(foldText(text).trim()) && !CLOSES_KINDLY.test(word)
}

/** "Brooke", "Dana P. Whitcomb, CISR": a line of capitalised words with nothing to say. */
export function isNameLine(line: string): boolean {
  // Dorothy "Dot" Pruitt.
  const text = withMendedSpelling(line).trim().replace(/^[-~*\s]+|[*\s.]+$/g, '').replace(/(?<=^\p{Lu}[\p{L}.]{0,20} )["“(](\p{Lu}[\p{L}.]{1,11})["”)](?= \p{Lu}\p{L})/u, '$1')
  // "Line | Carrier | Term | Status" is nobody's name.
  if (isTableHead(text) || /^[yn]$/i.test(text)) return false
  if (text.length > 60 || /\d|[?!:;$%=]/.test(text) || NOT_NAMES.test(foldText(text))) return false
  const name = text.split(/[,|]|\s@\s/)[0]!.trim()
  // "Sorry, I was looking at another account" opens with a capital and says something.
  if (speaks(text.slice(name.length))) return false
  const words = name.split(/\s+/)
  // "Dear Team," under a heading opens the letter and closes none.
  if (/^(?:hello|hi|hey|dear|greetings|hola|estimad[oa]s?|attn|attention|ask|call|see|let|contact|tell|get|try|check|text|email|copy|cc|per|via|through|hasta|until|inshallah|primero|ojala|kein|nicht|sauf)$/i.test(words[0]!)) return false
  // "HOLD", "EXP", "Y N Y": letters that stand for something.
  if ((words.length === 1 && /^(?:\p{Lu}{3,4}|\p{Lu})$/u.test(name)) || words.every((word) => word.length === 1) || ABBREVIATIONS.test(name)) return false
  if (/^(?:in|on|at|for|as|by|of|to|from|with|per|until|since|not|only|if|or|but|and|so|subject|under|after|before|during)$/i.test(words[0]!)) return false
  if (words.length === 1 && NO_NAME.test(name) && !GIVEN_NAMES.test(name)) return false
  return words.length <= 4 && words.every((word) => /^(?:\p{Lu}[\p{L}'’.-]*|de|la|del|y|van|von)$/u.test(word))
}
