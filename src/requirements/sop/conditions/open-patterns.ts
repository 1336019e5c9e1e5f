import { THIS_WORK } from '../lexicon/plain-words.ts'
const things = `(?:trades|contracts?|subcontracts?|projects?|jobs?|loads?|work|operations|services|shipments?|vehicles?|trucks?|events?|freight|cargo|commodit(?:y|ies)|activities|equipment|purchases?|orders?|agreements?|tenants?|vendors?|contractors?|subcontractors?|subs|carriers?|haulers?|drivers?|consultants?|suppliers?|caterers?|exhibitors?|operators?|performers?|providers?|users?|uses?|installations?|rentals?|units?|crews?|engagements?|functions?|trips?|owner-operators?|sole proprietors?|individuals|pros|partners|members|employers|businesses|firms|companies|lanes|routes|trips|trailers|deliveries|placements|tours|parties|field trips|owner-ops|o\\/?os|fleets|independents|proprietorships|helpers|volunteers)`
const qualified = `(?!(?:so|as) long as |(?:(?:one|two|three|five|six|ten|\\d{1,2}|an?) (?:\\(\\d{1,2}\\) )?(?:years?|months?|days?)\\b)|(?:insure|cover|protect|participate|obtain|receive|have|be|to|do|ask|get|make|require|need|want) |which |whose |whom |accordance |favou?r |addition |no event|no case|any event|any case|(?:companies|insurers|carriers) (?:having|with|rated|licensed|authori|that|which)|(?:me|us|him|her|them|you) |all |any |each |every |either |whichever |its |their |everybody|everyone|this |no |without |the (?:carrier|vendor|contractor|insured|driver|tenant|commodit\\w+|operations?|work|project|services?|term|contract|job|event|equipment|vehicles?|trucks?|tractors?|trailers?|goods|freight|loads?)\\b|our |your |such |these |those |bodily|both|(?:full )?(?:force|effect|place)\\b)`

/** "Tiers 2 and 3 are audited twice a year": said of some levels, by their numbers. */
const LEVEL = '(?:\\d|[a-d]|i{1,3}|iv|one|two|three|four)'
export const SOME_LEVELS = new RegExp(`\\b(?:tiers?|levels?) ${LEVEL}(?:(?:(?:, and | and | or | through | to |, ?| ?& ?| ?- ?)${LEVEL})+(?![a-z0-9])|(?![a-z0-9])(?! ?:))`, 'g')

