import { allMatches } from '../text/all-matches.ts'
import { type Marking, passOver } from './marking.ts'

/** Years, references, addresses, telephone numbers and dates: figures that are no amounts. */
const NOISE =
  /(?<![$\d.,\/])(?:23\/24|24\/25|25\/26|26\/27|27\/28|28\/29|29\/30)(?![\d\/]| ?(?:k|mm?|mil|million)\b)|\b(?:program|plan|enrollment) (?:ref(?:erence)?|id|code|number|no)\.?\s*[:#=]?\s*[a-z0-9][\w-]*|https?:\/\/\S+|\S+@\S+\.\w+|(?<!\d)\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)|\b[a-z]{2},? \d{5}(?:-\d{4})?\b|(?<!\d)(?:(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])|(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2]))\/(?:\d{4}|\d\d)(?!\d)|\b(?:effective|eff\.?|starting|beginning|since|until|as of|dated|updated|by|before|after|due|no later than|rev(?:ised|\.)?|negotiated|agreed|signed|approved|adopted|amended|issued|sent|received|expire[sd]?|expiring|lapse[sd]?|ended|ends|renew(?:s|ed|al)|bound)(?: on| as of)?[: ]{1,2}(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])\b(?!\/)|(?<!\d)(?:19|20)\d{2}-\d{2}-\d{2}|(?<![\d$\/.,])(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?= (?:(?:on|forward|fwd|onwards?)\s*[:,)-]|and (?:after|on|later)\b|renewals?\b))|(?<=\b(?:for|the) )(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?=:)|\b(?:usdot|dot|mc|mx|po|rfp|rfq|bid|contract|permit|policy|file|project|loan|invoice|lot|suite|ste|unit|p\.o\. box) ?(?:#|no\.?|number) ?:? ?[\w-]*\d[\w-]*/g

/** "(they showed 1/2 last year, not enough)": what a bracket tells of earlier papers is not asked. */
const ASIDE = /\((?![^()]*\b(?:required|needed|must|shall|unless|waived|if|when|where|only)\b)[^()]*\b(?:last (?:year|time|season)|showed|previously|formerly|(?<!be )used to|(?:they|he|she|it|we|you) (?:had|have|sent|gave|has|was|were|carried)|(?:was|were) (?:too|only|not)|lapsed|not enough)\b[^()]*\)/g

export function passOverFigures(marking: Marking): void {
  for (const m of allMatches(ASIDE, marking.lower)) passOver(marking, m.index, m.index + m[0].length)
  for (const m of allMatches(NOISE, marking.masked)) passOver(marking, m.index, m.index + m[0].length)
}
