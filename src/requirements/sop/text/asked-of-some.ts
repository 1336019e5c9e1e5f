import { OBLIGED } from '../lexicon/party-names.ts'
import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from './normalise-text.ts'

const SUBJECT = String.raw`(?:(?:this|such|said|the|it) ?(?:coverage|polic(?:y|ies)|insurance|requirements?|limits?|item|line|section|paragraph)? ?(?:is |are |shall (?:only )?(?:be )?|will (?:only )?(?:be )?)?)?`
const ASKED = String.raw`(?:required|needed|applicable|appl(?:y|ies)|mandatory|necessary|called for)`
/** "Required only for bid items 14 through 19", "Applies to Phase 2 only", "This coverage is required if you do roofing". */
const OF_SOME = new RegExp(String.raw`^\W*${SUBJECT}(only )?${ASKED} (only |solely |just )?((?:for|of|from|to|on|in|at|by|if|when|whenever|where|with respect to|during) )([^.;:]{3,100}?)( only)?\W*$`, 'i')
/** "Only if Alternate 1 is accepted.", "For line items 5-9 only." */
const ONLY_IF = /^\W*(?:and |but )?only ((?:if|when|whenever|where|for|on|in|at|of|during) )([^.;:$]{3,100}?)\W*$/i
const FOR_ONLY = /^\W*((?:for|on|in|at|of|during) )([^.;:$]{3,100}?) only\W*$/i

/** What names nobody apart: everybody, all of a policy, the law, a time, or how a limit applies. */
const OF_ALL = new RegExp(
  String.raw`^(?:the |this |that |its |their |your |our )?(?:${[
    String.raw`(?:all|each|every|any|both|either|everyone|everybody|anyone|whole|entire|duration|term|life|full|following|foregoing|above|below|(?:state|federal|local) (?:law|statute|regulation)|law|statute|applicable|work\b\W*$|project\b\W*$|contract\b\W*$|agreement\b\W*$|lease\b\W*$|owner|city|county|landlord|university|school|district|client|buyer|prime contract|us\b|you\b)`,
    String.raw`(?:a|an|no|not|per|primary|excess|occurrence|claims|ongoing|completed|products|owned|hired|non-?owned|scheduled|bodily|property damage|personal|advertising|defen[cs]e|least|times?|amounts?|full force|force|effect|addition|accordance|lieu|writing|advance|and|or|both|limits?|additional insureds?|waiver|subrogation|insurers?|contract|request|name|file|files|records?|onboarding|access|entry|approval|payment|registration|set-?up|award|badg\w+|admission|compliance|reference|possible|necessary|required|available|permitted|needed|not)\b`,
    String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}\/|\d{4}\b)`,
    String.raw`(?:\w+ ?(?:\(\d+\) )?)?(?:years?|months?|days?)\b`,
  ].join('|')})`,
  'i',
)
/** "Required of the Contractor.": those who are asked anyway. */
const OF_ASKED = new RegExp(String.raw`^(?:the |each |every |all )?(?:${OBLIGED.join('|')})s?(?: and (?:all |each |any |its |their |of |the ){0,3}(?:sub-?(?:contractors?|consultants?|tenants?)|${OBLIGED.join('|')})s?)?\W*$`, 'i')
export const OF_A_POLICY = /\$ ?\d|\d ?(?:k|mm?|mil|million)\b|\bstatutory\b|\bas required by (?:state )?law\b/i
/** Things of a paper or a policy, and no case in which it is asked. */
const NO_CASE = /\b(?:certificates?|cois?|acord|endorsements?|copies|rated|additional(?:ly)? insureds?|waivers?|subrogation|aggregate|occurrence|deductibles?|limits?|umbrella|excess|notice|cancell?\w*)\b/i

/** "Required if applicable", "when requested": no case that is told. */
const NO_CASE_TOLD = /^(?:any|applicable|available|required|needed|necessary|requested|possible|permitted|practicable|asked|so )\b/i

/** In which case what stands before is asked ("only for bid items 14 and 15"), or null where the sentence says no such thing. */
export function inWhichCase(sentence: string): string | null {
  if (sentence.length > 150 || !/requir|appl|need|mandatory|necess|called for|only/i.test(sentence)) return null
  const m = OF_SOME.exec(sentence)
  const bare = m ? null : (ONLY_IF.exec(sentence) ?? FOR_ONLY.exec(sentence))
  const [lead, what] = m ? [m[3]!, m[4]!.trim()] : bare ? [bare[1]!, bare[2]!.trim()] : []
  if (lead === undefined || what === undefined || NO_CASE.test(`${lead}${what}`)) return null
  if (bare && findMentions(readableText(sentence)).mentions.some((x) => x.kind === 'coverage' || x.kind === 'member' || x.kind === 'items')) return null
  const only = bare !== null || m![1] !== undefined || m![2] !== undefined || m![5] !== undefined
  const told = `only ${lead.toLowerCase().replace('by ', 'of ')}${what.replace(/\s*\(([^()]*)\)?/g, ' - $1')}`
  if (/^(?:if|when|whenever|where) $/i.test(lead)) return NO_CASE_TOLD.test(what) ? null : told
  if (OF_ALL.test(what) || (!only && (OF_ASKED.test(what) || /^(?:by|at) $/i.test(lead) || (/^to $/i.test(lead) && !/\bappl/i.test(sentence))))) return null
  return told
}

/** "Pollution: $2,000,000 per loss. Required only for bid items 14 and 15.": of whom the sentence before is asked, is read with it. */
export function withTheirCase(sentences: string[]): string[] {
  if (sentences.length < 2) return sentences
  const out: string[] = []
  for (const s of sentences) {
    const before = out.at(-1)
    const which = before !== undefined && OF_A_POLICY.test(before) && !/[;?:]\s*$/.test(before) ? inWhichCase(s) : null
    if (which === null || !isOfOne(before!)) out.push(s)
    else out[out.length - 1] = `${before!.replace(/[.\s]+$/, '')} (${which}).`
  }
  return out
}

export const isOfOne = (sentence: string): boolean => new Set(findMentions(readableText(sentence)).mentions.flatMap((m) => (m.kind === 'coverage' ? [m.part === 'el' ? 'workers_comp' : m.type] : []))).size === 1
