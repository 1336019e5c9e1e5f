const PAPERS = String.raw`(?:an? |any |all |your |the )?(?:anything|certificates?|cois?|certs?|acord 25s?|polic(?:y|ies)|papers?|uploads?|one|coverage|insurance|binders?)(?: of insurance)?`
const TOO_FEW = String.raw`(?:less than|fewer than|under) (\d{1,3}) days(?: (?:of (?:coverage|term|life) )?(?:left|to go|to run|remaining)(?: to (?:run|go)| on (?:it|them|the (?:clock|policy|term)))?)`
const WITH = String.raw`(?: (?:that|which))? (?:with|having|has|have|shows?|showing) `
const BACK = String.raw`(?:(?:is|are|will be|gets?|get) (?:always |automatically |simply )?(?:reject\w*|return\w*|sent back|refused|declined|bounced|turned (?:away|down)|kicked back|not (?:accepted|acceptable|approved|ok))|(?:goes|go|comes?) (?:straight )?back|bounces?|(?:won['\u2019]t|will not|cannot|can['\u2019]t) be (?:accepted|approved|taken|used)|(?:does|do)(?: not|n['\u2019]t) (?:count|pass|qualify|work)|(?:is|are) (?:no good|out|too (?:short|close)))`
const REFUSE = String.raw`(?:we(?:['\u2019]ll| will)? |please )?(?:(?:reject|refuse|decline|return|bounce|turn (?:away|down)|send back|kick back|pass on|hold)|(?:(?:do|does|can|will)(?: not|n['\u2019]t)|can['\u2019]t|won['\u2019]t|cannot|never) (?:accept|take|approve|use|file|load|work with))`
const DONE = String.raw`(?:please )?(?:we(?:['\u2019]ll| will)? )?(?:send it back|reject it|return it|bounce it|it (?:goes|comes|is sent|gets sent|is kicked) back|it (?:is|gets|will be) (?:rejected|refused|returned)|get (?:a|the) (?:new|renewal) (?:one|cert|certificate|coi)(?: first)?|ask for the renewal|don['\u2019]t (?:accept|use|take|file) it)`
const WAYS = [
  String.raw`^(\W*)${REFUSE} ${PAPERS}${WITH}${TOO_FEW}\.?$`,
  String.raw`^(\W*)${PAPERS}${WITH}${TOO_FEW},? ${BACK}\.?$`,
  String.raw`^(\W*)(?:if|when|where) ${PAPERS} (?:has|have|shows?) ${TOO_FEW},? (?:then )?${DONE}\.?$`,
].map((s) => new RegExp(s, 'i'))

const LEFT = String.raw`(?:(?:of |in )?(?:coverage |term |the term )?(?:left|remaining|to run|to go)|until (?:it |the policy |they )?(?:expir\w+|ends?))`
const WHOSE = String.raw`(?: (?:on|in|under) (?:it|them|(?:every|each|any|all|the|your|their)(?: [a-z]+)? (?:polic(?:y|ies)|cert(?:ificate)?s?|cois?|coverages?|term)))?`
const THEN = String.raw`(?: (?:when|at|upon|on|as of) [a-z' -]{3,30})?`
/** "At least 45 days left on every policy when we book.", "Min. 45 days to run": days that are left, without a word of whose. Who needs them may speak of what stands before. */
const AT_LEAST = new RegExp(String.raw`^(\W*)(?:(?:required:|minimum:|term:) )?(?:(?:at least|min(?:imum|\.)?(?: of)?|no (?:fewer|less) than|not (?:fewer|less) than) ?(\d{1,3}) ?\+? ?days?|(\d{1,3}) ?\+? ?days?(?: min(?:imum|\.)?| or more|,? at least)?) ${LEFT}(?:,? min(?:imum|\.)?| or more)?${WHOSE}${THEN}\W*$`, 'i')

/** "We reject anything with less than 20 days to go", "Anything with under 15 days left goes back": the least days left. */
export function daysLeftRefused(text: string): string {
  if (text.length <= 160 && /\d ?\+? ?days?\b/i.test(text) && !/notice|cancel|work|job|event|contract|pay/i.test(text)) {
    const least = AT_LEAST.exec(text)
    if (least) return `${least[1]!}Policies must have at least ${(least[2] ?? least[3])!} days remaining.`
  }
  if (text.length > 160 || !/(?:less|fewer) than \d|under \d/i.test(text) || /notice|cancel/i.test(text)) return text
  for (const way of WAYS) if (way.test(text)) return text.replace(way, '$1Policies must have at least $2 days remaining.')
  return text
}
