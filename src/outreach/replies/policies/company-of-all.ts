import type { AskedLine } from '../../../vocabulary/index.ts'
import { foldText } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Clause } from '../statements/split-clauses.ts'

const NOW = '(?:(?:now|currently|all|both|still|just|actually|over|back|today|as of now) )*'
/** "Everything is", "we moved them", "rewritten", "active": what is said of policies, up to the company they are with. */
const SAYS_WHERE = new RegExp(`(?:\\b(?:is|are|was|were|be|been|it's|they're|there|moved|switched|transferred|placed|replaced|rewrote|rewritten|written|wrote|went|gone|going|changed|put|insured|covered|bound|active|in force|in effect)(?: (?:it|them|everything|all|all of (?:it|them)|the account))? ${NOW})(?:with|through|thru|to|at)(?: the)? $`)
/** "All with Ironwood now", "now with Ironwood": where nothing more follows, the company is what is said. */
const PUT_SHORT = new RegExp(`(?:^|[^a-z])(?:(?:everything|all|all of (?:it|them|these)|these|they|it) )?${NOW}(?:with|through|thru|to|at)(?: the)? $`)
const WORKS_THERE = /\b(?:underwriters?|underwriting|reps?|contacts?|desk|department|dept|people|folks) (?:over )?(?:with|at|from) (?:the )?$/
const NOTHING_MORE = /^(?: (?:now|currently|today|instead|these days))*\W*$/
const IS_NAMED = /\b(?:carrier|insurer|company) (?:for (?:all|everything|them) )?(?:is|was) (?:now |currently )?(?:the )?$/
const HAS_THEM = /^ (?:now )?(?:has|have|took|writes|wrote|insures|covers|picked up|got)(?: over)? (?:it|them|everything|all|these|those|the account|that)\b/

const namesPolicies = (item: Item): boolean => item.kind === 'label' || (item.kind === 'mention' && ['coverage', 'order', 'number'].includes(item.via))

const isCompany = (item: Item | undefined): boolean => item?.kind === 'mention' && item.via === 'carrier'
/** Names of policies, "with", and a company: no word that says anything else. */
export const isPlacement = (items: readonly Item[]): boolean => {
  const with_ = items.findIndex((item) => item.kind === 'word' && /^(?:with|through|thru|w|by|via)$/.test(item.word))
  // "GL is Ironwood."
  const at = with_ !== -1 ? with_ : items.findIndex((item, place) => item.kind === 'word' && /^(?:is|are)$/.test(item.word) && isCompany(items[place + 1]))
  return at > 0 && items.slice(0, at).some(namesPolicies) && items.slice(at + 1).some((item) => item.kind === 'mention' && item.via === 'carrier') && items.every((item) => item.kind === 'mention' || item.kind === 'join' || item.kind === 'mark' || (item.kind === 'word' && /^(?:the|their|his|her|and|is|are|all|both|with|through|thru|w|by|via|written|placed|coverage|policy|policies)$/.test(item.word)))
}

/**
 * The lines that a clause puts with a company other than theirs: "everything is with Ironwood", "it was moved to Ironwood", where
 * another insurer was asked about for some of them, and the sentence does not name that one too. `spokenOf`: what was spoken of
 * last, none when nothing was.
 */
export function putWithAnother(clause: Clause, sentence: string, spokenOf: readonly string[], every: readonly AskedLine[]): string[] {
  const { items } = clause
  const companies = items.flatMap((item) => (item.kind === 'mention' && item.via === 'carrier' && item.scope === 'lines' ? [item] : []))
  const [company] = companies
  if (!company) return []
  const theirs = new Set(companies.flatMap((one) => one.lines))
  // Which policies it means, it says itself: "auto and comp with Ironwood", where Ironwood has the auto alone.
  if (items.some(namesPolicies)) return companies.length === 1 && isPlacement(items) ? items.flatMap((item) => (item.kind === 'mention' && namesPolicies(item) ? item.lines : [])).filter((id) => !theirs.has(id)) : []
  // "Both are active with Ironwood": the two it has.
  if (items.some((item) => item.kind === 'mention' && item.via === 'group' && item.count !== null && item.count === theirs.size && item.count < every.length)) return []
  const text = foldText(clause.text)
  const start = clause.items[0] ? clause.items[0].at : 0
  const [before, after] = [text.slice(0, company.at - start), text.slice(company.end - start)]
  // "Sent to the underwriter at Ironwood": where somebody works.
  if (WORKS_THERE.test(before)) return []
  if (!SAYS_WHERE.test(before) && !IS_NAMED.test(before) && !HAS_THEM.test(after) && !(PUT_SHORT.test(before) && NOTHING_MORE.test(after))) return []
  const ofAll = items.some((item) => item.kind === 'mention' && item.via === 'group' && item.scope !== 'topic') || /\b(?:everything|all|account)\b/.test(text)
  const words = new Set(foldText(sentence).split(/[^a-z0-9&]+/))
  const isNamed = ({ carrier }: AskedLine): boolean => carrier !== null && words.has(foldText(carrier).split(/[^a-z0-9&]+/)[0]!)
  const scope = ofAll || spokenOf.length === 0 ? every : every.filter((line) => spokenOf.includes(line.coverage_line_id))
  return scope.filter((line) => !theirs.has(line.coverage_line_id) && !isNamed(line)).map((line) => line.coverage_line_id)
}
