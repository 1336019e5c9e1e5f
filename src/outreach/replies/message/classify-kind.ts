import type { ReplyKind } from '../../../vocabulary/index.ts'
import { withoutBreaks } from './fold-text.ts'
import type { ParsedMessage } from './parse-message.ts'

/** A delivery report, whoever sent it: RFC 3464 reports, and the plain letters of older systems. */
export function isBounce(message: ParsedMessage): boolean {
  if (message.report && /^(?:delivery-status|global-delivery-status)$/.test(message.report.type)) return true
  const from = message.from[0]?.address ?? ''
  const daemon =
    /^(?:mailer-daemon|postmaster|mail-daemon|mailerdaemon|double-bounce|microsoftexchange[0-9a-f]+)@/i.test(from) ||
    /^(?:mail delivery (?:sub)?system|postmaster|microsoft outlook|mail administrator)$/i.test(message.from[0]?.name ?? '')
  const failed =
    message.headers.has('x-failed-recipients') ||
    /(?:undeliver(?:able|ed)|delivery (?:status notification|failure|has failed|failed|incomplete|delayed|problem)|returned mail|mail delivery failed|failure notice|could ?n.t be delivered|message not delivered|no se (?:pudo|ha podido) entregar|no entregado|warning: message)/i.test(
      message.subject,
    )
  if (
    daemon &&
    (failed ||
      /(?:could not be delivered|wasn.t delivered|delivery to the following|user unknown|mailbox (?:is )?full|does not exist|permanent(?:ly)? (?:fatal )?(?:error|fail)|550[ -]5)/i.test(
        bodyOf(message),
      ))
  )
    return true
  return (
    failed && nullSender(message) && /(?:not be delivered|not delivered|delivery|undeliver|550|user unknown|quota)/i.test(bodyOf(message))
  )
}

/** Is a bounce final? Only the status class tells: 5.x.x is, 4.x.x is still being tried, 2.x.x arrived or went on. */
export function bounceState(message: ParsedMessage): 'hard' | 'soft' {
  const fields = message.report?.fields ?? ''
  const status = /^status:\s*([245])\.\d{1,3}\.\d{1,3}/im.exec(fields)?.[1]
  const action = /^action:\s*(\w+)/im.exec(fields)?.[1]?.toLowerCase()
  if (/^(?:delayed|delivered|relayed|expanded)$/.test(action ?? '') || status === '4' || status === '2') return 'soft'
  if (action === 'failed' || status === '5') return 'hard'
  return /(?:will (?:retry|continue|keep trying)|temporar|delay|mailbox (?:is )?full|over quota|4\.\d\.\d)/i.test(
    `${message.subject} ${bodyOf(message)}`,
  )
    ? 'soft'
    : 'hard'
}

function bodyOf(message: ParsedMessage): string {
  return (message.plain ?? message.html ?? '').slice(0, 8_000)
}
function nullSender(message: ParsedMessage): boolean {
  return (message.headers.get('return-path') ?? []).some((value) => /^\s*<\s*>\s*$/.test(value))
}

const ABSENT =
  /^\W*on (?:vacation|leave|pto|holiday) (?:until|till|through|thru|this week|today)\b|\b(?:(?:i am|i'm|i will be|i'll be|we are|we're|currently|is|am|be|been|are) (?:currently |presently |now )?(?:out of (?:the )?(?:office|town|country)|away|on (?:vacation|leave|pto|holiday|maternity|paternity|medical|bereavement|jury)|traveling|unavailable|out sick|out until|out on|off (?:until|today|this week))|out for (?:the )?(?:holidays?|thanksgiving|christmas|new year'?s?|the (?:day|week|weekend|afternoon))|out[- ]of[- ](?:the )?office|out of office|limited (?:access|cell|connectivity|email)|(?:our )?(?:office|offices|agency) (?:is|are|will be) (?:now |currently )?closed|closed (?:for|until|in observance|on|through)|will return (?:on|to)|returning (?:on|to the office)|upon my return|when i return|(?<!\b(?:of (?:these|those|them)|policy|policies|account|client|customer|insured|coverages?|ones?|it|they|these|those) (?:is|are) )no longer (?:with|employed|works?|working)(?: (?:at|for|with|by|here))?|has (?:left|retired|moved on)|(?:you've|you have) reached (?:the )?(?:old |former )?[\w.' -]{1,40}(?:mailbox|inbox|e-?mail|voice ?mail)|(?<!\b(?:trucks?|units?|vehicles?|trailers?|was|were) )retired (?:from|at the|in|on|last|as of|effective|after|this)\b|(?:have|has) left the (?:company|agency|firm)|(?<!\b(?:of (?:these|those|them)|policy|policies|account|client|customer|insured|coverages?|ones?|it|they|these|those) )is no longer (?:at|with)|annual leave|(?:estoy|estare|estaremos|me encuentro|se encuentra) (?:fuera|de vacaciones|ausente|de licencia)|fuera de (?:la )?oficina|oficina (?:permanecera|estara|esta|se encuentra) cerrada|de vacaciones|regresar[ée]|regreso el|ya no (?:trabaja|labora)|licencia (?:de maternidad|medica))/
