import { type Phrase, phrasesOf } from './sense.ts'

/** When and why, between an ending and what undid it. */
const WHEN_AND_WHY = '[ ,]*(?:(?:on|effective|eff|as of|for|due to|because of|back|in|of|a|an|the|his|her|their|late|missed|nsf|returned|premium|payment|non[- ]?pay(?:ment)?|error|mistake|yesterday|today|last week|last month|a few days|a (?:day|week)|briefly|for a (?:day|week|few days)|(?:a )?(?:billing|clerical|bookkeeping|bank|escrow|payment|mail|mailing|autopay)|mix-?ups?|issues?|oversight|delay|(?:at|by|with|from) the (?:mortgage company|lender|bank|mortgagee|post office|finance company)|over|by|(?:the )?(?:same|next|following) (?:day|week)|a (?:day|week|few days) later|right away|shortly after|by (?:the )?(?:carrier|company|insurer|finance company)|early|mid|january|february|march|april|may|june|july|august|september|october|november|december|\\d{1,2}(?:/\\d{1,2}(?:/\\d{2,4})?|st|nd|rd|th)?)(?![a-z0-9])[ ,]*)*'
const NO_LAPSE = '(?:with(?:out| no)|no)(?: an?| any)? (?:lapse|gap|break|interruption)(?: (?:in|of) (?:the )?(?:coverage|service))?'
/** Put back as it was. */
const REINSTATED = '(?:reinstated|(?:put|placed|brought) (?:(?:it|them|everything|all of (?:it|them)) )?back(?: (?:in|into) (?:force|effect)| on)?)'

const ENDING = '(?:(?:it )?(?:(?:was|were|had|has|got|been|did|that|which) ){0,4}(?:cancel(?:l?ed)?|lapsed?)(?: out)?|(?:was|were|went|had gone|had been|has been) (?:briefly )?(?:in|into|to) cancell?ation(?: status)?|(?:there (?:was|had been)|they had|we had|it had|he had|she had) an? (?:short |brief )?(?:non-?pay(?:ment)? )?(?:cancellation|cancel|lapse))'
const JOIN = '(?:,? ?(?:(?:and|but|then|however|though|since|so) ){1,3}|, ?|(?=reinstated))'
const PAID = `(?:(?:they|he|she|(?:the )?(?:insured|client)|(?:a |the |their )?(?:payment|premium)) (?:(?:has|have|had|was|were|since|then|just|been) ){0,3}(?:paid(?: (?:it|them|up|in full|the (?:premium|balance)))?|caught up|made(?: (?:the|a|their|his|her) payments?)?|received|posted|sent(?: in)?) ${WHEN_AND_WHY}(?:(?:and|so|then) ){0,2}|(?:paid(?: (?:it|them|up|in full))?|caught up|made (?:the|a|their|his|her) payments?) ${WHEN_AND_WHY}(?:and|so|then) )?`
const WHO = "(?:(?:(?:the|their) )?(?:carrier|company|insurer|insurance company|coverage|polic(?:y|ies)|everything) |(?:it|that|they)'s |they've |we |i )?"
const HOW = '(?:(?:was|were|had|got|it|they|then|since|been|fully|now|has|have|is|are|all|both) ){0,6}'
const WHAT = '(?: (?:it|them|everything|all of (?:it|them)|coverage|the (?:polic(?:y|ies)|coverage)))?'
const BACK_AGAIN = `${WHO}${HOW}${REINSTATED}${WHAT}`
const NOTHING_BETWEEN = `,? ${WHEN_AND_WHY}(?:(?:so|and) )?(?:there (?:was|is|has been) )?${NO_LAPSE}`
/** An ending that is taken back never was. "And the carrier rescinded it" may be of the policy, so that without its name only what follows a "but" is. */
const TAKEN_BACK = '(?:(?:the |their )?(?:carrier|company|insurer) (?:has |since |then ){0,3}(?:rescinded|withdrew|reversed|voided|lifted) (?:the|that|their) cancell?ation|(?:the|that|this) cancell?ation (?:(?:was|has|had|been|got|since|then) ){1,4}(?:rescinded|withdrawn|reversed|lifted))'
const BUT_TAKEN_BACK = '(?:(?:the |their )?(?:carrier|company|insurer) (?:has |since |then ){0,3}(?:rescinded|withdrew|reversed|lifted) (?:it|that)|(?:that|it|this) (?:(?:was|has|had|been|got|since|then) ){1,4}(?:rescinded|withdrawn|reversed|lifted))'

