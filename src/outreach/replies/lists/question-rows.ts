import { saysNo, saysYesOrNo } from './answers-in-order.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Sentence } from '../statements/split-sentences.ts'

const ROW = /^\W*(?:is|are|does|do|esta|estan|está|están)\s+([^?|]{3,120})\?\s*\|\s*([^|]{1,60})$/i
const STANDS: ReadonlySet<string> = new Set(['active', 'match', 'plain'])

const isFact = (items: Item[]): boolean => items.some((item) => item.kind === 'attr') && items.every((item) => ['attr', 'mark', 'join'].includes(item.kind) || (item.kind === 'word' && item.known) || (item.kind === 'sense' && (item.sense === 'match' || item.sense === 'plain')))

/** "Cancellation pending? No", "Notices: none": a line of a form by which nothing that ends a policy is under way. */
const NOTHING_ENDS =
  /^\W*(?:is there (?:an? )?|are there (?:any )?|any )?((?:pending |open |active )?(?:cancell?ations?|non-?renewals?|lapses?|notices? of (?:cancell?ation|non-?renewal|intent to cancel)|cancell?ation notices?)(?: (?:pending|notices?|issued|filed|on file|received|in process|in progress)){0,2})\s*(?:[:?|]\s*)+(?:no|none|n\/a)\W*$/i
/** A question and the one word behind it on the same line are read together, where they deny that a policy ends. */
export function formRows(sentences: Sentence[]): Sentence[] {
  const denied = (text: string): string | undefined => NOTHING_ENDS.exec(text)?.[1]
  return sentences.flatMap((one, at) => {
    const [before, next] = [sentences[at - 1], sentences[at + 1]]
    if (before !== undefined && before.line === one.line && denied(`${before.text} ${one.text}`)) return []
    const joined = next !== undefined && next.line === one.line ? denied(`${one.text} ${next.text}`) : undefined
    // "Are the policies listed active? Yes": the answer on the line of its question.
    if (next !== undefined && next.line === one.line && ROW.test(`${one.text} | ${next.text}`) && saysYesOrNo(next.text) && !saysNo(next.text) && sentences[at + 2]?.line !== one.line) return [{ ...one, text: `${one.text} | ${next.text}` }]
    if (before !== undefined && before.line === one.line && ROW.test(`${before.text} | ${one.text}`) && saysYesOrNo(one.text) && !saysNo(one.text) && next?.line !== one.line) return []
    const what = joined ?? denied(one.text)
    return what === undefined ? [one] : [{ ...one, text: joined === undefined ? one.text : `${one.text} ${next!.text}`, read: `No ${what.toLowerCase()}` }]
  })
}

/** "Is the GL policy in force? | Yes": a question and its answer in two cells are the statement. Only questions whether all is well are turned. */
export const questionRows = (sentences: Sentence[], lex: (text: string) => Item[]): Sentence[] =>
  sentences.map((one) => {
    const [fact, answer, ...more] = one.text.split('|').map((cell) => cell.trim())
    // "Limits | Yes", "Dates correct | Yes": of a fact, and of no policy.
    if (answer !== undefined && more.length === 0 && !fact!.includes('?') && saysYesOrNo(answer) && isFact(lex(fact!))) return { ...one, read: `${fact}: ${answer}` }
    const [, asked, said] = ROW.exec(one.text) ?? []
    if (asked === undefined || !saysYesOrNo(said!)) return one
    const items = lex(asked)
    const senses = items.flatMap((item) => (item.kind === 'sense' ? [item.sense] : []))
    const plain = senses.some((sense) => sense === 'active' || sense === 'match') && senses.every((sense) => STANDS.has(sense)) && items.every((item) => item.kind !== 'word' || item.known)
    if (plain) return { ...one, read: `${asked.trim()}${isFact(items) ? ':' : ' |'} ${said!.trim()}` }
    // "Is the GL cancelled? | No": that it ended is denied, and nothing else is said.
    const named = items.find((item) => item.kind === 'mention' && item.scope === 'lines' && item.via === 'coverage')
    return saysNo(said!) && senses.some((sense) => sense === 'bad' || sense === 'pending') ? { ...one, read: `${named ? asked.slice(named.at, named.end) : ''} ?` } : one
  })
