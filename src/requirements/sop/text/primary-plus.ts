const SUM = String.raw`\$? ?\d[\d,.]*\d ?(?:k|mm?|mil|million)?(?: csl| combined single limit)?|\$? ?\d ?(?:mm?|mil|million)(?: csl)?`
const A = String.raw`(?:(?:${SUM})(?: ?\/ ?(?:${SUM}))?)`
const U = String.raw`(?:umbrella(?: ?(?:\/|or|and\/or) ?excess)?|excess(?: ?(?:\/|or|and\/or) ?umbrella)?)(?: liability)?(?: (?:polic(?:y|ies)|coverage|insurance|limits?|layer))?`
const FIRST = String.raw`${A}(?: (?:in |of )?(?:primary|underlying)(?: (?:limits?|coverage|auto))?)?`
const PLUS = String.raw`(?: ?(?:\+|&) ?| (?:plus|with|and|together with|along with|backed by) )(?:an? |the |their |your |at least )*`
/** What the second policy does for the first: "that brings the total to $1,000,000", "to make up the difference". */
const REACHES = String.raw`(?:(?:that|which|to) )?(?:(?:will|must|has to|have to|should|can) )?(?:brings?|bringing|takes?|taking|gets?|getting|raises?|raising|makes?|making|lifts?|covers?|covering|fills?|filling|reach(?:es|ing)?|totals?|totall?ing|adds?|adding)\b(?: (?:it|them|you|the|a|total|limits?|combined|up|out|in|to|at|least|rest|gap|difference|balance|remainder|amount|full|same|required|of|back|there)){0,6}(?: ${A})?`
const TO = String.raw`(?:to|totall?ing|for a total of|for|=) (?:the |at least |a total of )?${A}(?: total)?`
const FINE = String.raw`(?:,? ?(?:is|are|will be)? ?(?:also |just |equally )?(?:fine|ok|okay|accepted|acceptable|allowed|good|enough|works|will do)(?: too| as well| instead)?)`
const END = String.raw`(?=\s*(?:[.;)]|$|, (?=[A-Za-z])))`
const COMBINED = 'primary plus excess may be combined'
/** "$1,000,000, or $750,000 plus an excess policy that brings the total to $1,000,000", "(750k + umbrella to 1M okay)" */
const OR_LESS = new RegExp(String.raw`(?<=\d(?:[\d,.]*)(?: ?(?:k|mm?|mil|million))?(?: csl| combined single limit| each occurrence| per occurrence| per accident)?)(,? (?:or|alternatively)(?: else)? (?:at least )?|[,;] (?:or )?| -+ ?(?:or )?| ?\((?:or )?)(${FIRST}${PLUS}(?:${A} (?:of |in )?)?${U}(?: of (?:at least )?${A})?)((?: (?:${REACHES}|${TO}))?)(${FINE}?)(\)?)${END}`, 'gi')
/** "$750,000 is OK if an umbrella takes it to $1,000,000", "a lower primary limit is accepted when the excess brings the total to ..." */
const LESS_IF = new RegExp(String.raw`(?<=^|[.;,:(] ?)(?:and |but |or )?(?:${FIRST}|(?:an? )?(?:lower|lesser|smaller|less) (?:primary|underlying)(?: limits?| amounts?)?)${FINE} (?:if|when|where|provided|as long as|so long as|with) (?:there is |you have |they have |it has |backed by )?(?:an? |the |your |their )?${U} (?:${REACHES}|${TO})${END}`, 'gi')
/** "if primary is only $750,000 then the umbrella has to cover the difference" */
const SHORT_THEN = new RegExp(String.raw`\b(?:if|where|when) (?:the |your |their |its )?(?:primary|underlying|auto|gl)(?: limits?| policy)? (?:is|are|shows?|has|falls?) (?:only |just |short|less|lower|below )*(?:at |of )?(?:${A})?,? (?:then )?(?:an? |the |your |their )?${U} (?:must |has to |have to |needs to |should |can |may )?${REACHES}${END}`, 'gi')
const TOGETHER = new RegExp(String.raw`(?:total|combined),? (?:primary|underlying)(?: limits?)? (?:and|plus|\+|&) ${U} (?:added|taken|counted|put) together${END}`, 'gi')

/** The first amount of a phrase, or the last. */
function valueOf(said: string, last = false): number {
  const found = [...said.matchAll(/(\d[\d,.]*) ?(k|mm?|mil)?/gi)]
  const m = last ? found.at(-1) : found[0]
  return m ? Number(m[1]!.replace(/[,.](?=\D|$)/g, '').replaceAll(',', '')) * (m[2] ? (m[2].toLowerCase() === 'k' ? 1e3 : 1e6) : 1) : 0
}

/** A lower first policy with an excess or umbrella on top of it: a way to reach the limit, and no policy that is asked. */
export function primaryPlus(text: string): string {
  if (!/umbrella|excess/i.test(text) || !/\d/.test(text)) return text
  return text
    .replace(LESS_IF, COMBINED)
    .replace(SHORT_THEN, COMBINED)
    .replace(TOGETHER, COMBINED)
    .replace(OR_LESS, (whole: string, lead: string, first: string, reaches: string, fine: string, close: string, at: number) =>
      (/\b(?:or|alternatively)\b/.test(lead) || reaches || fine) && valueOf(first) < valueOf(text.slice(Math.max(0, at - 60), at), true) ? `${lead.includes('(') ? ' (' : ', '}${COMBINED}${close}` : whole,
    )
}
