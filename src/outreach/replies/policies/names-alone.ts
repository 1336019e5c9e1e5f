import type { Finding } from '../statements/finding.ts'
import { foldText } from '../message/fold-text.ts'
import { isPlacement } from './company-of-all.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Clause } from '../statements/split-clauses.ts'

const LEADS = new Set(
  `for on the a an re regarding with as to that at least i.e ie well one ones wise part parts side portion piece end anyway definitely certainly sure certain mean meaning i concerning concerned far goes go in terms when it comes rate any
  mainly especially mostly primarily particularly speaking of know respect regards namely our their his its policy coverage purposes only just nothing else more all what about now number myself s that's goes concerned it's i'm and well concerned definitely absolutely indeed this these those period
  nada mas nomas solo solamente por lo menos cuando al o sea es decir en cuanto a respecto la el los las de del`.split(/\s+/),
)
/** Named as where it is placed, in a clause with its own verb. */
export const PLACED = 'placed with a company'
const ONLY = /\b(?:only|just|solely|solo|solamente|unicamente|nomas)\b/
const THATS_ALL = /\bthat'?s all\W*$/
const isNamed = (item: Item, only: boolean): boolean => item.kind === 'mention' && item.scope === 'lines' && (only || item.via !== 'carrier')

/** "For the GL", "the GL at least", "just Great Lakes": names policies, and says nothing of them. */
export function namesAlone({ items, text, excepts, contrast }: Clause): boolean {
  if (excepts || contrast || items.length > 40 || isPlacement(items)) return false
  // "The GL policy number is GL 40021877.": a fact, told again.
  if (items.some((item) => item.kind === 'attr' && item.attr === 'policy_number') && items.some((item) => item.kind === 'mention' && item.via === 'number')) return false
  const only = ONLY.test(foldText(text))
  const start = items[0]!.at
  let rest = text
  for (const item of items) {
    if (item.kind !== 'mention') continue
    if (item.scope !== 'lines' && item.scope !== 'topic' && !(item.scope === 'all' && THATS_ALL.test(foldText(text)))) return false
    rest = rest.slice(0, item.at - start) + ' '.repeat(item.end - item.at) + rest.slice(item.end - start)
  }
  const words = foldText(rest).match(/[a-z0-9][a-z0-9'’.]*[a-z0-9]|[a-z0-9]/g) ?? []
  return items.some((item) => isNamed(item, only)) && words.length <= 8 && words.every((word, at) => LEADS.has(word) || (word === 'is' && (at === words.length - 1 || words[at + 1] === 'concerned')))
}

/**
 * "Yes, for the GL": a yes to all beside names of some is a yes to those. The policies that no such name and no statement of
 * their own reaches stay open.
 */
export function withNamesAlone(findings: Finding[], asked: string[]): Finding[] {
  const alone = findings.filter((one) => one.verdict === 'named')
  const others = findings.filter((one) => one.verdict !== 'named')
  // "The GL is with Ironwood." narrows nothing by itself.
  if (alone.every((one) => one.reason === PLACED)) return others
  const reached = new Set([...alone, ...others.filter((one) => !one.general)].flatMap((one) => one.lines))
  const open = asked.filter((id) => !reached.has(id))
  return open.length === 0 ? others : [...others, { ...alone[0]!, verdict: 'doubt', lines: open, general: false, bare: false, reason: 'names some of them only' }]
}
