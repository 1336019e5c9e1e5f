const AMOUNT = String.raw`\$ ?\d[\d,.]*\d?(?: ?(?:k|m|mm|mil|million|thousand)\b)?|\d[\d,.]* ?(?:k|m|mm|mil|million)\b|(?:an?|one|two|three|five|ten|half an?) mil(?:lion)?\b`
const NAME = String.raw`(?:commercial |business |motor )?(?:general liability|c?gl|auto(?:mobile)?(?: liability)?|umbrella|excess(?: liability)?|cargo|(?:motor )?truck cargo|liquor(?: liability)?|professional(?: liability)?|cyber(?: liability)?|pollution(?: liability)?|garage(?: liability)?|garagekeepers|liability|workers?['\u2019]?s?['\u2019]? comp(?:ensation)?|wc|crime|epli|employers?['\u2019]?s?['\u2019]? liability|el|cpl)`
const TOO_LOW = String.raw`(?:is|are|['\u2019]s) (?:far |way |much )?(?:too (?:low|small|little)|short|(?:below|under) (?:our|the|their) (?:minimum|requirement|limit|floor))`
const NOT_ENOUGH = String.raw`(?:${TOO_LOW}|(?:(?:is|are|will|would|does|do)(?: not|n['\u2019]t)|won['\u2019]t|isn['\u2019]t|aren['\u2019]t|can['\u2019]t|cannot) (?:be |going to be )?(?:enough|sufficient|do|work|suffice|ok|okay|accepted|acceptable|high enough|cut it))`
const SHOWN = String.raw`(?: (?:that )?(?:they|you|he|she|it|their (?:cert|certificate|coi)) (?:sent|have|has|had|showed?|shows|carry|carries|carried|listed|lists|submitted|gave us|provided))?`
const WANTS = String.raw`(?:it(?:['\u2019]s| is| has to be| must be| should be| needs to be)|make it|(?:they|we|it|he|she|i|the [a-z]+(?: [a-z]+)?|our [a-z]+|[A-Z][a-z]+) (?:now |do |really )?(?:wants?|needs?|requires?|asks? for|insists? on|must have|must see))`
/** "No, $1M GL is not enough for the hotel; they want $2M": what will not do, and what is asked in its place. */
const FIRST = new RegExp(String.raw`^\W*(?:no|nope|sorry|unfortunately|alas)?[,:. -]{0,3}(?:an? |the |your |only )?(?:${AMOUNT})(?: of| in)? (?:the |your )?(${NAME})(?: (?:limits?|policy|coverage))?${SHOWN} ${NOT_ENOUGH}(?: for [^;,.\d$]{2,40})?(?:[;,.:]| -) ?(?:and |but |so )?${WANTS} (?:the full (?=mil(?:lion)?\b)|(?:supposed to be )?(?=(?:at least )?(?:${AMOUNT})))`, 'i')
/** "$500k isn't enough on cargo, we need $1M" */
const BEHIND = new RegExp(String.raw`^\W*(?:no|nope|sorry|unfortunately)?[,:. -]{0,3}(?:${AMOUNT}) ${NOT_ENOUGH} (?:for|on|in) (?:the |your )?(${NAME})(?:[;,.:]| -) ?(?:and |but |so )?${WANTS} (?=(?:at least )?(?:${AMOUNT}))`, 'i')
/** "No COI, no gate - ": a saying, and nothing that is let off. */
const SAYING = /(^|[.;:!] ?)no (?:cois?|certs?|certificates?|insurance|proof|paperwork|policy|papers?)(?: of insurance)?(?:,| -|:|,? (?:means|equals)|=)? ?no (?!coi|cert|insur|proof|polic|deduct|exclu|waiver)[a-z]{2,12}(?: [a-z]{2,10})?(?=\s*(?:[.;,!)-]|$))[\s.;,!-]{0,4}/i
/** "We do not require workers' comp from solo pilots; crews of two or more must have it." */
const LET_OFF = new RegExp(String.raw`^(?:we |you )?(?:do not|don['\u2019]t) (?:require|need|ask for|ask) (?:proof of )?(${NAME}) (?:from|of|for) ([^;:$\d]{3,60}?)[;,.] ?(?:but |while |however,? )?([a-z][^;:$]{3,60}?) (?:must|need(?:s)? to|ha(?:s|ve) to|should|do(?:es)? need to|shall) (?:have|carry|show|send|provide|maintain) (?:it|one|that)\W*$`, 'i')
const NAMES = new RegExp(String.raw`\b${NAME}(?![a-z])`, 'gi')
/** "Your certificate shows a $5 million umbrella; keep it if you like, we don't ask for it." */
const NOT_OURS = /(?:[;,.-]|\bbut|\band|\bthough) (?:and |but )?(?:we|that|it)(?:['\u2019](?:s|re))? (?:(?:do not|don['\u2019]t|won['\u2019]t|never|did not|didn['\u2019]t) (?:ask for|ask about|need|require|look at|check|track|verify|monitor|collect|follow|want) (?:it|one|that|this|them)|(?:did not|didn['\u2019]t|never) ask|(?:is |are )?not (?:asked for|required|needed|a requirement))(?: (?:here|from you|for this(?: job| one)?|this time))?\W*$/i
/** "Umbrella isn't in the lease, so the 2M they show is a bonus": what a paper shows, and nobody asked. */
const BONUS = new RegExp(String.raw`\b(?:the|that|any|their|your) (?:(?:${AMOUNT}) )?(?:(?:of )?${NAME} )?(?:policy |coverage |limit )?(?:(?:that )?(?:they|you|he|she|it) (?:show|shows|showed|have|has|carry|carries|sent|list|lists|listed|already have|already carry)|(?:shown |listed )?on (?:their|the|your) (?:cert|certificate|coi)) (?:is|are)(?: just| only| purely| simply)? (?:a bonus|extra|gravy|icing|(?:their|your|its) own (?:choice|business|call|decision)|(?:up to|on) them|beyond what (?:we|the [a-z]+) (?:ask|asks|need|needs|require|requires)(?: for)?)\W*$`, 'i')
const MUST = /\b(?:must|shall|at least|(?<!\bstate )minimum|required:|prefer\w*|like to|would like|recommend\w*|encourag\w*|suggest\w*|nice|love|great|ideally|advis\w*)\b/i

/** What a mail turns down, with what it asks for instead: as that is asked plainly. */
export function turnedDown(text: string): string {
  if (text.length > 400) return text
  if (/\bno /i.test(text) && SAYING.test(text)) return text.replace(SAYING, '$1')
  if (/enough|suffic|suffice|\btoo (?:low|small|little)|\bshort\b|\b(?:below|under) (?:our|the|their)|n['\u2019]t|\bnot\b|cannot/i.test(text)) {
    const found = FIRST.exec(text) ?? BEHIND.exec(text)
    if (found) return `${found[1]!}: ${text.slice(found[0].length)}`
    const off = LET_OFF.exec(text)
    if (off) return `${off[3]!} must have ${off[1]!}`
  }
  if (NOT_OURS.test(text) || BONUS.test(text)) {
    const names = MUST.test(text) ? [] : [...new Set((text.match(NAMES) ?? []).map((name) => name.toLowerCase()))]
    if (names.length === 1) return `${names[0]!} is not required.`
  }
  return text
}
