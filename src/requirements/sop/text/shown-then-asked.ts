import { isBareCoverage } from '../lines/ticked-lines.ts'
import { askedInPlace } from './asked-in-place.ts'

const SHOWS = /\b(?:shows?|lists|came in at|comes in at) (?:only |just )?\$?\d[^.;]{0,40}\.$/i
const ASKED_FOR = /^(?:the |our )?(?:(?:sub-?)?contract|lease|agreement|spec(?:ification)?s?|exhibit|order) (?:says|calls for|requires|asks for|wants|needs) (?=[^.;]{0,20}\d)|^(?:we|it) (?:needs?|requires?|want|must be|should be|needs to be|has to be) (?=[^.;]{0,20}\d)/i
const COVERAGE_TITLE = /^[A-Z][A-Za-z' \/&-]{2,40}\.$/

/** "Crime, incl. employee dishonesty.", "Pollution (ammonia release).": what the title of a coverage says besides. */
const ASIDE = /(?: ?\((?!if\b|when\b|where\b|only\b|for\b|optional|not\b|n\/a)[^()$\d]{2,40}\)|,? (?:incl\.?|including|with) [A-Za-z][A-Za-z' \/&-]{3,40})\.$/i

/** "Workers' comp. Everyone with W-2 helpers.": of whom the title is asked. */
const OF_WHOM = /^(?:everyone|everybody|anyone|anybody|those|all (?:of )?those|only) (?:who|with|that|if|for|when|where|using|hauling|having|employing)\b[^.;]{2,60}\.?$/i
/** "EPLI. Recommended at $100,000.": how strongly the title is asked, with its amount. */
const ADVISED = /^(?:(?:strongly |highly )?(?:recommended|preferred|encouraged|suggested)|nice to have|optional|not required|would be nice)\b[^.;]{0,30}\d[^.;]{0,30}\.?$/i
const LACKING = /^(\W*[A-Za-z][^.:;,]{1,60}?) (?:(?:isn't|is not|wasn't|was not|not) (?:on (?:it|there|here|the (?:cert|coi|certificate))|listed|shown|there)(?: at all)?|(?:is|was) missing)\.$/i
const AMOUNT_FIRST = /^(?:(?:we|it) )?(?:(?:needs?|want|require|must have|should be) )?(?:at least )?\$? ?\d[\d,.]* ?(?:k|m|mm|mil|million)?\b(?! ?days)/i

/** "Cargo deductible shows $5,000.", and what is taken instead: "Max we allow is $2,500." */
const DEDUCTIBLE_SHOWN = /(\b(?:deductible|retention|SIR)(?: (?:on|for) (?:the |your |their )?[a-z ]{2,24}?)?) (?:shows?|reads?|lists?|is|was|came in at)(?: as| at| only)? \$? ?\d[\d,.]* ?k?\.$/i

/** A period of notice or a rating that a paper shows, and what is asked in its place. */
const SHOWN_VALUE = /^(?=[^.$]{0,160}(?:notice|\bNOC\b|cancel|\brat(?:ed|ing)\b|Best\b))(?=[^.$]{0,160}\b(?:shows?|says?|lists?|reads?|is|are|has|have|only|gives?|put|down)\b)(?=[^.$]{0,160}\b(?:\d{1,3}(?: days?)?|[AB][+-]{0,2}(?![A-Za-z])))[^.$]{0,200}\.$/i
const VALUE_ASKED = /^(?:(?:but )?(?:we|it|they|that|our [a-z]+|the (?:contract|lease|agreement))? ?(?:must be|should be|needs? to be|has to be|needs?|requires?|asks? for|wants?|calls? for|says|is)) (?:at least )?(?:\d{1,3}(?: days?)?|[AB][+-]{0,2}(?: or better)?(?![A-Za-z]))\W*$/i
const MOST_TAKEN = /^(?:the |our )?max(?:imum)?(?: (?:(?:that )?we (?:can )?(?:allow|accept|take|permit|do)|allowed|allowable))?(?: is|:)? (\$? ?\d[\d,.]*\d ?k?)\W*$/i

/** "The general aggregate is $1,000,000 and our contract says $2,000,000" */
const AND_CONTRACT = /(?<=\b(?:is|shows?|lists?|at|only) (?:only |just )?\$? ?\d[\d,.]*(?: ?(?:k|mm?|million))?),? (?:and|but|while|whereas) (?=(?:our|the|your) (?:contract|lease|agreement|spec(?:ification)?s?|exhibit|order) (?:says|calls for|requires|asks for|wants|needs) )/i
/** "Umbrella is $1,000,000; the subcontract requires $3,000,000", "..., you need $3,000,000" */
const THEN_CONTRACT = /(?<=\b(?:is|shows?|lists?|at|only) (?:only |just )?\$? ?\d[\d,.]*(?: ?(?:k|mm?|million))?)(?:,? (?:and|but|while|whereas) |[;,] (?:and |but )?|,? - )(?=(?:(?:our|the|your) )?(?:(?:sub-?)?contract|lease|agreement|spec(?:ification)?s?|exhibit|order|addendum|rfp|minimum)(?: minimum| requirement| limit)? (?:says|calls for|requires|asks for|wants|needs|is) (?:at least |a minimum of )?\$? ?\d|(?:we|you) (?:only )?(?:need|require) (?:at least |a minimum of )?\$? ?\d)/i

function shownApart(sentence: string): string[] {
  const apart = sentence.split(AND_CONTRACT)
  if (apart.length > 1) return apart
  const parts = sentence.split(THEN_CONTRACT)
  return parts.length === 2 && askedInPlace(parts[0]!, parts[1]) !== null ? parts : [sentence]
}

/** "GL: shows 1M/1M. Contract says 1M/2M.\": what a paper shows is read with what is asked in its place. */
export function withShown(sentences: string[]): string[] {
  const parts = sentences.map((s) => s.replace(CHANGED, ': ')).flatMap(shownApart)
  return parts.flatMap((s, i) => {
    // "Umbrella. $10,000,000 in excess of 15.1 and employers' liability."
    const titled = (at: number): boolean => COVERAGE_TITLE.test((parts[at] ?? '').replace(ASIDE, '.')) && (/^\$ ?\d/.test(parts[at + 1] ?? '') || OF_WHOM.test(parts[at + 1] ?? '') || ADVISED.test(parts[at + 1] ?? '')) && (isBareCoverage((parts[at] ?? '').replace(ASIDE, '.').replace(/\.$/, '')) || /^(?:motor )?(?:vehicles?|autos?|automobiles?)\.$/i.test(parts[at] ?? ''))
    if (titled(i - 1)) return []
    if (titled(i)) return [`${s.replace(/\.$/, ':')} ${parts[i + 1]!}`]
    const asked = (at: number): boolean => SHOWS.test(parts[at] ?? '') && ASKED_FOR.test(parts[at + 1] ?? '')
    const lacking = (at: number): RegExpExecArray | null => (AMOUNT_FIRST.test(parts[at + 1] ?? '') ? LACKING.exec(parts[at] ?? '') : null)
    const capped = (at: number): RegExpExecArray | null => (DEDUCTIBLE_SHOWN.test(parts[at] ?? '') ? MOST_TAKEN.exec(parts[at + 1] ?? '') : null)
    // "Cancellation notice shows 10 days. Must be 30.", "The insurer is only B+. We require A-."
    const given = (at: number): boolean => VALUE_ASKED.test(parts[at + 1] ?? '') && SHOWN_VALUE.test(parts[at] ?? '')
    // "Your GL shows 500/1M. The county wants 1M/2M."
    if (i > 0 && askedInPlace(parts[i - 1]!, parts[i]) !== null) return []
    const inPlace = askedInPlace(s, parts[i + 1])
    if (inPlace !== null) return [inPlace]
    if (asked(i - 1) || lacking(i - 1) || capped(i - 1) || given(i - 1)) return []
    if (given(i)) return [`${s.replace(/\.$/, ',')} ${parts[i + 1]!.charAt(0).toLowerCase()}${parts[i + 1]!.slice(1)}`]
    // "Cargo deductible shows $5,000. Max we allow is $2,500."
    const cap = capped(i)
    if (cap) return [s.replace(DEDUCTIBLE_SHOWN, `$1 maximum ${cap[1]!}.`)]
    const next = parts[i + 1]
    // "Trailer interchange isn't listed. 30k please."
    const absent = lacking(i)
    if (absent) return [`${absent[1]!}: ${next!}`]
    // "GL shows $1M/$1M. Our contract calls for a $2M aggregate.": of a row that is shown, what is asked names its own limit.
    if (asked(i) && ROW_SHOWN.test(s) && /\b(?:aggregate|agg|occurrence|occ|csl|each|per)\b/i.test(next!)) return [`${s.replace(ROW_SHOWN, ':')} ${next!.charAt(0).toLowerCase()}${next!.slice(1)}`]
    return asked(i) ? [`${s.replace(/\.$/, ',')} ${next!.charAt(0).toLowerCase()}${next!.slice(1)}`] : [s]
  })
}

/** "Umbrella dropped from 5M to 2M, we still require 5M": what a paper showed before and now. */
const CHANGED = / (?:was |has |got )?(?:dropped|lowered|reduced|changed|went|cut|gone|fell) (?:down )?from \$? ?\d[\d,.]* ?(?:k|mm?|mil|million)? to \$? ?\d[\d,.]* ?(?:k|mm?|mil|million)?[,;]? (?:but |and |while )?(?=(?:we|our [a-z]+|the (?:contract|lease|agreement)|it) (?:still )?(?:needs?|requires?|wants?|calls? for|asks? for|ha(?:s|ve) to be|must be)\b)/i
const ROW_SHOWN = / (?:shows?|lists|came in at|comes in at) (?:only |just )?\$? ?\d[\d,.]* ?(?:k|mm?)?(?: ?\/ ?\$? ?\d[\d,.]* ?(?:k|mm?)?)+\.$/i
