import { HAVE_NOT } from './denial-phrases.ts'
import { type Phrase, phrasesOf } from './sense.ts'

const CONFIRM =
  '(?:confirm|verify|validate|attest to|vouch for|certify|say|tell|speak|comment|release|provide|give|disclose|share|discuss|answer|guarantee|respond|find out|see|do (?:that|this|verifications?))'

const CANNOT =
  "(?:can'?t|can ?not|cannot|could ?n'?t|could not|unable to|not able to|am not able to|won'?t|will not|wouldn'?t|do not|don'?t|does not|doesn'?t|not (?:allowed|authorized|permitted|at liberty|comfortable|in a position|going|prepared|licensed) (?:to|with)?|never|no longer|refuse to|decline to|prefer not to|rather not)"

/** Will not or cannot say. */
const CANNOT_SAY: string[] = [
  // "Please go through the retail agent": whose it is to answer, and no end of a policy.
  "(?<=^\\W*(?:you(?:'ll| will)? (?:need|have) to |you (?:can|may|should|must) )?(?:please |kindly |pls )*)(?:please |kindly |pls )*(?:go|work|come) (?:back )?(?:through|thru|to) (?:the |their |your |his )?(?:retail |retailing |local |insured's |client's |producing |retail insurance )*(?:agents?|agency|brokers?|producers?)(?: of record)?",
  "(?<=^\\W*(?:please |kindly |pls )*)(?:please |kindly |pls )*(?:direct|refer|send|submit|route|forward|address|take) (?:this|it|your (?:request|e-?mail|inquiry|questions?)|these|the request) (?:over |back |on )?to (?:the |their |your |his )?(?:retail |local |insured's |client's |producing )+(?:agents?|agency|brokers?|producers?)",
  "(?:is|are|it's|that's)(?:n'?t| not) (?:ours|mine) to (?:confirm|verify|say|speak to|answer|give)",
  // "I don't handle Kestrel anymore. Try Amy": whose desk it is.
  "(?<=(?<![a-z])i )(?:do not|don'?t|no longer) (?:handle|service|work on|manage) (?:(?!polic|cover)[a-z&'.-]+ ){1,4}(?:any ?more|any longer|these days)",
  "(?:not|n't) (?:really |very |at all )?(?:comfortable|at ease|okay|ok) (?:with )?(?:confirming|verifying|answering|discussing|releasing|sharing|giving|putting|saying|doing)",
  "(?:i|we)(?:'d| would|'ll| will)? (?:have to |need to |must )?(?:send|refer|direct|point) you (?:back )?to",
  "(?<=(?<![a-z])(?:call|ask|contact|e-?mail|check with|go to|notify|reach out to) [^.;]{1,40})not us(?![a-z])",
  '(?:the |our )?(?:named )?(?:insured|client|customer|policyholder) (?:must|needs to|has to|will (?:need|have) to|would (?:need|have) to) (?:request|ask for|initiate|authorize|submit) (?:this|it|that|these)(?: (?:from|to|with|through) (?:us|me|our office))?(?: directly)?',
  "(?:you(?:'ll| will)?|they(?:'ll| will)?) (?:need|have) to go through [^.?!;,]{2,60}? (?:verification|service|policyholder|certificate) (?:line|desk|department|portal|center|team)",
  `${HAVE_NOT} have (?:(?!(?:gl|cgl|auto|cargo|umbrella|excess|wc|comp|property|cyber|liability|bond)(?![a-z]))\\w+ ){1,5}?(?:in front of|handy|with me|at hand|available|pulled up|yet|on me|nearby|access)|${HAVE_NOT} have (?:access|time|authority|permission|the (?:number|limits|dates|info|information|details|file))`,
  "(?:do not|don'?t|does not|doesn'?t|no longer|am not|not) (?:\\w+ )?(?:handle|do|process|issue|service|manage|work|handling|responsible for|in charge of) (?:\\w+ ){0,3}?(?:verifications?|certificates?|certs?|cois?|requests?|claims|inquiries|department|e-?mails?|confirmations?|this type|these types|this kind)",
  `${CANNOT} (?:\\w+ ){0,2}?${CONFIRM}`,
  "(?:against (?:our |company |agency )?(?:policy|procedure|rules?)|(?:outside|beyond) (?:my|our) (?:authority|scope)|not my (?:account|department|desk|area)|(?:isn'?t|not) on my (?:desk|book|side)|no comment|as a (?:matter of )?(?:policy|rule),? we|no (?:puedo|podemos|confirmamos|proporcionamos|damos|estamos autorizad[oa]s|estoy autorizad[oa]|verificamos)(?: \\w+){0,3}|privacy)",
]