const ABSENT_SUBJECT =
  /^(?:\s*(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response|respuesta)|out of (?:the )?office|ooo|away from|on vacation|vacation|fuera de (?:la )?oficina|respuesta autom[aá]tica|r[eé]ponse automatique|autoreply|i am out|read:|le[ií]do:|not read:|no longer with|office closed)\b)/i
const RECEIPT =
  /\b(?:should|shall|ought to) (?:hopefully |also )?(?:be able to )?(?:answer|reply|respond|follow up|be in touch|be back|hear|get (?:this|it|that|these|those|back|to)|have (?:this|it|that|these|an? (?:answer|reply|response)|something|everything))\b[^.;!?]{0,50}\b(?:tomorrow|today|tonight|shortly|soon|later|eod|end of (?:the )?(?:day|week)|(?:mon|tues|wednes|thurs|fri)day|(?:this|next) (?:morning|afternoon|week)|(?:in|within) (?:the|an?|one|two|a few|\d{1,2}) (?:morning|afternoon|hours?|minutes?|days?))\b|\b(?:(?:i'll|we'll|i will|we will|will) (?:get|check|touch base|talk|speak|visit|follow up|circle) (?:up |in |back )?with (?:her|him|them|[a-z]{3,12}) (?:and|then|to) (?:let you know|get back|get (?:you|this|it|these)|respond|reply|advise|see|find out|confirm|have|send)|(?:may|might|could|will|can|should|'ll) take (?:me |us )?(?:an? |one |two |up to |a few |a couple (?:of )?|\d )[^.;!?]{0,20}\b(?:day|hour|week|minute|afternoon)s?\b|(?:i|we)(?: have|'ve| just|'m|'re| am| are)* (?:sent|sending|gave|given|giving|handed|handing|referred|referring|routed|assigned|passed) (?:this|it|your (?:request|e-?mail|message))(?: one| along| over)? to (?:him|her|them|(?:our |the |my )?[a-z]{3,12})\b|^\W*(?:sent|gave|handed|passed|routed|assigned|forwarded) (?:this|it|your (?:request|e-?mail|message))(?: one| along| over| on)? to (?:our |the |my )?[a-z]{3,12}\b|(?:i'm|i am|we're|we are) (?:going to|gonna) have (?:our |my |the )?[a-z]{2,12}(?: [a-z]{2,12})? (?:look|take|check|handle|answer|follow|pull|call|get|do|verify)\b|(?:let me|i'll|i will|i need to|have to) run (?:this|it|these) (?:by|past) [a-z]{2,12}\b|(?:will|i'll|we'll) have [a-z]{2,12} (?:send|handle|look|take|do|get|answer|check|confirm|follow|complete|pull|work|forward|call|verify)\b|(?:ya )?(?:(?:le|les|se lo) )?(?:reenvie|reenviamos|pase|pasamos|mande|mandamos) (?:su|este|el) (?:correo|mensaje|solicitud) (?:a|al|con) [a-z]{2,15}|[a-z]{3,12} (?:le|les) (?:contesta|contestara|responde|respondera|avisa|avisara) (?:manana|hoy|mas tarde|al rato|en (?:cuanto|la tarde)|el (?:lunes|martes|miercoles|jueves|viernes))|(?:we|i)(?: have|'ve)? (?:just )?(?:opened|created|logged|started) (?:a |an |your )?(?:new )?(?:case|ticket|request)\b|(?:adding|copying|looping in|cc'?ing|including) (?!the\b|a\b)[a-z]{2,12}(?: [a-z]{2,12})?,? (?:who|she|he|they|as (?:she|he))\b|(?:ella|el|ellos|ellas|alguien|la persona encargada|mi companer[oa]) (?:mism[oa] )?(?:les?|te) (?:contest|respond|confirm|avis|llam|escrib)(?:a|an|e|ara|ra|era|ira|aran)\b|get right on (?:this|it|these)|(?:get|have) (?:this|these|it|that) (?:answered|done|to you|back to you|out to you|over to you|completed|finished|taken care of)|(?:i'll|we'll|will) have (?:her|him|them|someone|somebody|\w+ )(?: ?(?:call|reply|respond|answer|get back|e-?mail))|(?:should|will|'ll) hear (?:back )?from|(?:sending|passing|routing|giving|handing|moving) (?:this|it|your (?:request|e-?mail)) (?:over |on |along |off )?to|se l[oa] (?:paso|mando|envio) a|will (?:have|ask|get) (?:my|our|the) (?:[a-z]+ ){0,2}(?:csr|assistant|team|manager|staff|account manager|service team|colleague)s? (?:to )?(?:reply|respond|answer|handle|follow|get back)|(?:we|i|we've|i've|we have|i have|hemos|has been|was) (?:have |just )?(?:received|recibi\w*|recibido)|(?:your|this|the|su|tu) (?:request|e-?mail|message|inquiry|ticket|solicitud|mensaje|correo|case)(?: ?\(?#?[a-z-]{0,8}\d[a-z0-9-]{0,16}\)?)? (?:has been|was|is|ha sido|fue) (?:received|created|opened|logged|assigned|recibid\w|asignad\w|registrad\w|queued|submitted)|(?<!\b(?:not|never|hasn't|haven't)(?: yet| been| actually)? )(?:received|got|recibido|recibimos|recibi)(?: (?:your|this|it|the|su|tu|la|el|and|y)\b| ?[.,!;–-]|$)|thank(?:s| you) for (?:contacting|your (?:e-?mail|message|request|inquiry|patience)|reaching out|e-?mailing|writing)|gracias por (?:contactar|comunicar|escribir|su (?:correo|mensaje|solicitud))|ticket|case (?:number|#|id|no)|reference (?:number|#|id|no)|numero de (?:caso|ticket|referencia)|acknowledg\w+|acuse de recibo|in (?:the|our|my) queue|within (?:\w+ ){0,3}(?:business )?(?:hours?|days?)|allow (?:[\w-]+ ){1,4}(?:business )?(?:hours?|days?)\b|someone (?:from|on|will|in)|a (?:team member|member of|representative|service rep)|(?<!\b(?:this|letter|e-?mail|message|note) )will (?:be (?:in touch|with you|answered|responded|processed|reviewed)|get back|respond|reply|look|review|check|follow up|let you know|have (?:it|this|an answer|that)|take care|handle|send|work|advise|update|answer|research|verify|confirm|pull|see|find out|circle|try|get (?:it|this|you|to))|working on (?:it|this|these|your)|being (?:worked|looked) (?:up)?(?:on|into)|(?:will|shall) revert|(?<=(?:^|[.,;!\n-] ?|i'm |i am |we're |we are |am |(?:will |'ll )(?:get |be )(?:right |back )?|get |right |jump |jumping |working )\W*)on it\b|looking (?:into|at)|get back (?:to|with) you|let me (?:check|look|see|pull|find|research|verify|get|ask)|checking|will do|noted|as soon as (?:possible|i|we)|shortly|forward(?:ed|ing) (?:this|it|your|to)|pass(?:ed|ing) (?:this|it|your) (?:on|along|to)|(?:copied|cc'?ing|looping in|adding)|(?:lo|la|le) (?:reviso|reviso|revisare|revisaremos|respondere|responderemos|contesto|aviso)|voy a (?:revisar|verificar|checar)|en breve|responderemos|estamos (?:revisando|trabajando)|a la brevedad)/
const STOP =
  /\b(?:(?:quit|borr|elimin|sac)(?:en?|ar|a)?(?:me|nos) de (?:su|la|esta) lista|(?:we are|we're|i am|i'm) not interested(?: in (?:your|this|these) (?:services?|offers?|products?|programs?|emails?))?(?=[.,;!]|$)|unsubscribe|stop (?:sending|e-?mailing|contacting|bothering|harassing|writing|the|these)|stop[.!]|^stop$|(?:remove|take) (?:me|us|my|our|this)(?: \w+){0,4} (?:from|off)|(?:remove|take|delete) [\w.@+-]{1,80}(?: e-?mail| address)? (?:from|off) (?:your|this|the) (?:(?:e-?mail |mailing |distribution |contact )*(?:list|system|database)s?|distribution|mailings?)\b|(?:does not|doesn't|do not|don't|no longer) (?:wish|care|want) to (?:receive|get|be sent|be contacted)|opt(?:ing)?[ -]out|do not (?:e-?mail|contact|send|write)(?! (?:duplicate|multiple|another|a second|additional|to this (?:address|mailbox)|it to|requests))|don'?t (?:e-?mail|contact|send|write) (?:me|us|again|this|any)|(?<!\b(?:as|to|in|into|my|our|the|by) )spam(?:ming|med|mers?)?\b(?! (?:folder|filter|box|mail))|harass\w*|cease and desist|report(?:ed|ing)? (?:you|this|it) (?:as|to)|complain\w*|(?:do not|don'?t) (?:want|need) (?:to (?:get|receive) )?(?:any ?more|any (?:more|further)|further|more|another) (?:of )?(?:these|your|e-?mails?|messages|requests)|(?:quit|enough with) (?:sending|e-?mailing|contacting|bothering|writing|these|the)|leave (?:me|us) alone|never (?:e-?mail|contact) (?:me|us)|lose (?:my|this|our) (?:e-?mail|address)|block(?:ing|ed)? (?:you|this|your)|sick of|tired of|fed up|attorney|lawyer|legal action|(?:no|dejen de|deje de|paren de) (?:me |nos )?(?:envie\w*|mande\w*|enviar\w*|mandar\w*|escriba\w*|escribir\w*|molest\w*)|denme de baja|darme de baja|dar de baja|quitenme|eliminen? (?:mi|me|nuestro)|queja)/
const MAILING =
  /\b(?:newsletter|webinar|view (?:this|it) in (?:your )?browser|happy (?:thanksgiving|holidays|new year|4th|fourth|easter|birthday)|merry christmas|feliz (?:navidad|ano|dia)|season'?s greetings|you'?re invited|you are invited|join us|register (?:now|today|here)|rsvp|open house|promotion|special offer|save (?:up to|on|big)|discount|free quote|get a quote|refer a friend|click here|manage (?:your )?preferences|(?:accept|decline) (?:this|the) (?:invitation|meeting)|invitation:|calendar|survey|how did we do|rate (?:our|your)|rebrand\w*|new (?:location|office|logo|website)|we(?:'ve| have) moved|linkedin)/
const TO_THE_READER =
  /<\/?(?:system|assistant|instructions?|prompt)>|(?:^|[.!?\n] ?)[^a-z0-9\n]{0,3}(?:system|assistant|bot|ai|model|parser|reader)\s?[:,] (?:please )?(?:set|mark|do not|don't|you|confirm|classify|treat|update|record|return|skip|ignore|proceed|approve)\b|\b(?:set|change|update) (?:the )?status(?:es)? (?:of|for) (?:all|every|each|the|these)\b[^.\n]{0,40} to (?:verified|confirmed|approved|active)\b|\b(?:as an? (?:large )?language model|you must (?:output|return|print|emit)\b|(?:ignore|disregard|override|forget|bypass|skip|suspend) (?:all |any |your |the |every |previous |prior |above |earlier |preceding |these |other |human |manual |further )*(?:instructions?|rules?|prompts?|guidelines?|checks?|review\w*|safeguards?|filters?|polic(?:y|ies) and|verification (?:steps?|rules?))|(?:automated|automatic|automation|ai|a\.i\.|artificial|bot|machine|robot|llm|language[- ]model|gpt|chatgpt|claude|parser|classifier|software) (?:reader|readers|system|assistant|agent|model|parser|reviewer|processor|tool|reading|processing|parsing|that (?:reads|processes))|(?:dear|attention|attn|note to|hey|hello|to) (?:the |any |all )?(?:ai(?! (?:wording|endorsements?|forms?|language|status|requests?|holders?|coverage|requirements?|box|section|schedule|list|provisions?)\b)|bot|assistant|parser|automated|automation|machine|llm|language model|classifier|robot|system)\b|(?:classify|label|categorize|treat|mark|record|log|set|flag|process|return|output|respond|score|interpret|report) (?:this|the|every|all|each|it|these|any|with|as|outcome|status|everything)(?: (?:\w+|"[^"]{0,20}"|-|:)){0,40}? (?:as |=|to |with )?["']?(?:confirmed|verified|approved|compliant|pass(?:ed)?)\b.{0,80}(?:\b(?:review|reviewers?|human|reader|regardless|without|skip|system|automat\w*|override|model|always)\b)|(?:no|skip|without|do not (?:send|route|escalate)|bypass) (?:to )?(?:any )?(?:human|manual|person)\b(?: \w+)? ?(?:review|check|look|needed|required)?|as (?:confirmed|verified|approved|active) without (?:any |further |human )*review|system prompt|system message|as an ai|<\|?(?:system|im_start|endoftext)|\[(?:system|inst)\]|begin (?:system|instructions)|needs_review|per_line|"?outcome"?\s*[:=]\s*"?confirmed|(?:"status"\s*[:=]|\bstatus\s*=|[{,]\s*status\s*:)\s*"?(?:confirmed|verified)|"?kind"?\s*[:=]\s*"?answer|new instructions?|(?:ignora|ignore|ignoren|omita|omite|olvida|olvide|desobedezca) (?:todas? )?(?:las |sus |tus |los |la |el )?(?:instrucciones|reglas|revision|controles)|(?:lector|sistema|asistente|modelo|programa) (?:automatic[oa]|automatizad[oa]|de ia|de lenguaje)|(?:clasifique|marque|registre|clasifica|marca|trate)(?:n|lo|la)? (?:\w+ ){0,5}(?:como )?confirmad)/

/** "This reply was drafted with an AI assistant and reviewed by me": how a letter was written, and who stands for it. */
const WRITTEN_WITH = /\b(?:this|my) (?:reply|message|e-?mail|response|note) was (?:drafted|written|prepared|composed|generated) (?:by|with|using) (?:the help of |help from )?(?:an|our|my) ai (?:assistant|tool) and (?:reviewed|approved|checked) by (?:me|us|a licensed agent|our staff|our team|a person)(?=\W*(?:$|\n|[.!]))/g
export const speaksToReader = (folded: string): boolean => [folded, withoutBreaks(folded)].some((text) => TO_THE_READER.test(text.replace(WRITTEN_WITH, ' ')))
/** Anger at being written to, though it does not say "stop". */
const COMPLAINS = /\bthis is (?:now )?(?:the|my|our) (?:third|fourth|fifth|sixth|seventh|tenth|3rd|[4-9]th|10th|umpteenth) (?:time|e-?mail|request|message|letter|notice|reminder)\b[^.!?]{0,80}\b(?:you|we|i|this (?:week|month)|today)\b|\b(?:these|your|such) (?:e-?mails?|messages|requests|reminders|notices)\b[^.!?]{0,40}\b(?:nuisance|annoying|ridiculous|excessive|out of (?:hand|control)|clogging|flooding|filling up|waste of|bothersome|unwelcome|unwanted|aggravating)\b|\b(?:waste of (?:our|my) time|enough already|knock it off|keeps? sending (?:me|us) the same|you (?:people|guys|folks) are (?:ridiculous|unbelievable|awful|a joke|relentless)|never signed up for|did(?: not|n't) (?:subscribe|sign up)|get (?:off|out of) (?:this|your) (?:e-?mail |mailing )?list|do(?: not|n't) appreciate (?:being sent|getting|receiving|these|all these|the constant|so many))\b|^\W*(?:no,? (?:thanks|thank you),? )?not interested\W*$|\bno quiero (?:recibir )?mas (?:correos|mensajes)\b|\b(?:estos|sus) correos son (?:una molestia|molestos|demasiados)\b|\bes la (?:segunda|tercera|cuarta|quinta) vez que me (?:mandan|envian|escriben)\b/
export const asksToStop = (folded: string): boolean => STOP.test(folded) || COMPLAINS.test(folded)
export const givesReceipt = (folded: string): boolean => RECEIPT.test(folded)
export const saysAbsent = (folded: string): boolean => ABSENT.test(folded)
/** What only a mailing says; a wish for the season may stand in any letter. */
const ADVERTISES = /\b(?:(?:excited|thrilled|proud|pleased) to (?:share|announce|introduce|unveil) our new (?:brand|name|look|logo|website|office)|(?:manage|update) your (?:e-?mail |communication |subscription )?preferences|(?:love|like) to (?:hear|know) (?:what you (?:think|thought)|about your (?:recent )?experience|how we did)|take a (?:moment|minute) to (?:rate|answer (?:one|a few|our|these)|share your)|(?:take|complete|start|fill out) (?:the|our|this|a) (?:[a-z]+ ){0,2}survey|(?:rate|tell us about|share feedback on) your (?:recent )?(?:[a-z]+ )?experience|how (?:did we do|was your (?:recent )?experience)|you(?:'re| are) (?:cordially )?invited|click here to (?:read|register|learn|subscribe|view|download|rsvp)|(?:our|the) latest (?:blog|newsletter|issue|podcast)|rsvp by|save the date|register (?:now|today|here)|view (?:this|it) in (?:your )?browser|(?:please |come )join us (?:for|at|in|on)|join us (?:for|at) (?:our|the|an?) |(?:customer|client) appreciation (?:day|event|week|lunch\w*|party)|door prizes?|toy drive|food drive|raffle)\b/
export const advertises = (folded: string): boolean => ADVERTISES.test(folded)
export const isMailing = (folded: string): boolean => MAILING.test(folded)

/** What the headers say of a machine's answer: replied by itself, generated by itself, a read receipt, or nothing. */
export function automatic(message: ParsedMessage): 'replied' | 'generated' | 'receipt' | 'list' | null {
  const value = (name: string): string => (message.headers.get(name)?.[0] ?? '').toLowerCase()
  if (message.report?.type === 'disposition-notification') return 'receipt'
  if (
    /^(?:read|le[ií]do|not read|gelesen): /i.test(message.subject) &&
    (message.plain ?? message.html ?? '').length < 2_000 &&
    /(?:was read|se ley[oó]|was deleted|fue le[ií]do)/i.test(message.plain ?? message.html ?? '')
  )
    return 'receipt'
  if (
    /^auto-replied/.test(value('auto-submitted')) ||
    message.headers.has('x-autoreply') ||
    message.headers.has('x-autorespond') ||
    /auto.?reply/.test(value('precedence')) ||
    ABSENT_SUBJECT.test(message.subject)
  )
    return 'replied'
  if (/^auto-generated/.test(value('auto-submitted')) || (message.headers.has('x-auto-response-suppress') === true && nullSender(message)))
    return 'generated'
  if (message.headers.has('list-unsubscribe') || message.headers.has('list-id') || /^(?:bulk|list|junk)$/.test(value('precedence')))
    return 'list'
  return null
}

export type AutomaticKind = Extract<ReplyKind, 'auto_reply' | 'acknowledgement'>
/** Absence or receipt: the text tells, the headers only say that a machine wrote. */
export function automaticKind(message: ParsedMessage, lines: string): AutomaticKind {
  const folded = withoutBreaks(lines)
  if (saysAbsent(folded) || ABSENT_SUBJECT.test(message.subject)) return 'auto_reply'
  return givesReceipt(folded) ? 'acknowledgement' : 'auto_reply'
}