const CUANDO = '[ ,]*(?:(?:por falta de pago|por no pagar|por error|por (?:la )?(?:compania|aseguradora)|el|la|al|los|de|del|en|mes|dia|dias|semana|pasad[oa]|mism[oa]|siguiente|unos|hace poco|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\\d{1,2}(?:/\\d{1,2}(?:/\\d{2,4})?)?)(?![a-z0-9])[ ,]*)*'
const TERMINO = '(?:(?:hubo|tuvo|tuvieron) (?:una )?cancelacion|(?:(?:la|las|lo|los|se|le|les|nos|fue|fueron|estuvo|estuvieron|habia|sido) ){0,4}(?:cancelaron|cancelo|cancelad[oa]s?|suspendieron|suspendio|suspendid[oa]s?))'
const PERO = '(?:,? ?(?:(?:pero|y|aunque|ya|luego|despues|entonces) ){1,4}|, ?)'
const PAGO = `(?:(?:(?:el cliente|el asegurado|ellos) )?(?:ya )?(?:pago|pagaron|se puso al corriente|se pusieron al corriente) ${CUANDO}(?:y |e )?)?`
const REINSTALO = '(?:(?:ya|luego|despues|se|la|las|lo|los|le|fue|fueron|esta|estan|nos) ){0,5}(?:reinstalaron|reinstalo|reinstalad[oa]s?|reactivaron|reactivo|reactivad[oa]s?|rehabilitaron|rehabilito|rehabilitad[oa]s?)(?: (?:la poliza|las polizas|todo))?'
const SIN_LAPSO = `,? ${CUANDO}(?:sin|y sin|no hubo|y no hubo) (?:ningun[oa]? )?(?:lapsos?|lapse|interrupcion(?:es)?|perdida)(?: (?:de|en la) cobertura)?(?:${CUANDO}(?=\\W*(?:$|[.;,])))?`

/** A notice that was sent, and what may stand between it and what took it back. */
const NOTICE = '(?:(?:there (?:was|had been) )?(?:an?|the|that|you may have (?:gotten|received|seen) an?) )?(?:noc|notices? of (?:intent to )?cancell?ation|cancell?ation notices?)(?: (?:that |which )?you (?:may|might) have (?:gotten|received|seen))?'
const OF_THE_NOTICE = `(?:[ ,]+(?:out|went|sent|issued|mailed|received|was|were|had|has|have|been|on|for|the|this|their|auto|gl|cargo|umbrella|comp|wc|property|policy|but|and|it|they|then|since|paid|payment|made|insured|carrier|up|back|in|of|january|february|march|april|may|june|july|august|september|october|november|december|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)(?![a-z0-9]))*`
const NOTICE_TAKEN_BACK: string[] = [
  `notices? of reinstatement (?:(?:was|were|has been|have been) )?(?:issued|sent|mailed|received|processed)(?: (?:on |dated )?\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)?(?=[^.;!?]{0,80}(?<![a-z])${NO_LAPSE})`,
  // Put back with nothing between: it tells only how it came to be in force.
  `(?:(?:was|were|is|are|has been|have been|had been|got|been|fully) )*(?<!\\b(?:be|being|gets?|getting|to|if|once|when|until|till|not|n't|never|yet|wants?|asked|requested|pending|hop\\w+|unless|after) (?:it |them |him |fully )?)${REINSTATED},? ${WHEN_AND_WHY}${NO_LAPSE}`,
  // A notice that was taken back: not one that will be.
  `${NOTICE}${OF_THE_NOTICE}[ ,]+(?:${REINSTATED},? ${WHEN_AND_WHY}${NO_LAPSE}|(?:rescinded|withdrawn|lifted))(?:,? ${WHEN_AND_WHY}(?:so (?:that )?there (?:was|is|has been) |and there (?:was|is|has been) )?${NO_LAPSE}| (?:on \\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|(?:when|after|once) (?:they|he|she|the insured) paid))?`,
  `${NOTICE} (?:was|were) (?:sent|issued|mailed) (?:out )?(?:in error|by mistake)(?: by the carrier)?`,
  `(?:they|he|she|(?:the |our )?(?:insured|client)) (?:had|made|missed) a (?:late |missed )?payment ${WHEN_AND_WHY}but (?:the |their )?carrier ${REINSTATED} (?:everything|them|it|all(?: (?:of them|three|four|five|policies))?|the polic(?:y|ies)) ${WHEN_AND_WHY}${NO_LAPSE}`,
  `again(?=,? (?:(?:as|since|because) )?(?:it|they|that) (?:was|were|has been|have been) ${REINSTATED},? ${WHEN_AND_WHY}${NO_LAPSE})`,
]