export const OPEN: RegExp[] = [
  // "Over 50 guests: same plus umbrella $5,000,000."
  /^(?:(?:over|under|above|below|up to|more than|fewer than|less than|at least) \d{1,6}|\d{1,6} ?\+|\d{1,4} or (?:more|fewer)) (?!days?\b|months?\b|years?\b)[a-z]{3,}[^:©¤£µ;.]{0,30}(?=:)/g,
  // "Tier 2: same as above plus umbrella $5,000,000."
  /^(?!\W*(?:all|every|each|any|both|insurance|coverages?|limits?|requirements?)\b)[^:©¤£µ;.]{3,40}(?=: ?(?:the )?(?:same|all|everything|as)(?: of)?(?: the)?(?: as)?(?: above| that)?,? (?:plus|with|but also|and also)\b)/g,
  // "Larger projects: $2,000,000 umbrella."
  /^\W*(?:for |on |our )?(?:larger|bigger|smaller|small|large|big|major|minor|high-?value|high-?risk|riskier|expensive|long-?term|multi-?day) [a-z]{3,}s(?: only)?(?= ?(?::|-|=|,| needs?\b| requires?\b| must\b| gets?\b| also\b))/g,
  // "No umbrella required under $50,000 jobs", "Umbrella: n/a under $50,000", "Skip the umbrella below $50,000"
  /(?<=(?:\b(?:no|without|skip|drop|forget) (?:the |an? |any )?©+[^.;:¤©¦]{0,20}|©+[^.;¤©¦]{0,12}\b(?:none|n\/a|no|not (?:needed|required|necessary|asked(?: for)?)|waived|optional|unnecessary)) ?,? ?\(?)(?:for )?(?:under|below|up to|less than|smaller than|over|above|beyond|<=?|at or (?:under|below)) ¦+[^.;,:()©¤]{0,30}/g,
  // "Umbrella $5M, waived under $250,000"
  /(?<=\b(?:waived|not (?:needed|required|necessary|applicable|asked(?: for)?|apply)|n't (?:needed|required|necessary|apply)|n\/a|optional|unnecessary),? )(?:for |on )?(?:under|below|up to|less than|at or (?:under|below)|<=?) ¦+[^.;,:()©¤]{0,30}/g,
  // "No employees = no work comp; otherwise statutory"
  /(?<=^[^a-z©]{0,6}|[;(] ?)(?:no|zero|without) (?!©)[a-z][a-z' -]{2,40}?(?= ?(?:=|[-=]+>|,|:|-|means?|then) ?(?:then |so |it's )?no (?:[a-z']+ )?©)/g,
  // "AL 1M (750k ok under 26k gvw)"
  /(?<=\([^()©]{0,16}¤[ £]{0,20}(?:(?:is|are|will be) )?(?:ok|okay|fine|accepted|acceptable|allowed|enough|good) )(?:if |for |on |with |when )?(?:[<>]=? ?|under |over |below |above |up to )[^()©¤]{2,30}(?=\))/g,
  // "Umbrella 1M > 3 employees"
  /(?<=[¤£)] ?[,(]? ?)(?:if |for |when |with )?>=? ?\d{1,4} (?!days?\b|months?\b|years?\b|hours?\b)[a-z]{3,}/g,
  // "Contractors hired by the Association also show ...": some of those asked before.
  /^(?:the |any |those )?[a-z]{3,}s (?:hired|engaged|retained|employed|paid|selected|chosen|invited|used) (?:by|for|through|directly by) [^,;.:©¤£µ]{3,50}?(?= (?:(?:must|shall|should|need to|have to) )?also\b)/g,
  // "General contractors need an umbrella; trade contractors do not."
  /^(?!(?:all|any|each|every|both|you|they|we|polic|insurers)[a-z]*\b)(?:[a-z'-]+ ){0,3}[a-z'-]+s(?= (?:need|needs|must|shall|carry|have|require)\b[^;.]*[;,.] ?(?:but |and |while )?(?:the )?[a-z][a-z' -]{2,40}s (?:do|need|are|have)(?: not|n't)(?: to)?(?: (?:need|carry|have|required|asked))?(?: (?:it|one|that))?\W*$)/g,
  // "The Miller job and the Ortega job each need ...": jobs by their names, of more than those.
  /^(?:only )?the [a-z][\w'&-]* (?:job|project|site|building|location|store|property|plant|branch|campus)(?:,? (?:and|or) the [a-z][\w'&-]* (?:job|project|site|building|location|store|property|plant|branch|campus))+(?= (?:each |both |also |only )*(?:needs?|requires?|must|wants?|asks?|gets?)\b)/g,
  // "Umbrella $2M if we say so", "upon notice from us": what waits for who asks.
  /\bif (?:we|i) (?:say so|ask(?: for it)?|tell you|request(?: it)?|want it|call for it)\b|\b(?:upon|on|after) (?:our |written |prior )*(?:notice|word) (?:from|by) (?:us|the [a-z]+)\b/g,
  // "For schools we also ask ...": what comes on top is asked of some.
  /^(?:and |but )?for (?!(?:all|any|each|every|both|our|your|this|these|the (?:record|avoidance|purposes?)|example|instance|now|reference|information|us|me)\b)[a-z][^,;:.©¤£µ]{2,40}?(?=,? (?:we|i|you|they)(?:'ll|'d)? (?:will |would |do |must )?(?:also|additionally|further) (?:ask|need|require|want|look|check|must|have)\b)/g,
  /^(?!\W*(?:all|every|each|any|both)\b)[^:©¤£µ()]{3,50}\((?:with |over |under |up to |at least )?(?:(?:more|fewer|less) than )?\d{1,3}(?: or (?:more|fewer))? (?!days?\b|months?\b|years?\b|hours?\b|of\b|stat)[a-z]+(?: or (?:more|fewer))?\)(?=[^:©¤£µ]{0,24}:)/g,
  /(?<=\()only (?!if\b|when\b|where\b)[a-z][\w' -]{3,60}(?=\))/g,
  // "E&O $1M (consultants)": of whom an amount in the list is asked.
  /(?<=¤ ?[([])(?:for |only )?(?!(?:all|each|every|any|our|your|the|their|its|both)\b)(?:[a-z'-]+ ){0,2}(?:consultants?|drivers|haulers|subs|designers|engineers|architects|caterers|installers|handlers|riggers|roofers|electricians|plumbers|bartenders|performers|firms|trades)(?: only)?(?=[)\]])/g,
  // "Umbrella 5M, only above $2M"
  /(?<=[¤£©)(,;:-] ?)(?:but )?(?:only|just) (?:needed |required |asked )?(?:when |if |where |for |on )?(?:it's |it is )?(?:over|above|beyond|past|under|below|up to|exceeding|>) ?¦+[^.;,)]{0,30}/g,
  // "Umbrella of $5M required over $250,000", "$5M applies above $1,000,000"
  /(?<=\b(?:needed|required|mandatory|asked(?: for)?|applies|kicks in|comes in) )(?:only )?(?:for |on |if |when |where |at )?(?:over|above|below|under|at or (?:above|below)) ¦+(?! (?:primary|underlying|in primary|retention|sir|deductible))[^.;,:()©¤]{0,30}/g,
  // "Pollution - only the X-ray sub, 2M"
  /(?<=©(?: \w+)? ?[:,-] ?)(?:only|just) (?:for |from |by |on |of )?the (?!limits?|amounts?|polic|certificates?|first|following|minimum|forms?)[a-z][\w' -]{2,40}(?=\s*(?:[,;.)¤]|$))/g,
  // "An umbrella from general contractors only"
  /(?<=© ?)(?:from|of|by|for) (?!all\b|each\b|every|any\b|the (?:certificate|polic|form|following|first))[a-z][a-z' -]{2,40}? only(?=\s*(?:[.;,)]|$))/g,
  // "Strongly encouraged for roofers"
  /(?<=\b(?:encouraged|recommended|suggested|preferred|desirable|nice to have) )(?:for|from|of|on|if|when|where) (?!all\b|each\b|every|any\b|both\b|our\b|us\b|your\b|the (?:term|protection)|this\b|these\b|those\b(?! who)|everybody|everyone|possible|you (?:can|have)|available|peace|extra)[a-z][a-z' -]{2,40}(?=\s*(?:[.;,)]|$))/g,
  // "Required of haulers only", "From haulers we also want ..."
  /\b(?:required|needed|asked|expected|mandatory) (?:of|from|by|for) (?!all\b|each\b|every|any\b|both\b|the (?:certificate|polic|form))[a-z][a-z' -]{2,40} only\b/g,
  /^(?:and |but )?(?:from|of|with) (?!all\b|any\b|each\b|every|both\b|our\b|your\b|this|these|the\b|us\b|me\b|them\b|you\b|here\b|there\b|now\b)[a-z][a-z' -]{2,30}s(?=,? (?:we|i)(?:'d)? (?:will |would |do )?(?:also|additionally|further) (?:ask|need|require|want|look|check|must|have)\b)/g,
  SOME_LEVELS,
  // "recommended for 10+ trucks"
  /\b(?:only )?(?:for|on|with|from) (?:\d{1,3} ?\+|\d{1,3} or more|more than \d{1,3}|over \d{1,3}|(?:fewer|less) than \d{1,3}) (?!days?\b|months?\b|years?\b|hours?\b)[a-z]{3,}/g,
  // "Rigging work needs riggers liability", "Hazmat hauling requires ..."
  /^(?!(?:all|any|each|every|the|our|your|this|these|such|both|its|their|no|contract|subcontract|contracted|covered)\b)(?:[a-z][a-z'/&-]{2,20}(?: [a-z'/&-]+)?|©+) (?:work|operations|hauling|jobs|trips)(?= (?:also |always )?(?:needs?|requires?|calls? for|adds?)\b)/g,
  // "Agencies that transport the temps: ..."
  /^(?!(?:all|any|each|every|polic|insurers|certificates|endorsements|limits|coverages|forms|amounts|documents)[a-z]*\b)[a-z]{3,}s (?:who|that|which) [^:©¤£µ¶.;?$]{3,60}(?=:)/g,
  /^(?!(?:the |all |any |each |every )?(?:vendors?|contractors?|subcontractors?|carriers?|suppliers?|insurers?|you|they|we)\b)[a-z][a-z' -]{3,50}(?: \([^()]{1,40}\))? (?=(?:may|can) (?:instead )?(?:carry|show|have|provide|send|use) (?:an? )?(?:©+ (?:of )?)?¤[^.;]{0,60}\binstead\b)/g,
  /\b(?:appl(?:y|ies)|required|needed|asked|expected|meant|goes?|is|are) (?:only|just|solely) (?:to|for|from|of|in|on|by) (?!all\b|each\b|every|any\b|the (?:certificate|polic|form))[a-z][\w' -]{3,60}/g,
  /\bonly (?:concerns?|affects?|matters? (?:to|for)|goes for|is for) [a-z][\w' -]{3,50}/g,
  /\b(?:sole|solo|single|lone|owner-only|one-(?:truck|man|person))[ -][a-z-]+(?= (?:in (?:any|every|all) (?:other )?states? )?(?:may|can|shows?|sends?|carry|carries|needs?|uses?|signs?|files?|submits?|provides?|completes?)\b)/g,
  /^(?:only|just) (?!the\b|an?\b|if\b|when\b|where\b|original)[a-z][\w' -]{2,50}? (?=(?:do|does|are|need|must|have to|should)\b)/g,
  /^(?:an? |any )?(?:independent|individual|solo|single|1099|owner)[\w -]{1,30}? (?=(?:may|can) (?:also |instead )?(?:show|use|send|provide|submit|substitute|carry|have))/g,
  /\b(?:(?:based|domiciled|located|headquartered|registered) in|from) (?:quebec|ontario|alberta|british columbia|manitoba|saskatchewan|nova scotia|new brunswick|puerto rico|canada|mexico)\b/g,
  /(?<=[¤£] ?[,-]? ?|¤ ©+, )(?!(?:[a-z-]+ )?(?:polic(?:y|ies)|basis|forms?|coverage|insurance) only)(?!(?:certs?|certificates?|cois?|proof|originals?|pdfs?|acords?|any|owned|hired|non-owned|scheduled|each|per|statutory|ongoing|limits?|auto|occurrence|liability|all|on|for|with|and|or|if|to)\b)[a-z][a-z'-]*(?: (?:and |or |& )?[a-z'-]+){0,4} only(?=\s*(?:[.;,)]|$))/g,
  /(?<=[;,(] ?)only (?!if\b|when\b|where\b|on\b|in\b|for\b|by\b|to\b|a\b|the\b)[a-z][\w' -]{3,40}(?=\s*(?:[;.)]|$))|(?<=©: ?)only (?!if\b|when\b|where\b|on\b|in\b|for\b|by\b|to\b|a\b|the\b)[a-z][\w' -]{3,40}(?=\s*(?:[,;.)]|$))/g,
  /\bby (?!insurers?\b|the\b|our\b|all\b|any\b|each\b|every\b|its\b|their\b|such\b|other\b|prime\b|general\b|motor\b)(?:[a-z'-]+ ){1,2}(?:subs|subcontractors|contractors|vendors|carriers|haulers|operators|tenants|crews|trades|consultants|suppliers|providers)\b/g,
  /^(?!(?:all|any|each|every|our|your|the|these|those|such|both|we|us|you|please|vendors|contractors|subcontractors|carriers|insurers|suppliers|policies|limits|certificates|coverages|others)\b)[a-z]{4,}(?: and [a-z]{4,})?s (?=(?:also |must (?:also )?|need to |should )?(?:add|also carry|also need|also show)\b[^.;]{0,20}©)/g,
  /\b(?:only |even |but |except |and )?(?:if|when|whenever|wherever|where|in the event|in case|should (?:the|any|a|your|their|you|carrier|contractor|vendor|tenant|supplier|consultant|licensee|operator|lessee|provider|subcontractor)\b|provided that|in which (?:case|event)|(?<!for )(?:as|so) long as(?! (?:it|they)(?:'s|'re| is| are| has| have)\b)|while) (?!due\b)/g,
  new RegExp(
    `\\b(?:only )?(?:for|on|in|with) (?!(?:an? |the )?(?:claims[- ]made|occurrence)\\b)(?:an? |the |certain |some )?${qualified}(?:(?!must|shall|is\\b|are\\b|will|should|match|polic|\\d|days?\\b|ahead|before|prior|advance|coverage|insurance|certificate|accepted|required|amounts?\\b|limits?\\b|follow)[\\w&'-]+(?:,? | ?/ ?)){1,6}${things}\\b(?! (?:company|companies|firm|firms|house|vendor|contractor|agency|shall|must|will|agrees)\\b)(?: (?:only|over|above|exceeding|valued|worth|of more than|under|below|involving|that|which|with|where|who)\\b)?`,
    'g',
  ),
  /(?<=(?:[¤£©)]|\baccepted|\bacceptable|\bok|\bokay|\ballowed|\bfine) ?)for (?!all\b|any\b|each\b|every\b|both\b|our\b|your\b|the\b|bodily\b|its\b|their\b|these\b|such\b|(?:contractors|vendors|carriers|suppliers|subcontractors|tenants|officers|others|insurers)\b)(?:[a-z'-]+ ){0,2}(?:[a-z-]+(?:ers|ors|ultants|ists|ians|-ops)|independents|fleets)(?: (?:only|of|with|w\/|w\/o|without|who|that)\b|(?=[,.;)]|$))/g,
  new RegExp(
    `\\b(?:only )?(?:for|on|in) ${things} (?:only\\b|over|above|exceeding|valued|worth|of more than|greater|under|below|up to|involving|of (?!the\\b|this\\b|our\\b|any\\b)|that|which|with|where|who|requiring|hauling|using|in excess|¦|more than|at or above|on|carrying)`,
    'g',
  ),
  new RegExp(
    `(?<![a-z])(?:all |any |each |every |an? |the )?(?:[\\w-]+ )?${things} (?:(?:over|above|exceeding|of more than|greater than|under|below|in excess of)(?= [^.;,©]{0,24}[¤¦\\d])|valued|worth|that (?:exceed|involve|require|include|haul|use|carry|handle|serve|sell|operate|have|perform|work|transport|employ|bring|drive|enter|access|store)|which|who (?!is|are based)|with (?:employees|vehicles|more|fewer|less|(?:over|under|at least|up to) \\d|\\d+ or |access|contracts?|a |an |no )|without|using|hauling|involving|performing|handling|working|serving|transporting|carrying|operating|selling|bringing|doing|providing|driving|requiring|on (?:an? )?(?:1099|w-?2|lease)|entering|accessing|storing|pulling|moving|running|installing|having|employing)`,
    'g',
  ),
  /\b(?:anyone|anybody|whoever) (?!asking\b|including\b|being\b|having\b)[a-z]{3,}ing\b|\b(?:anyone|anybody|those|people|companies|firms|whoever|parties) (?:who|that|hauling|using|performing|working|serving|driving|handling|bringing|doing|with|pulling|selling|having)\b/g,
  /(?<=[:(,/-] ?)(?:no|zero) (?:employees|staff|helpers|crew|workers|drivers)\b(?=[^.;]{0,12}(?:[:,)=]|$| and))/g,
  /\b(?:as soon as|the (?:moment|minute|day)|once) (?:you|they|he|she|we|the [a-z]+) (?:hires?|employs?|ha(?:s|ve)|takes? on|brings?|adds?|starts?|puts?|gets?|uses?)\b[^.;,:]{0,40}/g,
  /(?<![a-z])(?:as|if|when|where) (?:applicable|needed|appropriate|required by (?:the )?(?:contract|scope|work|project))\b/g,
  new RegExp(`\\b(?:required|needed|asked|mandatory|applies|only)(?: only)? (?:of|from|by|to|for) (?!all\\b|every|each|any\\b|our\\b|the\\b|this|us\\b|motor\\b|general\\b|prime\\b|service\\b|independent\\b|owner\\b|leased?\\b)[\\w'-]+(?: [\\w'-]+){0,2}? ${things}\\b`, 'g'),
  /\band (?:(?:you|they) )?(?:have|has|employs?|hires?|uses?) (?:any |an? |more than |at least |even )*(?:\d+ |one |two |three |five |other )?(?:or more )?(?:employees?|staff|workers|helpers|crew|drivers?)\b/g,
  /^(?:refrigerated|temperature[- ]controlled|haz-?mat|reefers?|flatbeds?|heavy[- ]haul|pharma\w*|produce|alcohol|tobacco|electronics|over-?size[d]?|high[- ]value)\b[^:©¤]{0,30}(?=:)/g,
  // "Contingent cargo: brokers only, $100,000": parties that elsewhere are who asks.
  /(?<=(?:^|[:,(-]) ?)(?:[a-z-]+ )?(?:brokers|forwarders|shippers|lessors|dispatchers) only(?=\s*(?:[:;,.)¤-]|$))/g,
  /(?<=\()(?!hired|owned|non|occurrence|any|primary|if|excess|required)[a-z][a-z -]{2,30} only(?=\))/g,
  new RegExp(`(?<=\\()[\\w' -]{3,50} ${things} only\\b`, 'g'),
  /^(?!.*©.*[¦¤])[\w' &-]{3,50} (?:over|above|exceeding|of more than|more than|in excess of|under|below|worth|valued) (?:at |over |more than |about )*[¦¤]+(?=[^.;:]{0,30}\b(?:needs?|requires?|must|shall|also|add|call for|ha(?:s|ve)|gets?)\b)/g,
  /\bfor (?:produce|pharma\w*|meats?|seafood|frozen(?: goods| food| loads)?|perishables?|electronics|alcohol|temperature[- ]controlled(?: [a-z]+)?|haz-?mat|livestock|machinery)\b/g,
  /\bduring (?:the )?(?:[a-z-]+ )?(?:harvest|planting|seasons?|summer|winter|spring|autumn|fall|holidays?|peak(?: [a-z]+)?|festivals?|rush|shutdowns?)\b/g,
  /\bfor (?!the\b|our\b|your\b|all\b|each\b|this\b|these\b|reference|information|ongoing|completed)[a-z][\w'-]*(?: [\w'-]+){0,3} only\b/g,
  /(?<=\()(?:for )?(?!broad form|all\b|any\b|each\b|every\b|per\b|incl|hired|owned|the\b|our\b|as\b|on\b)[a-z][\w'-]*(?: [\w'-]+){0,3} (?:programs?|events?|trades?|contractors?|subs|vendors?|carriers?|loads?|work|projects?|contracts?|drivers?|sites?|roles?|classes)(?=\))/g,
  /(?<=; )(?!hired|owned|non|scheduled|any\b|occurrence|excess|primary|claims|per\b|each|ongoing|completed|this\b|these\b|originals?\b|pdf|limits?\b|certificates?|if\b|and\b|or\b|on\b|in\b|by\b|with)[a-z][a-z/&-]+(?: [a-z/&-]+){0,3} only(?=\s*(?:[;.)]|$))/g,
  /\b(?:canadian|mexican|foreign|overseas|non-u\.?s\.?) (?!exchange|voluntary|travel)\w+|\b(?:from|in|based in) (?:canada|mexico|europe)\b|^the (?!(?:contractor|vendor|carrier|subcontractor|supplier|provider|operator|consultant|driver|hauler|renter|user|exhibitor|caterer|owner|insurer|broker|customer|employer|lessor|licensor|manager|seller|buyer|trucker|performer|organizer|promoter|member|partner|dealer|manufacturer|designer|engineer|borrower|lender|proposer|bidder|producer|holder|grantor|director|officer|administrator|shipper|retailer|franchisor|either|other|rider|offer|order|number|letter|former|latter|minor|major|labor|floor|harbor|center)\b)[a-z]{3,}(?:er|or|ian|ist) (?:needs?|also|must|gets?|only)\b|\b(?:with|serving|selling|without) (?:alcohol|liquor|employees|vehicles|students|minors|children)\b|\bdepending on\b|\bsubject to (?:review|approval|change)\b|\bcase[- ]by[- ]case\b|\b(?:haz-?mat|hazardous(?: materials?)?|oversized?|over-?weight|high[- ]value|temperature[- ]controlled|refrigerated|alcohol|reefer|flatbed|household goods|electronics) (?:loads?|carriers?|haulers?|shipments?|freight|work|vendors?|trucks?|drivers?|commodities)\b/g,
]

/** What goes on after "For the cleaning crew" when it is who the request is about, and no condition of it. */
export const REQUEST = /^[^©¤£:;.]{0,60}?,? (?:please|(?:i|we|you|they)(?:'ll|'d| will| would| do)? (?:need|want|require|ask|must|have to|should|like|are asking)|(?:the|our) [a-z]+(?: [a-z]+)? (?:needs?|must|has to|have to|should|shall|carries|provides|requires|wants|asks))\b/

export const BENIGN = new RegExp(
  [
    String.raw`^(?:on|in|by) (?:the |your |our |each |its )?(?:[a-z]+ )?(?:ticket|invoice|quote|receipt|waybill|bill of lading|rate confirmation|purchase order|work order|statement of work|load tender|booking)\b(?! (?:over|above|under|below|exceed))`,
    String.raw`^(?:where|wherever|when|if|as) (?:the |your |their |its )?(?:state|law|statute|states|laws)(?: law)? (?:lets?|allows?|permits?)(?: (?:you|it|this|that|them|us))?(?=\s*(?:[.;,)]|$))`,
    String.raw`^while (?:it is |they are )?(?:in|under|being|on) (?:transit|storage|transport\w*|process|its care|their care|the care|tow|loading|unloading|use)\b`,
    String.raw`^while (?:on|at) (?:the |our |your )?(?:job ?)?(?:sites?|premises|property|grounds|project)(?=,? )|^for (?:[a-z]+ )?purposes\b`,
    String.raw`^for (?:any |all )?(?:claims?|loss(?:es)?|damages?|liabilit(?:y|ies)|injur(?:y|ies)) (?:arising|resulting|caused|to (?:any )?(?:persons?|property)|out of|from|related)\b`,
    String.raw`^in the (?:description|remarks|comments)\b|^for (?:on-)?(?:road|highway|street) use\b`,
    // "in the state where the work is performed": whose law it is.
    String.raw`^(?:in|for|of) (?:the|each|every|any|all) (?:applicable )?(?:states?|jurisdictions?) (?:where|in which) (?:the |its |their |your |any |such )?(?:work|services?|operations|jobs?|employees|labor|they|it|you|project|drivers?|workers?|crews?|personnel|staff|people|contractors?|carriers?|vendors?|operators?|suppliers?|consultants?|subcontractors?)\b`,
    // "while active on the Platform", "during each delivery": as long as anything is done for who asks at all.
    String.raw`^(?:(?:while|whenever|when)(?: (?:you|they|he|she|it|the [a-z]+|contractors?|drivers?|carriers?|couriers?)(?:'re| are| is)?)? (?:actively )?(?:active|online|available|on[- ]?duty|on the clock|(?:logged|signed) (?:in|on)(?:to)?|on (?:an? |any |the )?(?:active )?(?:delivery|trip|ride|order|shift|assignment)|(?:providing|performing|rendering|delivering) (?:the |any |its |their |such |our )?(?:services?|work|deliver(?:y|ies))|on (?:the |our )(?:network|platform|app|marketplace|system)|(?:listed|live) on (?:the |our )(?:network|platform|app|marketplace|site)|(?:using|accessing) (?:the |our )?(?:platform|app)|(?:driving|delivering|hauling|working)(?= (?:for|with|on) (?:us|the (?:platform|app|company|broker|carrier))\b))|(?:during|throughout) (?:each|every|any|all|the) (?:(?:delivery|trip|ride|rental|order|stay|booking|tour|assignment|shift)s?)(?: periods?)?)(?: (?:on|in|to|into|through|via|with|for|under) (?:the |our |its |this )?(?:[a-z]+ )?(?:platform|app|application|us|company|marketplace|network|system|broker|carrier|agreement))?(?=\s*(?:[,.;:)]|$)| (?:(?:at all times|also|always) )?(?:maintain|carry|keep|have|procure|provide|effect|hold|show|must|shall)\b)`,
    String.raw`^with the (?:first|last|initial|commencement|start|beginning|delivery|execution|completion|final|effective)\b`,
    String.raw`^with (?:the |all |any )?(?:applicable )?(?:laws?|statutes?|acts?|compensation laws?|workers' compensation laws?) (?:of|in)\b`,
    String.raw`^with (?:respect|regard) to (?:the|its|their|such|this|these|all|[a-z]+'s) `,
    String.raw`^(?:the )?only (?:thing|coverage|policy|insurance|paper)s? (?:i|we|you|they) (?:need|require|want|ask)`,
    String.raw`^where (?:it|this|that|they) (?:used to be|was|were)\b|^in the (?:[a-z]+ )?(?:agreement|contract|lease|exhibit|rider|addendum)(?=\s*[:,;.)])`,
    String.raw`^in (?:the )?(?:case|event) of (?:an? |any )?(?:conflict|inconsistenc|discrepanc|contradiction|difference|disagreement|doubt)`,
    String.raw`^when (?:the |our )?(?:services?|work|contract|job|term|event|project|load|shipment|lease) (?:commences?|starts?|begins?)\b`,
    String.raw`^if (?:that|it|this|which)(?:'s| is) (?:more|greater|higher|larger|lower|less|smaller|the (?:greater|higher|larger))\b`,
    String.raw`^(?:when|once|by the time|as) (?:it|they|this|that|the (?:certificate|cert|coi|paper|form|polic(?:y|ies))) (?:comes? in|arrives?|reach(?:es)? us|lands?|(?:is|are) (?:received|handed in|uploaded|turned in))\b`,
    String.raw`^(?:as|so) long as (?:it|they|one|some|an amount|any amount|the (?:line|limit|amount|coverage)) (?:shows?|appears?|(?:is|are) (?:shown|listed|on (?:it|there)))\b`,
    String.raw`^(?:as|so) long as [^,;.]{3,60}(?=, (?:maintain|carry|keep|procure|provide|obtain|have|effect)\b)`,
    String.raw`^(?:where|wherever|what|when|if) (?:they|you|it|the (?:work|vendor|contractor|carrier|job)) (?:are|is|works?|goes)\s*(?:[.;,)]|$)`,
    String.raw`^(?:in|with|at) (?:limits?|amounts?|sums?) (?:customary|usual|standard|typical|adequate|reasonable|appropriate|acceptable|sufficient)\b`,
    String.raw`^for (?:firms|companies|businesses|contractors|vendors|projects|operations|work) of (?:similar|like|comparable|its|this|the same|their|such)\b`,
    String.raw`^(?:on|from|as of|until) (?:the |its |such |each )?(?:[a-z]+ ){0,2}date\b`,
    String.raw`^until (?:the |all |such |its )?[a-z]+ (?:is|are|has been|have been) (?:returned|completed|accepted|delivered|removed|paid|sold)\b`,
    String.raw`^(?:in|for|with|on) (?:the |its |their )?(?:performance|course|connection|execution|furtherance|prosecution|conduct)\b`,
    String.raw`^(?:before|until) (?:the |an? |your |our |any |this |each )?(?:first |next )?(?:job|event|booking|order|load|project|trip|shift|season|work|rental|tour|show|shoot) (?:starts?|begins?|commences?)\b`,
    String.raw`^(?:when|once|before|after|until|while) (?:the |an? |your |our |any |this |each )?(?:job|event|booking|order|load|project|trip|shift|season|permit|lease|agreement|contract|bid|stay|rental|tour|show|shoot|purchase order|po)s? (?:is|are|gets|has been|have been) (?:booked|scheduled|dispatched|tendered|signed|awarded|issued|confirmed|approved|placed|posted|renewed)\b`,
    String.raw`^(?:on|in|at|for) (?:the |each |every |its |their )?(?:anniversary|renewal|expiration|inception|first anniversary)\b`,
    String.raw`^provided(?:,? however,?)? that (?:the |such |its |each )?[a-z£]+(?: (?!if\b|when\b|unless\b)[a-z£]+){0,3}(?:, if any,)? (?:may|can|shall|must|will)\b`,
    String.raw`^for (?:the )?(?:entire |full |whole )?(?:duration|term|life|balance|remainder) of (?:this|the|its|their|such|each)\b`,
    String.raw`^for (?:the )?(?:joint |mutual |sole |exclusive )*(?:benefit|protection|account)\b`,
    String.raw`^where (?:the |our |your )?(?:work|project|job|services?|event|site|property) (?:is|are|takes place|occurs|happens|will be)\b(?! (?:on|at|over|above|in excess|more|within|near|valued|worth|under|below))`,
    String.raw`^while (?:the|this|such|your|any|an?) (?:[a-z]+ ){1,3}(?:is|are|remains?) (?:in (?:effect|force|place)\b|in\b(?! the)|active|current|open|listed)`,
    String.raw`^(?:if|when|where|whenever|wherever|in the event(?: of)?|in case(?: of)?|to the (?:fullest |maximum )?extent|unless|once|until) ?(?:` +
    [
      String.raw`(?:they|he|she|the vendor|anyone) (?:push(?:es)? back|balks?|objects?|complains?)|(?:the |a |your )?premiums? (?:is|are|was|go)`,
      String.raw`(?:the )?(?:reason|cause) is|(?:you|they) (?:don't|do not) pay|(?:it|the policy) (?:shows?|lists?|states?)\b`,
      String.raw`any(?=` +
      [
        String.raw`\s*(?:[.;,)]|$)`,
        String.raw` (?:` +
        [
          String.raw`such|other|of (?:the|these|its|such)|polic|coverage|insurance|certificate|required|endorsement|insurer|change|material|question|claim|loss|cancel`,
          String.raw`notice|deductible|exclusion|aggregate|information|doubt`,
        ].join('|') +
        String.raw`)`,
      ].join('|') +
      String.raw`)`,
      String.raw`so\b|not\b|possible|it (?:renews|expires|lapses|changes|is renewed)|applicable law|permitted|allowed|allowable|available by law`,
      String.raw`(?:required|permitted|allowed) by (?:law|statute|(?:the |your |their |its |applicable )?(?:state|law|statute|state law)s?\b)`,
      String.raw`required(?=\s*(?:[;.,)]|$|and\b))|otherwise (?:stated|noted|agreed|specified|indicated|provided)|noted|legally|lawful`,
      String.raw`(?:the |your |their |its )?(?:home )?(?:law|state|statute)s?(?:'s laws?| laws?)? (?:requires?|mandates?|demands?|calls for|says (?:so|it must))\b`,
      String.raw`expir\w*`,
      String.raw`(?:either|any|one|both|it|they|that|this|(?:the|a|any|such|your) (?:polic(?:y|ies)|coverage|insurance))(?: polic(?:y|ies)| of (?:them|these|those))? (?:is|are|gets?|should be) (?:ever |to be )?(?:cancel|non-?renew|terminated|lapsed|reduced|materially)`,
      String.raw`you (?:` +
      [
        String.raw`have (?:any |more )?(?:question|concern|trouble|already)|need (?:help|more)|are unsure|aren't sure|send|upload|renew|submit|sign|receive|get|can't`,
        String.raw`cannot|want help`,
      ].join('|') +
      String.raw`)`,
      String.raw`(?:they|you|vendors?|contractors?|carriers?) (?:stack|combine)\w*|(?:met|reached|combined|stacked)\b|(?:they|you|it) (?:are|is) (?:based|located)`,
      String.raw`you (?:join|sign up|register|enroll|onboard)\b|questions|there (?:is|are) (?:any )?(?:question|change|a change|a lapse)|requested|asked`,
      String.raw`(?:checked|marked|ticked|selected)(?=\s*(?:[.;,)]|$))`,
      String.raw`(?:a |the |any |such |your |this )?(?:polic(?:y|ies)|coverage|insurance|certificate|cert|coi|acord|paperwork|insurer|carrier's insurer)s? (?:` +
      [
        String.raw`is|are`,
        String.raw`(?:shows?|lists?|reads?|says?|states?|names?|includes?|meets?|carr(?:y|ies))(?=\s*(?::|$)| (?:all|the following|these|at least|what|the above|everything|both|evidence|proof|our|us)\b)`,
        String.raw`gets?|expires?|lapses?|renews?|changes?|cancels?|contains?|has|have|does|should|provid|would|was|will|come|µ`,
      ].join('|') +
      String.raw`)`,
      String.raw`(?:the |an? |your |their )?(?:insurers?|¶+) (?:is|are|isn't|aren't|allows?|permits?|agrees?|lets?)(?![^.;]*\b(?:free|at no|without (?:extra|additional|any)) )`,
      String.raw`(?:of )?(?:cancell?ation|loss|claim|an accident|a claim|a loss|any cancell?ation|non-?renewal|termination|default|breach)|cancell?ed|cancel|renew|due`,
      String.raw`issued|filed|submitt|sign|bind|on (?:a )?claims|written on|(?:it is |it's )?(?:written |on )?(?:a )?follow(?:ing|s)?[- ]form|claims[- ]made|a claim`,
      String.raw`evidenc|work (?:starts|begins|commences)|the work (?:starts|begins)|commenc|work is (?:complete|done)`,
      String.raw`the (?:contract|agreement|lease) (?:is(?! (?:over|above|worth|valued|for|more|larger|greater|bigger|at least|in excess|under|below|less|between|one\b|an?\b|[¤¦$]))|ends|expires|starts)`,
      String.raw`this (?:agreement|lease|contract)|vendor fails|contractor fails|tenant fails|you fail|such insurer`,
      String.raw`we (?!(?:are|'re|act as|serve as) (?:the|an?|your) [a-z]|(?:own|lease|rent|manage|occupy|operate)\b)|us\b|i(?:'d|'ll| will| would| start| begin)\b`,
      String.raw`the (?:city|owner|county|district|landlord|company|authority|university) (?:approves|agrees|request|requires?|consents|so)|approved|something`,
    ].join('|') +
    String.raw`)`,
  ].join('|'),
)

export const EXEMPT = new RegExp(
  String.raw`\b(?:` +
  [
    String.raw`or (?:an? |the |their )?(?:signed |owner'?s? |officer'?s? |sole[- ]\w+ |state |valid |proprietor'?s? )+(?:waiver|exemption|affidavit|opt-?out)`,
    String.raw`or (?:(?:send|show|give|provide|sign|submit|file) )?(?:us )?(?:an? |the |their |your )?(?:signed |written )?(?:proof|evidence|statement|letter|note|affidavit|certification|confirmation|declaration)s? (?:that|of no|stating|saying|confirming|showing)\b`,
    String.raw`unless|except (?:that|for|where|if|when|as)|exempt(?:ion|ions|ed|s)?|excused|let off|is not required (?:for|of|if|when|from)`,
    String.raw`are not required (?:for|of|if|when|from)`,
    String.raw`not (?:required|needed|necessary|mandatory) (?:for|of|if|when|from|(?:under|below|with|where|while|until|unless)(?= (?!(?:the|this|that|these|our|any|separate)\b)[a-z0-9$¤¦]))`,
    String.raw`not (?:required|needed|necessary|mandatory) (?:in|at|on|within|near) (?!(?:this|our|the|these|addition|any|all|most|every|an?|writing|full|order|place|connection|accordance|hand|file|site|time|present)\b)(?=[a-z])`,
    String.raw`waived (?:` +
    [
      String.raw`for(?! (?:this|our) (?:[a-z]+ )?(?:vendor|contractor|carrier|supplier|tenant|job|project|contract|event|work|bid|order|agreement|lease|engagement|season|year)\b)`,
      String.raw`if|when`,
    ].join('|') +
    String.raw`)`,
    String.raw`(?:does|do) not apply (?:to|if|when)|not applicable (?:to|if|when|for)(?! ${THIS_WORK})|sole (?:proprietors?|owners?)|exception|needs? neither|opt(?:ed|s|ing)? out`,
    String.raw`(?:are|is|falls?) outside (?:of )?this|(?<!\bwe |\bi )(?:do|does) not need (?:it|this|to)|(?<!\bwe |\bi )don't need (?:it|this)`,
    String.raw`except (?:for )?[a-z][^.;,:©¤£µ]{2,50}? (?:who|that|which),? (?:don't|do not|need no|needs? none|doesn't|does not|carry none)`,
    String.raw`except (?:for )?(?!(?:insurers|carriers|errors|others|officers|workers|employers|owners|riggers|builders)\b)(?:[a-z][\w-]* ){0,3}?(?:[a-z-]+(?:ers|ors|ants)|companies|firms|businesses|subs|proprietors|proprietorships|llcs|members|independents|families)`,
  ].join('|') +
  String.raw`)\b`,
  'g',
)