/** Promised for later. */
const LATER: string[] = [
  "(?:(?:i|we)(?:'ll| will)? |(?<=(?:^|[.,;:!-]) ?))(?:still |also |just )*(?:need|have|got) to (?:call|contact|reach(?: out to)?|e-?mail|ask|speak (?:with|to)|talk to|hear (?:back )?from|get (?:a )?hold of|touch base with|track down)(?= (?:the |our |their )?(?!insured|client|owner|customer|them|him|her)[a-z])",
  "(?:(?:i|we)(?:'ll| will)? |(?<=(?:^|[.,;:!-]) ?))(?:still |also |just )*need (?:(?:until|till?) [a-z]+|(?:some |a (?:little |bit )?)?more time|another (?:day|hour|few days|day or two)|a (?:day|few (?:days|hours|minutes)|day or two|couple (?:of )?(?:days|hours))|time) (?:to (?:verify|check|confirm|look (?:at|into|up)|research|review|find|get|track down)|for|on)",
  "(?:she|he|they) (?:should|will|'ll) (?:be able to )?(?:get to|look at|answer|respond to|reply to|get back to|take care of) (?:it|this|you|your (?:request|e-?mail|message))(?: (?:by|before|later|today|tomorrow|soon|shortly|this (?:morning|afternoon|week)|eod|the end of the day|when (?:she|he|they) (?:can|gets? back|is back|are back)))*",
  "(?:i'?ll|i will|we'?ll|we will) (?:make sure|be sure|see to it|see)(?: that)? (?:he|she|they|[a-z]{2,14}) (?:sees?|gets?|receives?|responds? to|answers?|knows about) (?:this|it|your (?:e-?mail|request|message|note))(?: (?:when|once|as soon as) (?:he|she|they)(?:'s|'re| is| are| gets?)(?: back| in| returns?)?)?",
  "(?:i'?ll|i will|we'?ll|we will|will|let me|let us|going to|gonna|i can|we can) (?:take|have|get) (?:a |another )(?:quick |closer |good |proper )*look(?: (?:at|into|over|through) (?:this|it|these|them|that|your (?:request|e-?mail)))?",
  "(?:will|'ll|going to) (?:get|have|send|shoot) (?:this|it|that|these|them|something|an answer|a response|a reply) (?:back |over |out |off )?to you(?: (?:by|before|on|first thing|later|tomorrow|today|this afternoon|noon|monday|tuesday|wednesday|thursday|friday|end of day|eod|the end of the day))*",
  "will be (?:verified|confirmed|reviewed|answered|handled|processed|completed|addressed|responded to|looked at|checked) (?:by|through|via)(?= (?:our|the|my|someone|somebody|a|an|one of)(?![a-z]))",
  "(?:let me|i'?ll|i will|we'?ll|we will|i'm going to|i am going to|going to|i need to|i have to) (?:go )?(?:chase|track|run|hunt|nail) (?:that|it|this|that one|this one|them|those)(?: one)? (?:down|up)(?: (?:and (?:let you know|get back to you|circle back|report back|follow up)|for you|today|tomorrow|first thing))*",
  "(?:the |your |our |this )?(?:same|request|e-?mail|verification) is (?:currently |now )?(?:being|under) (?:processed|process|review|reviewed|worked on|looked into|handled)",
  "(?:(?:it's|it is|this is|that's|you're|you are) )?(?:next )?(?:on|at the top of|up on) my (?:list|to-?do(?: list)?|desk|radar|plate)|hang tight|hang in there|stand by|sit tight|(?:give|allow) (?:me|us) (?:a (?:minute|few|day|bit|couple (?:of )?(?:minutes|hours|days))|until \\w+|(?:an|one|two|three|1|2|3|24|48) (?:hr|hour|hrs|hours|day|days|business days?))",
  "(?:i'll|we'll|i will|we will) (?:get|have) (?:this|these|it|that) (?:answered|done|back to you|out|over|completed|finished|taken care of)",
  '(?:sending|passing|handing|giving|routing) (?:this|it|your (?:request|e-?mail)) (?:over |on |along |off )?to',
  "(?:i'?ll|i will|we'?ll|we will|will) (?:have|ask|get) (?:[a-z]+ ){1,3}(?:to )?(?:look|take a look|check|review|reply|respond|answer|get back|follow up)(?: (?:at|into|on|over|to))?(?: (?:this|it|these|them|that|you))?(?![a-z])",
  "(?:is|are|was|were) (?:currently |now |still |all )?being (?:re-?)?(?:confirmed|verified|checked|researched|looked up)",
  "(?:(?:the same|it|this|your (?:request|e-?mail|query)|the (?:request|matter)) )(?:is|are) (?:currently |now |still )?being (?:worked (?:up)?on|reviewed|processed|looked into|attended to)",
  "(?:(?:i|we|they|she|he) (?:am|are|is) |i'm |we're )?(?:still |currently |now |just )?(?:re-?)?(?:confirming|verifying|double[- ]checking|clarifying|validating)(?: (?:this|that|it|these|those|them|everything|all|coverage|the (?:policies|limits|coverage|details)))* (?:with|by|through)(?! (?:you|the (?:limits|dates|below|following|values|information|info)))",
  "(?:(?:still|am|are|is|i'm|we're|currently|now|just)? ?(?:checking|researching|looking into|working on|reviewing|verifying|looking at|investigating|digging|following up|waiting (?:on|for|to hear)|awaiting|reaching out|running down)|(?:will|i'll|we'll|need to|have to|let me|going to|'ll|shall|gotta|i'd need to|would need to) (?:\\w+ )?(?:check|look|review|verify|research|respond|reply|get back|get to|advise|follow ?up|let you know|confirm|update|circle back|pull|find out|answer|send|be in touch|ask|see|dig|double[- ]check|reach out|forward|pass)(?: (?:into|at|on|up|it|this|that|these|those|you|back|over|to you))*|get back to you|more to (?:come|follow)|to follow|stand by|bear with (?:me|us)|give me (?:a (?:day|bit|minute|moment|few|couple|sec|second|chance|little|while)|some|until|till)|by (?:end of (?:day|week)|eod|cob|tomorrow|monday|tuesday|wednesday|thursday|friday)|(?:voy|vamos) a (?:revisar|verificar|checar|confirmar)|(?:lo|la|los|las) (?:reviso|revisamos|revisare|verifico|checo)|revisando|revisaremos|revisare|verificaremos|verificando|le (?:aviso|avisare|avisamos|respondo|respondere|contesto|confirmo mas tarde)|les (?:aviso|respondo|responderemos)|le responderemos|esperando|dejeme|dame|deme)",
  '(?:ahorita |ahora |ya |la |lo |las |los )*(?:reviso|checo|verifico|consulto|pregunto)(?: con (?:la |el )?\\w+)? y (?:le|les|te) (?:confirmo|aviso|digo|respondo|contesto)',
  "(?<=^|[,.-] ?|i'm |we're |am |are )on it(?=\\s*(?:$|[.!,;]))",
]

/** What says that an answer is not given, or not yet. */
export const DECLINING_PHRASES: Phrase[] = [...phrasesOf('cannot', CANNOT_SAY), ...phrasesOf('checking', LATER)]
