import { type Phrase, phrasesOf } from './sense.ts'

const LOOKED_UP: string[] = [
  // "I was able to pull up the auto and the GL and those are fine."
  "(?<=^\\W*(?:(?:hi|hello|yes|ok|okay),? |so )?)(?:i|we) (?:was|were|am|are|have been|'ve been) (?:just |finally |now )?able to (?:pull(?: up)?|look up|bring up|find|locate|open|access|see|check|review|get into|track down)(?= (?:up )?(?:the |both |all |these |them |it|their |his |her |your |policies))",
  "(?<=(?:vigente|activ[ao]|en vigor) )por (?:un|1) ano",
  // "Active at the time of writing": of now, and not of "the time" that is past.
  "(?:as of|at) (?:the )?time of (?:(?:this|my|our|the) )?(?:writing|e-?mail|reply|response|message|letter|answer|note)|at the present (?:time|moment)|(?:as|while) (?:we speak|i (?:write|type)(?: this)?)|to this (?:very )?day|as of (?:close of business|cob|the end of (?:business|the day))(?: (?:today|yesterday))?|as of the date of this (?:e-?mail|letter|message|reply)",
  // "Según nuestro sistema", "la póliza del asegurado".
  "(?:segun|de acuerdo (?:con|a)|conforme a|con base en) (?:nuestr[oa]s?|el|los|mis?|la) (?:sistemas?|registros?|archivos?|records?|expedientes?|base de datos|portal)(?: (?:de (?:la|las) (?:compania|aseguradora|companias|aseguradoras)|interno|actual))?",
  // "I went over the numbers twice and they match."
  "(?:(?:i|we)(?: have|'ve)?(?: just| also)? (?:gone|went|looked|read|been)|(?<=^\\W*(?:just )?)(?:went|looked|read)) (?:over|through)(?: (?:all|each|every|both|everything|it|them|these|of|the|your|our|list|numbers?|limits?|dates?|policies|polic(?:y|ies) by polic(?:y|ies)|file|files|figures|details|request|e-?mail))*(?: (?:twice|again|carefully|one by one|line by line|side by side|this morning|today|just now))*(?= (?:and|,))",
  // "I have all four pulled up on my screen and they match."
  "(?:i|we)(?: have|'ve| have got|'ve got| got)(?: (?:all|both|the|these|them|it|everything|of|two|three|four|five|six|policies|policy|files?|account))* (?:pulled up|open|up|in front of (?:me|us)|on (?:my|the) screen)(?: (?:in front of (?:me|us)|on (?:my|the) screens?|here|now|right now))*(?=,? (?:and|,))",
  "(?<=^\\W*)(?:upon|after|on|having) (?:further |a |our |my |quick )*(?:review(?:ing|ed)?|checking|looking over|looking at|looking up|pulling)(?: of)?(?: (?:our|the|your|my|these|all|each|over))*(?: (?:files?|records?|systems?|polic(?:y|ies)|request|list|account))?(?=, )",
  "asked me to (?:respond|reply|answer|get back|follow up|take this)(?: (?:to|back|on|for|you|your|this|that|it|with|his|her|their|our|behalf|e-?mail|request|message|letter|here|today|up|directly|instead)){0,5}|premiums? (?:is|are) (?:all |fully )?(?:current|paid(?: in full| to date| up)?|up to date)|100 ?%(?= (?:correct|accurate|right|active|in[- ]force|confirmed|current)(?![a-z]))|by (?:that|this) name|how are you|hope all is well",
  "(?:(?:i|we) )?(?:have |just |also |'ve )*(?:verified|checked|confirmed|double[- ]?checked)(?: (?:this|it|that|these|them))? (?:with|through) (?:both |all |the |our |each |of )*(?:carriers?|companies|insurers?|underwriters?|underwriting)(?:'s?)?(?: (?:portals?|websites?|sites?|systems?))?(?: (?:today|this morning|this afternoon|by phone|directly))*",
  // "Ran all four through the carrier sites just now and everything is active."
  "(?:(?:i|we) )?(?:have |just |also |'ve )*(?:ran|run|put|checked|looked|pulled) (?:all (?:of )?(?:these|them|two|three|four|five|[2-6])(?: policies)?|both(?: policies| of them)?|them(?: all)?|these|it|everything) (?:up )?(?:through|in|on|thru) (?:both |all |the |our |each |of )*(?:carriers?(?:'?s?')? |compan(?:y|ies) )?(?:portals?|websites?|sites?|systems?)(?: (?:today|this morning|this afternoon|just now|again))*(?=,? and (?:all|both|every|everything|they are|these)(?![a-z]))",
  // "I spoke with the carrier this morning and all three are active": the agent's own word, and none of a carrier who "said" it.
  "(?<=^\\W*(?:(?:yes|hi|hello),? )?)(?:(?:i|we) )?(?:just |also |have |'ve )*(?:spoke|spoken|talked|called|got off the phone) (?:with |to )?(?:both |all |each of )?the (?:carriers?|compan(?:y|ies)|insurers?|underwriters?)(?: (?:today|this morning|this afternoon|just now|yesterday|directly|by phone))* and(?= (?:all|both|every|everything|they are all|these|the) (?:(?:of (?:these|them)|two|three|four|five|policies|polic(?:y|ies)|coverages?|lines?) )*(?:is|are) (?:all |both |still |currently )*(?:active|in force|in effect)(?![a-z]))",
  "(?:as|per) (?:you )?requested,?(?= (?:we|i)(?:'ve)? (?:have |just )*(?:reviewed|checked|looked|pulled|gone|went|confirm|verified))",
  "(?:i|we)(?:'ve| have)?(?: got)? (?:have )?(?:his|her|their|the|this|your) (?:policy|policies|file|account|request|list) (?:up|open|pulled up|in front of (?:me|us)|on (?:my|the) screen)(?: (?:right now|now|here))?(?: and)?",
  "(?:(?:i|we) can only|(?:i am|i'm|we are|we're) only able to) (?:speak|attest|answer)(?: (?:to|for|on|as to))?",
  // The desk is full; no policy renews by it.
  '(?:swamped|buried|busy|slammed|knee[- ]deep|covered up|tied up|backed up)(?: up)? (?:with|in|on|by) (?:(?:all|the|our|these|a|lot|bunch|stack|pile|of|year[- ]end|\\d/1|january|november|december) ){0,4}renewals(?! (?:for|of|on) (?!my|our)[a-z])|(?:the |my |our )?renewal (?:files|season|meetings?|packets)(?= (?:out|open|all over|piled|on my desk|this (?:week|month)|today|right now|until)(?![a-z])|\\s*(?:$|[.,;!]))',
  'applied epic|(?:in|from) applied',
  // "I can see GL and auto are active in the carrier portal."
  "(?<=(?:^|[.,;-]) ?(?:(?:yes,?|hi,?|and|but|though|however,?) )?)(?:i|we) can see(?: that)?(?! (?:why|how|what|where|if|whether|you|your|no|an?|some|only|part)(?![a-z]))",
  // "I don't know this account well but our system shows them active."
  "(?:i )?(?:do not|do ?n'?t) (?:really |personally )?know (?:this|the|that|their) (?:account|client|insured|customer) (?:very |that |all that |too )?(?:well|personally|myself)",
  // "Same answer as last time, both active."
  "(?<=^\\W*)same answer as (?:last time|before|the (?:last|first|other) (?:time|one|request|e-?mail))(?=\\s?[,:;.-])",
  // "Same as last time, all three still active", "As before, everything is active": what follows says it anew, and of all.
  "(?<=^\\W*)(?:(?:it is |it's )?(?:the )?same as (?:last time|before|always|(?:the )?last (?:time|request|e-?mail))|(?:just )?as (?:before|always)|(?:once )?again)(?=[,:] (?:yes,? )?(?:all|both|everything|they are|they're|these|those|every one)(?: (?:of|them|these|those|two|three|four|five|[2-6]|the|policies|coverages|lines|are|is|both|all|still|remain|remains|here|listed)){0,6} (?:active|in[- ]force|in effect|current|correct|confirmed|match)(?![a-z]))",
  // "Looking at our system now: auto active, cargo active": where, and nothing that was found there.
  "(?<=^\\W*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))\\b[^a-z0-9]{1,3})?)(?:i am |i'm |im |we are |we're |just )?(?:looking|checking) (?:at|in|through|on|over) (?:(?:our|the|my|each|both|all|these|their|his|her|insured's) ){0,2}(?:(?:agency|management|carriers?'?|compan(?:y|ies)|policy) ){0,2}(?:systems?|records?|files?|accounts?|polic(?:y|ies)|dec(?:laration)?s?(?: pages?)?|ams|epic|screens?|sites?|portals?|websites?)(?: (?:right now|now|today|this morning|this afternoon|here|just now))?(?= ?[,:] ?)",
]

/** Where and with whom it was looked up, and how well the writer knows the account. */
export const LOOKED_UP_PHRASES: Phrase[] = phrasesOf('plain', LOOKED_UP)