const AVERTED = "(?:(?:was|were|had been) (?:set|due|scheduled|slated|supposed|going|about|headed) (?:to (?:be )?cancel(?:l?ed)?|for cancell?ation)|(?:was|were|had been) pending (?:cancel|cancell?ation)|(?:(?:there (?:was|had been)|they had|we had|it had|they got|we got|had|got) (?:an? )?(?:pending )?(?:notice of (?:intent to )?cancel(?:l?ation)?|intent to cancel|cancel(?:l?ation)? notice|pending cancel(?:l?ation)?)))"
const PAID_IN = "(?:(?:they|he|she|(?:the )?(?:insured|client)) (?:(?:has|have|had|since|then|just|already) ){0,4}(?:paid|caught up|brought (?:it|them|everything) current|made (?:a|the|their) payments?|sent in (?:a|the|their) payment)|(?:(?:a|the|their|full) )?(?:payment|premium) (?:(?:has|have|had|was|were|been|since|then|just) ){0,4}(?:came in|come in|received|posted|made|cleared|paid|processed|went through))(?: (?:it|them|up|in full|in time|on time|in)){0,3}"
/** Behind it, that they stand. */
const AND_STANDS = "(?=[ ,;–-]{1,3}(?:so |and |and so )?(?:(?:it|they|that one|both|all(?: (?:two|three|four))?|everything|(?:the |both )?polic(?:y|ies)|coverage)(?:'s|'re| is| are| stayed| stays| remains?)? )(?:(?:all|both|still|now|currently|fully) )*(?:in[- ]force|active|in effect|current)(?![a-z]))"

/** What ended and was put back: with nothing between, that tells only how it came to be in force. */
export const PUT_BACK_PHRASES: Phrase[] = [
  ...phrasesOf('plain', NOTICE_TAKEN_BACK),
  // "Both were set to cancel 11/5 but payment came in on the 3rd, so they are in force."
  ...phrasesOf('plain', [`${AVERTED} ${WHEN_AND_WHY},? ?but (?:then )?(?:the )?${PAID_IN} ?${WHEN_AND_WHY}${AND_STANDS}`]),
  // "... but payment was received and the cancellation was withdrawn": what was to come did not.
  ...phrasesOf('plain', [`${AVERTED} ${WHEN_AND_WHY},? ?but (?:then )?(?:the )?${PAID_IN} ?${WHEN_AND_WHY},? ?(?:and|so) (?:the (?:pending )?(?:cancell?ation|notice)|it|that) (?:(?:was|has|had|been|got|since|then) ){1,4}(?:rescinded|withdrawn|reversed|lifted|stopped|called off)`, `${AVERTED} ${WHEN_AND_WHY},? ?but (?:the (?:cancell?ation|notice)|it|that) (?:(?:was|has|had|been|got|since|then) ){1,4}(?:paid and )?(?:rescinded|withdrawn|reversed|lifted|called off)`]),
  // "It had a pending cancel but was reinstated with no lapse."
  ...phrasesOf('plain', [`${AVERTED} ${WHEN_AND_WHY}${JOIN}${PAID}${BACK_AGAIN}${NOTHING_BETWEEN}`]),
  ...phrasesOf('plain', [`${ENDING} ${WHEN_AND_WHY}${JOIN}${PAID}${BACK_AGAIN}${NOTHING_BETWEEN}`, `${ENDING} ${WHEN_AND_WHY}(?:${JOIN}${PAID}${TAKEN_BACK}|,? ?but (?:then )?${PAID}${BUT_TAKEN_BACK})(?:${NOTHING_BETWEEN})?`, `${TERMINO} ${CUANDO}${PERO}${PAGO}${REINSTALO}${SIN_LAPSO}`]),
  ...phrasesOf('pending', [`${ENDING} ${WHEN_AND_WHY}${JOIN}${PAID}${BACK_AGAIN}`, `${TERMINO} ${CUANDO}${PERO}${PAGO}${REINSTALO}`, '(?<=(?:activ[oa]s?|vigentes?|en vigor) )(?:otra vez|de nuevo|nuevamente)']),
]
