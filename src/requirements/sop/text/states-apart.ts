import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from './normalise-text.ts'
import { STATE_NAMES_OR_CODES } from '../lexicon/lexicon-states.ts'

const STATE = String.raw`(?:the state of )?(?:${STATE_NAMES_OR_CODES})`
const STATES = String.raw`(${STATE}(?:(?:,? (?:and|or|&) |, ?|\/)${STATE}){0,12})`
const ALL = String.raw`(?:,? (?:(?:is )?(?:required |needed |mandatory |asked )?(?:in|for) )?(?:every|all|each|any) states?|,? (?:nationwide|everywhere|across the board|in general|by default))?`
const IT = String.raw`(?:(?:it|that|this|the (?:minimum|limit|amount|figure|requirement|number|cap|floor)s?|they)(?: there)?(?:['\u2019]s| is| are| goes(?: up)? to| must be| rises? to| drops? to| should be)?|(?:we|you)(?: will|['\u2019]ll)? (?:need|want|ask for|require)|vendors? (?:need|must (?:have|carry))|you must (?:have|carry))`
/** "Cargo of $100,000 is required in every state except New Jersey, where it is $200,000" */
const WHERE = new RegExp(String.raw`^(.{8,300}?)${ALL},? \(?(?:except|but|other than|excluding|save)(?: for)?(?: in)? ${STATES},? (?:where|in which(?: case)?|there),? ${IT} (?:at least |a minimum of )?((?=[^.;()]{0,30}\d)[^;()]{2,120}?)\)?\s*[.;]?\s*$`)
const OF_CASE = /\b(?:if|when|unless|until|only|not|n['\u2019]t)\b/i

/** What is asked everywhere but in some states, and what is asked there, as two sentences that each name their coverage. */
export function statesApart(sentences: string[]): string[] {
  return sentences.flatMap((sentence) => {
    if (sentence.length > 400 || !/\b(?:where|in which|there)\b/.test(sentence)) return sentence
    const m = WHERE.exec(sentence)
    if (!m || OF_CASE.test(m[3]!)) return sentence
    const { mentions, cased } = findMentions(readableText(m[1]!))
    const named = mentions.filter((x) => x.kind === 'coverage' && !x.part)
    const [first] = named
    if (new Set(named.map((x) => (x.kind === 'coverage' ? x.type : ''))).size !== 1 || !mentions.some((x) => x.kind === 'amount')) return sentence
    return [`${m[1]!.replace(/[\s,]+$/, '')} in all states except ${m[2]!}.`, `In ${m[2]!}, ${cased.slice(first!.start, first!.end)} ${m[3]!.trim()}.`]
  })
}
