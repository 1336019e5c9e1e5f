import { foldText } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Judgement } from '../statements/judgement.ts'
import type { Clause } from '../statements/split-clauses.ts'

/** One fact of one policy that a sentence called wrong without the right value: "The building limit is wrong." */
export type OpenFact = { item: Item; line: string }

const VALUES: Partial<Record<string, Item['kind'][]>> = { effective_date: ['date'], expiration_date: ['date'], carrier: ['name'] }
/** "It should be ...", "We show ...", "The correct one is ...": the value that was left open. Not "it was ...", which tells of before. */
const GIVES = /^\W*(?:and |so |actually,? )?(?:(?:it|that|this|they|those)(?:'s|'re)?(?: one)? (?!was \$?\d|were \$?\d)|it's|that's|should|must|we (?:show|have|see)|i (?:show|have|see)|our (?:system|records?|files?) (?:show|have|has)|ours |(?:the )?(?:correct|right|actual|real|proper|true)\b|(?:the )?(?:current|new) (?:one |number |policy number |policy )?is\b|debe|deberia|es |la correcta|el correcto)/

/** What a clause leaves open: it says that something of one policy is wrong, names one fact of it and gives no value. */
export function leavesOpen(clause: Clause, judged: Judgement, lines: readonly string[]): OpenFact | null {
  if (!(judged.verdict === 'wrong' || (clause.excepts && ['nothing', 'unread'].includes(judged.verdict))) || lines.length !== 1 || clause.items.some(isValue)) return null
  const facts = clause.items.filter((item) => item.kind === 'label' || (item.kind === 'attr' && item.attr in VALUES))
  return facts.length === 1 ? { item: facts[0]!, line: lines[0]! } : null
}

/** "Who told you 1,000 deductible on cargo? It's 5,000": the value is of the fact that the question named. */
export function asksOfOne({ items }: Clause, { lines, specific }: { lines: readonly string[]; specific: boolean }): OpenFact | null {
  const labels = items.filter((item) => item.kind === 'label')
  return specific && lines.length === 1 && labels.length === 1 ? { item: labels[0]!, line: lines[0]! } : null
}

/** "The building limit is wrong. It should be 4,600,000": the value is of the fact that was left open. */
export function withOpenFact(clause: Clause, open: OpenFact | null): Clause {
  const first = clause.items[0]
  if (open === null || first === undefined || !GIVES.test(foldText(clause.text))) return clause
  const wanted = open.item.kind === 'attr' ? VALUES[open.item.attr]! : ['amount']
  const named = clause.items.some((item) => item.kind === 'label' || (item.kind === 'attr' && item.attr !== 'limits') || (item.kind === 'mention' && item.scope !== 'topic' && item.via !== 'carrier'))
  const values = clause.items.filter((item) => isValue(item) || (wanted[0] === 'name' && item.kind === 'name'))
  if (named || values.length === 0 || !values.some((item) => wanted.includes(item.kind)) || !values.every((item) => wanted.includes(item.kind) || (wanted[0] === 'amount' && item.kind === 'date'))) return clause
  const item: Item = { ...open.item, at: first.at, end: first.at }
  const ofCarrier = open.item.kind === 'attr' && open.item.attr === 'carrier'
  return { ...clause, items: [item, ...clause.items], ...(ofCarrier ? { text: `carrier ${clause.text.charAt(0).toLowerCase()}${clause.text.slice(1)}` } : {}) }
}

const isValue = (item: Item): boolean => ['date', 'range', 'amount', 'split', 'number'].includes(item.kind)
