import { saysNo, saysYesOrNo } from './answers-in-order.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Sentence } from '../statements/split-sentences.ts'

const ROW = /^\W*(?:is|are|does|do|esta|estan|está|están)\s+([^?|]{3,120})\?\s*\|\s*([^|]{1,60})$/i
const STANDS: ReadonlySet<string> = new Set(['active', 'match', 'plain'])

const isFact = (items: Item[]): boolean => items.some((item) => item.kind === 'attr') && items.every((item) => ['attr', 'mark', 'join'].includes(item.kind) || (item.kind === 'word' && item.known) || (item.kind === 'sense' && (item.sense === 'match' || item.sense === 'plain')))

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
    return saysNo(said!) ? { ...one, read: `${named ? asked.slice(named.at, named.end) : ''} ?` } : one
  })
