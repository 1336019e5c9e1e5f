import { type Phrase, phrasesOf } from './sense.ts'

const WHOSE = '(?:their|his|her|the|its)'
const AGENT = '(?:insurance )?(?:agents?|brokers?|agency|brokerage|producers?)(?: of record)?'
/** Nothing of a colleague's desk, and nothing that is still to come. */
const NOT_OURS = '(?! (?:in|within|at|inside) (?:our|this|the same)(?![a-z])| (?:here|soon|next|lined up)(?![a-z]))'
const CLOSES = '(?=\\s*(?:$|[.,;!)]))'
const WHEN = `(?=\\s*(?:$|[.,;!)])| (?:in|on|last|at|back|effective|as of|this|around|after|when|years|months|a)(?![a-z]))`

const LINE = "(?:gl|cgl|general liability|auto(?: liability)?|cargo|umbrella|excess|wc|work(?:ers'?)? comp(?:ensation)?|comp|property|liquor|cyber|e&o|professional|bop|malpractice|garage|inland marine|pollution|(?:trailer )?interchange|on[- ]hook|phys(?:ical)? dam(?:age)?|bobtail)"

/** The account is another's, or never was ours. */
const DEPARTED: string[] = [
  // "The GL isn't something we wrote", "is not on our books".
  `(?:is|are|was|were)(?:n'?t| not) (?:(?:something|ones?|an? (?:polic(?:y|ies)|coverage|line)|policies) (?:that )?(?:we|i)(?:'ve| have| had)? (?:(?:ever|currently) )?(?:writes?|wrote|written|handled?|have|had|hold|held|placed?|service|insured?|carry|sold|sell|do|did)(?: (?:for|with|on) (?:them|him|her|us|this (?:insured|account|client)))?|on (?:our|my) books?)`,
  `(?<=(?<![a-z])${LINE}(?: policy| coverage)?,? )(?:they|he|she|(?:the )?(?:insured|client)) (?:insures?|carr(?:y|ies)|keeps?|kept|places?|placed|gets?|got|buys?|bought|purchased?|have|has)(?: (?:it|that|that one))? (?:elsewhere|somewhere else|direct(?:ly)?(?: (?:from|with|through) (?:the|another|a different) (?:carrier|company|insurer))?)`,
  `(?<=(?<![a-z])${LINE}(?: policy| coverage)?,? )(?:comes|came) (?:from|through|via) (?:an?other|a different|some other|someone else's) ${AGENT}`,
  `(?<=(?<![a-z])${LINE}(?: policy| coverage)?,? )(?:is|are|was|were) (?:somebody|someone|anybody) else's${CLOSES}`,
  `none of (?:these|those|them|the)(?: (?:policies|polic(?:y|ies) numbers|coverages|lines|ones))? (?:is|are|were|was)(?: currently| actually)? (?:ours|mine|with (?:us|me|our (?:agency|office))|through (?:us|our (?:agency|office))|written (?:by|through|with) (?:us|our (?:agency|office))|our (?:polic(?:y|ies)|clients?|accounts?|business))`,
  `(?:(?:i am|i'm|we are|we're|am|are) )?(?:not|no longer)(?: currently)? ${WHOSE} ${AGENT}(?: (?:any ?more|now|any longer))?`,
  // "Not showing a crime policy with us."
  `(?:(?:are|am|is) )?not (?:currently )?showing(?= (?:an? |any |the |their )(?!pending|other|open|new|recent|active)[a-z&]{2,12}(?: [a-z&]{2,12})? (?:policy|coverage)(?: (?:with us|in (?:our|the) system|on (?:file|our end)|here|at all))+ ?(?:$|[.,;!)]))`,
  // "We are no longer agent on the auto."
  `(?:(?:i am|i'm|we are|we're|am|are) )?no longer (?:the |an? )?${AGENT} (?:on|for|of)(?= (?:the |their |his |her |this |that )?${LINE}(?![a-z]))`,
  // "We are no longer agent of record for this insured."
  `(?:i am|i'm|we are|we're|am|are) no longer (?:an? )?(?:agents?|brokers?|producers?)(?: of record)?(?=(?: (?:for|on) (?:this|that|the|these) (?:insured|account|client|customer|company|business))?(?:\\s*(?:$|[.,;!)])| (?:as of|effective|eff|since|after) ))`,
  `(?:have ?n'?t|has ?n'?t|have not|has not) been ${WHOSE} ${AGENT}(?: (?:since|for|in) (?:[a-z]+ )?(?:20\\d\\d|years|months|a while|(?:over |about )?(?:a|one|two|three|\\d) years?|january|february|march|april|may|june|july|august|september|october|november|december))?`,
  `(?<=(?<![a-z])(?:they|he|she|insured|client|customer|account|these guys|this one) (?:all |have |has |had )?)left${CLOSES}`,
  `(?:took|taken|take|moved|pulled) ${WHOSE} (?:insurance|business|accounts?|coverages?|policies) (?:elsewhere|somewhere else|someplace else|away|to (?:another|a different|a new|some other) (?:insurance )?(?:agency|agent|broker|office|firm))${NOT_OURS}`,
  `(?<=(?<![a-z])(?:they|he|she|insured|client|customer) (?:all |have |has |had )?)moved ${WHOSE} (?:insurance|business|account)${WHEN}`,
  `(?<=(?<![a-z])(?:they|he|she|insured|client|customer) (?:now |all |also )?)(?:has|have|got|hired) an? (?:new|different) ${AGENT}(?: now)?${NOT_OURS}`,
  `${WHOSE} new (?:insurance )?(?:broker|agency|brokerage)(?: of record)? (?:is|as of)(?! (?:our|in|us|me)(?![a-z]))`,
  `(?<=(?<![a-z])we )lost (?:them|this one|this insured|this client|(?:this|the|that|their) (?:account|business|client))(?:${WHEN}|(?= to (?!our|us|me|the same)[a-z]))`,
  `(?<=quoted [^.;]{0,30})(?:they |he |she |insured |client )?(?:did ?n'?t|did not|never) (?:buy|bind|purchase|proceed|move forward|go through with it|go with us)${CLOSES}`,
  `(?<=^\\W*(?:sorry,? |unfortunately,? )?(?:this|the|that) (?:account|client|insured) (?:has |have )?)moved(?: (?:away|on))?${WHEN}`,
  `(?<=(?:rest|others|other (?:one|two|three|four|policies|lines)) (?:have |has |all )*)moved(?: (?:away|on))?${CLOSES}`,
  // "A BOR letter was received in July moving all policies to another agency."
  `(?:an? |the )?(?:bor|aor|(?:broker|agent)[- ]of[- ]record)(?: letter| change| notice| form)?(?: (?:was|has been|got))? (?:received|processed|accepted|signed|came in|came through|went through)(?: (?:in|on|last|effective|back|dated|this|for|by|the|carriers?|[a-z]{3,9}|[\\d/]{1,10})){0,6},? (?:and )?(?:that |which )?(?:mov|transferr?|assign|tak|sen[dt])(?:ing|ed|es|s|en)? (?:all |both |the |their |these |everything |it |them |this |of |four |three |two )*(?:policies |account |coverages? |business |lines |insurance )?(?:over )?to (?:another|an? (?:new|different|competing)|the new|${WHOSE} new) ${AGENT}`,
  `remove us as (?:the |their |an? )?${AGENT}`,
  `(?<=^\\W*(?:(?:no|sorry),? )?(?:they|these|those|it) )(?:are not|is not|aren'?t|isn'?t)(?=\\W*$)`,
  `(?:there(?:'s| is| are) )?(?:any ?more|no longer) (?:an?|any)(?= (?:gl|auto|cargo|umbrella|excess|wc|work(?:ers)? comp|comp|property|cyber|liquor)(?: policy| coverage)?(?: (?:on|for|with|here|in)(?![a-z])|\\s*(?:$|[.,;])))`,
  `(?:(?:are|am|is) )?not (?:currently )?showing (?:an? |any |this |that |the |these |those )?(?:account|polic(?:y|ies)|client|insured|coverage)s?(?=\\s*(?:$|[.,;!)])| (?:in|on|with|here|at all)(?![a-z]))`,
  `(?:(?:were|was|have|has|had|are|am) )?never (?:been )?${WHOSE} ${AGENT}`,
  `(?:(?:is|are|was|were) )?(?:not|n't|never|(?:isn|aren|wasn|weren)'?t) (?:ever )?mine(?! (?:to|alone)(?![a-z]))`,
  `(?:(?:is|are|was|were) )?not one of (?:mine|ours|(?:our|my) (?:clients?|customers?|insureds?|accounts?|policies))(?! (?:that|which|who|to)(?![a-z]))`,
  // "They have been with Ridge Agency since 4/1", "lost to a competitor".
  `(?<=(?<![a-z])(?:they|he|she|account|insured|client|it|these|those|policies|all)(?:'ve|'s|'re| have| has| are| is)? (?:all )?(?:been |now |been placed )?)with (?!our |this |the same |us |me )(?:[a-z&.'-]+ ){1,3}(?:agency|brokerage|brokers)(?! (?:of ours?|in our|here|bill)(?![a-z]))`,
  // "The GL is with somebody in Duluth."
  `(?<=(?<![a-z])(?:is|are|was|were|went|now|they're|it's) )with (?:somebody|someone|an? (?:other )?(?:insurance )?(?:agent|agency|broker|office))(?: (?:over|out|up|down))? (?:in|at|near|from|of) (?!our(?![a-z])|this |the same|the office)[a-z]+`,
  // "Auto and cargo are with some trucking specialist in Kansas City."
  `(?<=(?<![a-z])(?:is|are|was|were|went|now|they're|it's) )with (?:some|another|an? (?:different|other)) (?:(?:trucking|transportation|national|local|big|online|other|insurance|marine|medical|specialty) ){0,3}(?:specialists?|outfit|guy|lady|shop|firm|house|${AGENT})${NOT_OURS}`,
  `(?<=(?<![a-z])(?:is|are|now|they're|it's) (?:now |placed |written |insured )*)(?:through|thru|with|by) (?:an?|some|their own) (?:(?:direct|captive) (?:writer|carrier|agent|agency|company)|payroll company)${NOT_OURS}`,
  `lost to (?:an? (?:competitor|competing agency|direct writer)|another (?:insurance )?(?:agency|agent|broker))`,
  `(?<=^\\W*)not since (?:20[12]\\d|last year|the prior term)${CLOSES}`,
  `no longer (?:carried|purchased|placed)${CLOSES}`,
  `(?:se )?cambi(?:o|aron) de (?:agencia|agente|corredor|broker)`,
  `ya no l[oa]s? (?:tenemos|manejamos|aseguramos)`,
  // "Auto's gone", "cancelled the auto and cargo with it", "no longer on the auto", "we lost the comp to a PEO".
  `(?<=(?<![a-z])${LINE}(?: policy| coverage)?'s (?:now )?)gone${CLOSES}`,
  `(?<=(?<![a-z])(?:and|&) (?:the |his |her |their )?${LINE}(?: policy| coverage)? )with it${CLOSES}`,
  `(?<=(?<![a-z])${LINE}(?: policy| coverage)? )came off(?=\\s*(?:$|[.,;!)])| (?:last|in|when|at renewal|as of|effective|on \\d)(?![a-z]))`,
  `no longer on(?= (?:the |their |his |her )?${LINE}(?![a-z]))`,
  '(?:(?:was|were|has|have|been) )*(?:went|gone|moved|switched) (?:over )?(?:to|with) (?!(?:the|an?|us|our|your) )(?:[a-z&-]+ ){1,2}direct(?:ly)?(?= (?:in|on|last|as of|effective|this|for|at) |\\s*(?:$|[.,;!)]))',
  '(?:yo )?no (?:soy|somos) (?:el|la|los|las|su|sus) (?:agentes?|agencia|corredor(?:es)?)(?! de registro)(?: de (?:esa|ese|esta|este|la|dicha) (?:compania|poliza|cliente|empresa|cuenta|asegurado))?',
  `lost(?= (?:the |their |his |her )?${LINE}(?: policy| coverage)? (?:to|in|when|at|last|on|this)(?![a-z]))`,
  `(?<=(?<![a-z])(?:that one|this one|it|which),? )we(?:'ve| have)? lost(?= to (?!follow|us(?![a-z])|our(?![a-z]))[a-z])`,
  `(?:(?:was|were|got|been|has|have) )+(?:marketed|moved|shopped|taken|bid) away(?: from us)?(?! (?:from (?!us\\b|our)))`,
  // "The cargo we lost", "we lost the cargo".
  `(?<=(?<![a-z])${LINE}(?: policy| coverage)?,? )we(?:'ve| have)? lost${CLOSES}`,
  `(?<=(?<![a-z])we )lost(?= (?:the |their |his |her )?(?:motor truck )?${LINE}(?: policy| coverage)?\\s*(?:$|[.,;!)]))`,
  `(?:(?:was|were|has|have|been|is|are|got) )*(?:moved|went|gone|transferred|switched|taken|placed) (?:to|with) (?:an? )?(?:different|another|new) (?:insurance )?(?:carrier|company|insurer) and (?:an? )?(?:different |another |new )?${AGENT}${NOT_OURS}`,
]

/** What says that a policy went with its owner to somebody else. */
export const DEPARTED_PHRASES: Phrase[] = phrasesOf('bad', DEPARTED)
