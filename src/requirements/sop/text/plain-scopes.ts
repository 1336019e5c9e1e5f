const NAME = String.raw`(?:the |any )?(?:c?gl|general liab|al\b|auto|b?ap\b|wc|w\/c|work(?:er)?s?'?s?'? comp|comp\b|umb|ul\b|excess|cargo|mtc\b|e ?& ?o|prof|cyber|poll|cpl\b|property|crime|\(?[a-h\d]\b)`
/** "AI (excl. WC)", "WOS excl WC" */
const EXCL = new RegExp(String.raw`\bexc(?:l|p)?\.?:? (?=${NAME})`, 'gi')
/** "Everywhere except auto: AI", "AI everywhere but on the comp" */
const EVERYWHERE = new RegExp(String.raw`\b(?:on |for )?(?:everywhere|across the board),? (except|but|excluding|other than)(?: for| on| under| in)? (?=${NAME})`, 'gi')
/** "Notice of cancellation: yes, as respects general liability" */
const YES_ON = /(?<=[a-z)]): ?yes,? (?=(?:on|for|under|with respect to|as respects|as to) )/gi/** "Waiver on the comp too - in fact on all four" */
const AND_ALL = /\b(?:on|for) (?:the )?[a-z' ]{2,24} (?:too|as well|also)(?:,| ?[-–])? (?:(?:and )?(?:in fact|so|actually|that is|indeed),? )?(?:on|for) (?=(?:all|every|each)\b)/gi
/** "Auto $1,000,000 (trucks on the schedule, plus hired and nonowned)" */
const ON_SCHEDULE = /(?<=(?:^|[(:;,–+-]|\b(?:csl|limit|covering|for|on|all|auto|liability|policy)|\d[km]?) ?)(?:(?:all|every|each|the|your|any) )?(?:power units?|tractors?|trucks?|vehicles?|autos?|units?|vans?)(?:,? (?:(?:that|which) )?(?:is|are|being|must (?:all )?be|to be))?(?: (?:listed|shown|named))? on (?:the|an?|its|your|their) (?:(?:auto|policy|vehicle|truck) )?schedules?(?=\s*(?:[).,;:/+&]|$|(?:and|plus|with|incl\w*) ))/gi

/** "AI not on WC", "AI - but not on comp": nobody is additional insured there, so it is left off and no paper's fault. */
const AI_NOT_ON = /^(\W*(?:additional(?:ly)? insureds?(?: status)?|AI))[,:]?(?: -+)? (?:but )?not (?:(?:on|for|under) )?(?:the |your |their )?((?:wc|w\/c|work(?:er)?s?['\u2019]?s?['\u2019]? comp(?:ensation)?|comp|e ?& ?o|professional(?: liability)?)(?:(?: (?:and|or|&) |\/|, )(?:the )?(?:wc|e ?& ?o|professional(?: liability)?|el|employers?['\u2019]? liability))?)([.;]?)$/i
/** "On each: AI, waiver", "For every policy: waiver" */
const ON_EACH = /^(\W*)(?:on|for) (?:each|every)(?: (?:one|policy|coverage|line|of (?:the above|these|them|those|the policies|the coverages)))?: ?(?=[a-z])/i
const MEMBER = String.raw`(?:additional(?:ly)? insureds?(?: (?:status|wording|endorsements?))?|AI|waivers?(?: of subrogation)?|WOS|primary(?:(?: and |\/| ?& ?)non-?contributory)?(?: wording)?|P ?& ?NC)`
const MEMBER_WORDS = String.raw`\b(?:[Ww]aiver(?: of subrogation)?|WOS|AI|PNC|P ?& ?NC|additional insured|non-?contributory)`
const PAPER = String.raw`(?:an? |any |all |your |the )?(?:certificates?|cois?|certs?|acord 25s?|polic(?:y|ies)|papers?|uploads?)(?: of insurance)?`
const BOUNCED = String.raw`(?:(?:is|are|will be|gets?|get) (?:always |automatically |simply |immediately )?(?:reject\w*|return\w*|sent back|refused|declined|bounced|turned (?:away|down)|kicked back|not (?:accepted|acceptable|approved))|(?:won't|will not|cannot|can't) be (?:accepted|approved|taken)|(?:does not|do not|don't|doesn't) (?:count|pass|qualify)|comes? back(?: to you)?)`
/** "A certificate with no AI on GL is rejected", "No AI on GL, no job"; without its policy, it is only spoken of again. */
const WITHOUT_IT = new RegExp(String.raw`^(\W*)${PAPER} (?:with no|with(?:out| out)(?: an?| the)?|lacking(?: an?| the)?|that lacks?(?: an?| the)?|missing(?: an?| the)?|not showing(?: an?| the)?|(?:that|which) (?:does|do)(?: not|n't) (?:show|have|include|list|carry)(?: an?| the)?) (${MEMBER} (?:on|for|under) [A-Za-z,'\u2019 &/]{2,50}?) ${BOUNCED}\.?$`, 'i')
const NO_IT_NO_JOB = new RegExp(String.raw`^(\W*)no (${MEMBER} (?:on|for|under) [A-Za-z'\u2019 &/]{2,40}?), no (?:job|work|entry|access|pay(?:ment)?|check|booking|event|gate pass|badge|start|load|dice|go|deal)\W*$`, 'i')
/** "No comp waiver, no entry" */
const NO_COMP_WAIVER = /^(\W*)no (comp|wc|work(?:er)?s?['\u2019]?s?['\u2019]? comp(?:ensation)?|gl|auto|cargo) (?:waivers?(?: of subrogation)?|WOS), no (?:job|work|entry|access|pay(?:ment)?|check|badge|start|load|dice|go|deal|gate code)\W*$/i
/** "Notice of 10 days is enough": the least that is asked. */
const ENOUGH = /^(\W*)(?:(?:cancellation )?notice of (?:cancellation of )?(\d{1,3})|(\d{1,3})[- ]days?['\u2019]? (?:cancellation )?notice(?: of cancellation)?) ?(?:days?)? (?:is|are|would be|will be)? ?(?:enough|sufficient|suffices?|will do)(?: for us)?\.?$/i
/** "A certificate that runs out in under 30 days gets sent back", "So does one that expires in less than 30 days" */
const SOON_OUT = new RegExp(String.raw`^(\W*)(?:${PAPER} (?:(?:that|which) )?|so (?:does|do|is|are|will be) (?:one|those|ones|anything|any(?: policy| certificate)?|an? (?:policy|certificate|coi)|policies|certificates)(?: that| which)? )(?:(?:is |are )?(?:expires?|expiring|ends?|ending|runs? out|running out|lapses?|lapsing)(?: in| within)?|with (?:an? )?(?:expirations?|expiry|expiration dates?)(?: dates?)?(?: that (?:is|are))?) (?:less than|fewer than|under|within) (\d{1,3}) days(?: (?:away|out|off|ahead|from (?:now|today)))?(?: ${BOUNCED})?\.?$`, 'i')
/** "AI (ongoing + completed ops) on GL": for which operations, and none of the limits. */
const FOR_OPERATIONS = /\b(AI|additional(?:ly)? insureds?(?: status)?)(?:[,:]| -| \(|,? (?:for|incl\.?|including|covering|with))? ?(?:both )?(?:ongoing(?: (?:ops?|operations))?(?: ?(?:and|&|\+|\/|,) ?))?(?:and )?(?:completed|ongoing) (?:ops?|operations|work)(?: coverage)?\)?,?(?= (?:on|for|under|to) |$| ?[-:] ?(?:c?gl|general)\b|[;,])/gi
const COUNT = String.raw`(?:\d{1,3}|five|ten|fifteen|twenty|thirty|sixty|ninety)`
/** "Ten days' notice of cancellation is not enough; thirty is required" */
const TOO_FEW = new RegExp(String.raw`^(\W*)${COUNT}(?: \(\d{1,3}\))?[- ]days?['\u2019]? (?:cancellation )?notice(?: of cancellation)? (?:is|are)(?: not|n't) (?:enough|sufficient|acceptable|accepted)[;,.:] ?(?:but |and )?(?:we (?:need|require|want) )?(${COUNT})(?: days?)?(?: (?:is|are) (?:required|needed|the minimum|what we need|what is required))?\W*$`, 'i')
/** "Workers' comp: yes (ghost policies not accepted)": it is asked, and what does not do is told. */
const NO_GHOSTS = /(?<=\b(?:comp(?:ensation)?|wc)\b(?: insurance| coverage)?[^.;$\d]{0,24}?)(?:: ?| - | )?(?:yes|required|needed)?[,;]? ?[(-]? ?((?:ghost (?:or (?:minimum[- ]premium|"?if any"?) )?polic(?:y|ies)|(?:owner |officer )?(?:exclusions?|exemptions?|opt-?outs?)) (?:is |are )?(?:not|never) (?:accepted|acceptable|allowed|ok|okay|taken|valid))\)?(?=\s*(?:[.;,]|$))/i
/** "Commercial general liability for operations away from the Site" */
const OFF_SITE = /\bfor (?:its |all |any )?(?:operations|work|activities) (?:away from|off(?: of)?|outside(?: of)?) the (?:(?:project|job|work) ?)?site\b/gi
/** Liability policies by their short names. */
const POLICY = String.raw`(?:C?GL|[Gg]eneral [Ll]iability|[Aa]uto(?:mobile)?(?: [Ll]iability)?|AL|[Uu]mb(?:rella)?|[Ee]xcess|XS|[Ll]iquor(?: [Ll]iability)?|[Pp]ollution|CPL|[Gg]arage)`
const JOINED = String.raw`(?: ?[+&\/] ?| and )`
const POLICIES = String.raw`${POLICY}(?:(?:${JOINED}|, (?:and )?)${POLICY}){0,3}`
const WORD = String.raw`(?!${POLICY}\b|AI\b|WC\b|WOS\b|P&?NC\b|CG \d|CA \d|(?:Y|N|X|Yes|No|Required|Req|Needed|Only|Also|On|For|Per|Blanket|Status|Form|Endorsement|Wording)\b)[A-Z][\w&.'\u2019-]*`
const FIRM = String.raw`(?:[Tt]he )?${WORD}(?:,? (?:of |& |and )?${WORD}){0,4}`
const AS_END = String.raw`(?: only)?\)?(?=\s*(?:[.;)]|,(?! ?(?:w\/|with ))|$))`
/** "AI Dorsey Athletics LLC GL + liquor", "AI: Town of Brimley (GL/liquor)": behind who is named, the policies that name them. */
const NAMED_THEN_POLICIES = new RegExp(String.raw`\b(AI|[Aa]dditional(?:ly)? [Ii]nsureds?)(?: ?[=:]| to| -)? (${FIRM})(?:(?: -|:)? \(?(${POLICIES})|, (${POLICY}(?:${JOINED}${POLICY}){1,3}))${AS_END}`, 'g')
/** "Dorsey Athletics LLC AI GL & liquor" */
const FIRM_AI_POLICIES = new RegExp(String.raw`(?<=^\W{0,4}|[,;] )(${FIRM}) AI (?:\(|- ?)?(${POLICIES})${AS_END}`, 'g')
const COMP = String.raw`(?:the )?(?:WC|W/C|[Ww]ork(?:er)?s?['\u2019]?s?['\u2019]? [Cc]omp(?:ensation)?|[Cc]omp)\b`
/** "AI/PNC/WOS everything but WC which is WOS only", "all lines (comp waiver only)": there, one of them alone. */
const WAIVER_ALONE = new RegExp(String.raw`(?<=${MEMBER_WORDS}(?: (?:is |are )?(?:required|needed|applies|apply))?(?: ?[-:])? )(?:on |for )?(?:all|every|everything|everywhere)(?: (?:policy|policies|coverages?|lines?|of (?:them|it)))?(?:,? (?:but|except|other than|excluding)(?: on| for)? (?<comp>${COMP})|(?= ?\())(?:,? (?:which|where|and (?:that|it))(?:'s|\u2019s)?(?: is| gets?| needs?| takes?)?|[ ,:(-]+(?<bracket>${COMP})(?: is)?:?|[ ,:(-]+){1,2} ?(?:(?<just>just|only) )?(?:an? |the )?(?<waiver>waiver(?: of subrogation)?|WOS)(?<only>(?: is| applies)?(?: only| alone)(?: there)?| applies)?\)?(?=\s*(?:[.;,)]|$))`, 'g')
const ALL_BUT_JUST = new RegExp(String.raw`(?<=^|[;,.] )(?<lead>(?:on )?all (?:policies|coverages|lines)):? (?<members>[^.;$]{2,50}?),? (?:but|except)(?: on| for)? (?<comp>${COMP}),? (?:just|only) (?:the |an? )?(?<waiver>waiver(?: of subrogation)?|WOS)(?=\s*(?:[.;,]|$))`, 'gi')
const alone = (text: string): string =>
  text
    .replace(WAIVER_ALONE, (whole, ...rest) => {
      const { comp, bracket, just, only, waiver } = rest.at(-1) as Record<string, string | undefined>
      const named = comp ?? bracket
      return named && (just || only) && !(comp && bracket) ? `on all policies except ${named}; ${waiver!} on ${named}` : whole
    })
    .replace(ALL_BUT_JUST, (_, ...rest) => {
      const { members, comp, waiver } = rest.at(-1) as Record<string, string>
      return `${members!} on all policies except ${comp!}; ${waiver!} on ${comp!}`
    })
/** Hired and non-owned autos, where they name the policy. */
const HIRED = String.raw`(?:HNOA|hnoa|H ?& ?NOA?|H\/NOA?|[Hh]ired(?: ?(?:and|&|\/|\+) ?| )[Nn]on-?[Oo]wned(?: [Aa]uto(?:mobile)?s?)?(?: [Ll]iability)?)`
const BESIDE = String.raw`(?:C?GL|[Gg]eneral(?: [Ll]iability)?|[Uu]mb(?:rella)?|[Ee]xcess|XS|[Ll]iquor(?: [Ll]iability)?|[Pp]ollution|CPL|[Gg]arage|WC|[Ww]ork(?:er)?s?['\u2019]?s? [Cc]omp(?:ensation)?|E ?& ?O|[Pp]rofessional|[Cc]yber)`
/** "AI: GL and HNOA", "HNOA and GL name us": one of the policies in a list of them. */
const HIRED_IN_LIST = new RegExp(String.raw`(?<=\b${BESIDE}(?: ?[+&\/,] ?|,? and )(?:the )?)${HIRED}(?=\s*(?:[.;,)+&\/:]|$|and\b|polic|must|shall|should|are\b|names?\b|only\b))|(?<=(?:^|[:(]|\b(?:on|for|under|the)) ?)${HIRED}(?=(?: ?[+&\/,] ?|,? and )(?:the )?${BESIDE}\b)`, 'g')
const AUTO_NAMED = /\b(?:auto(?:mobile)?s?|AL|BAP)\b/i
const SAYS_MEMBER = new RegExp(String.raw`\b(?:${MEMBER}|notice|NOC|names? us)(?![a-z])`, 'i')
const hiredAsPolicy = (text: string): string =>
  /\d{3}|\d ?[kKmM]\b/.test(text) || !SAYS_MEMBER.test(text) || AUTO_NAMED.test(text.replace(new RegExp(HIRED, 'g'), '')) ? text : text.replace(HIRED_IN_LIST, 'auto')

/** "Workers' compensation: no change (statutory, EL $500,000)": what stands behind it is what is asked. */
const UNCHANGED = /(?<=[a-z)])( ?[:–-] ?)(?:no changes?|unchanged|(?:stays|remains) (?:the same|as is|unchanged)|same as (?:before|last (?:year|time)))\s?(?:[:,;–-]\s?)?(?=\(?(?:\$ ?\d|\d[\d,.]*(?: ?[km]\b| ?million\b|,\d{3})|statut))/gi
/** "its property and liability insurers": all of them, of which workers' compensation is neither. */
const BOTH_KINDS = /\b(its |their |the |all |tenant's |each of its )?(?:property (?:and|or|and\/or) liability|liability (?:and|or|and\/or) property)(?: insurance)? (insurers|carriers|insurance (?:companies|carriers)|policies)(?= (?:to|shall|must|will|waive)\b)/gi
const MANY: Record<string, string> = { five: '5', ten: '10', fifteen: '15', twenty: '20', thirty: '30', sixty: '60', ninety: '90' }
const DAYS_IN_WORDS = /^(\W*(?:cancellation )?(?:notice of )?)(five|ten|fifteen|twenty|thirty|sixty|ninety)(?=[- ]days?)/i

/** "Consultants: no CGL change; add professional" */
const NO_CHANGE = new RegExp(String.raw`\bno (?:changes? (?:to|in|on|for) (?:the )?${NAME.slice(NAME.indexOf('c?gl') - 3)}[a-z' ]{0,24}|${NAME.slice(NAME.indexOf('c?gl') - 3)}[a-z' ]{0,24}? changes?)(?=\s*(?:[.;,]|$))`, 'gi')

const ENDS_IN_FIRM = /\b(?:AI|[Aa]dditional(?:ly)? [Ii]nsureds?)\b[^.;$]{2,80}\b(?:Inc|Corp|Co|Ltd)\.$/
const POLICIES_ALONE = new RegExp(String.raw`^\(?${POLICIES}(?: only)?\)?(?:, (?!.*\b(?:must|shall|should|needs?|requires?|limits?|with)\b)[^$\d]{2,40})?\W*$`)
/** "AI Halden Builders Inc. GL + liquor": a full stop within a firm's name parts nothing. */
export const withTheirPolicies = (sentences: string[]): string[] =>
  sentences.flatMap((s, i) => (i > 0 && ENDS_IN_FIRM.test(sentences[i - 1]!) && POLICIES_ALONE.test(s) ? [] : ENDS_IN_FIRM.test(s) && POLICIES_ALONE.test(sentences[i + 1] ?? '') ? [`${s} ${sentences[i + 1]!}`] : [s]))

/** Which policies something is asked of, in the words that the grammar knows. */
export function plainScopes(textIn: string): string {
  let text = textIn
  if (/\bexc[lp]?\b/i.test(text)) text = text.replace(EXCL, 'excluding ')
  if (/everywhere|across the board/i.test(text)) text = text.replace(EVERYWHERE, 'on all policies $1 ')
  if (/ (?:too|as well|also)\b/i.test(text)) text = text.replace(AND_ALL, 'on ')
  if (/schedule/i.test(text)) text = text.replace(ON_SCHEDULE, 'scheduled autos')
  if (/: ?yes\b/i.test(text)) text = text.replace(YES_ON, ' ')
  if (/\bnot\b/i.test(text)) text = text.replace(AI_NOT_ON, '$1 on all policies except $2$3')
  if (/\b(?:just|only|alone)\b/.test(text) && /waiver|WOS/.test(text)) text = alone(text)
  if (/ (?:each|every)\b/i.test(text)) text = text.replace(ON_EACH, '$1On all policies: ')
  if (/reject|return|sent back|refused|declined|bounced|turned|kicked|\bnot\b|n't\b|comes? back/i.test(text)) text = text.replace(WITHOUT_IT, '$1Required: $2.')
  if (/\d days/i.test(text) && /(?:less|fewer) than|under/i.test(text)) text = text.replace(SOON_OUT, '$1Policies must have at least $2 days remaining.')
  if (/notice/i.test(text) && /n't|\bnot\b/i.test(text)) text = text.replace(TOO_FEW, (_, lead: string, days: string) => `${lead}${MANY[days.toLowerCase()] ?? days} days notice of cancellation.`)
  if (/\bghost|exclu|exempt|opt-?out/i.test(text)) text = text.replace(NO_GHOSTS, ': required, no ghost policies')
  if (/\bsite\b/i.test(text)) text = text.replace(OFF_SITE, 'for off-site operations')
  if (/\bAI\b|insured/i.test(text)) text = text.replace(NAMED_THEN_POLICIES, (_, ai: string, who: string, some?: string, joined?: string) => `${ai} ${who} on ${some ?? joined}`).replace(FIRM_AI_POLICIES, 'AI $1 on $2')
  if (/\bLL\b/.test(text)) text = text.replace(/(?<![.&])\bLL\b(?![.&]|P\b|C\b)/g, 'Landlord')
  if (/chang|same/i.test(text)) text = text.replace(UNCHANGED, '$1')
  if (/property/i.test(text)) text = text.replace(BOTH_KINDS, (_, whose: string | undefined, who: string) => `${whose ?? ''}${who}, except for workers' compensation,`)
  if (/hnoa|h ?& ?no|h\/no|hired/i.test(text)) text = hiredAsPolicy(text)
  if (/(?:ongoing|completed) (?:op|work)/i.test(text)) text = text.replace(FOR_OPERATIONS, '$1')
  if (/\bno\b/i.test(text) && /change/i.test(text)) text = text.replace(NO_CHANGE, 'nothing changes')
  if (/, no /i.test(text)) text = text.replace(NO_IT_NO_JOB, '$1Required: $2.').replace(NO_COMP_WAIVER, '$1Required: waiver on $2.')
  if (/\bonto\b/i.test(text) && SAYS_MEMBER.test(text)) text = text.replace(/\bonto (?=(?:the |your |their )?(?:work|comp|c?gl|auto|general|umb|policy|policies|liab))/gi, 'on ')
  if (/notice/i.test(text) && /enough|suffic|will do/i.test(text)) text = text.replace(DAYS_IN_WORDS, (_, lead: string, many: string) => `${lead}${MANY[many.toLowerCase()]!}`).replace(ENOUGH, (_, lead: string, a?: string, b?: string) => `${lead}${a ?? b} days notice of cancellation.`)
  return text
}
