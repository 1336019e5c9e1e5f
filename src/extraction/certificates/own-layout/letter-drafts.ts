import type { DocType } from '../../../vocabulary/index.ts'
import { type Segment, segmentOf } from '../../classify/index.ts'
import type { PageView } from '../../declarations/index.ts'
import { factsOf, setFacts } from './draft-facts.ts'
import { policiesOfLetter } from './letter-policies.ts'
import { letterSections } from './letter-sections.ts'
import { LineDraft } from '../line-draft.ts'
import type { PageText } from '../page/page-text.ts'

/** `said` is the paragraph that speaks of this coverage alone, where a letter has one for each. */
export type LetterDraft = { draft: LineDraft; said: string | null }

/** A letter that says in sentences what is insured: a policy or several, the term of each, and the amounts behind each coverage's name. */
export function letterDrafts(text: PageText, view: PageView, documentClass: DocType): LetterDraft[] {
  // A sentence runs on from line to line, an item of a list begins its own.
  const paragraphs = view.blocks.flatMap((b) => itemsOf(b.segments).map((own) => ({ page: b.page, y: own[0]!.box.y, h: own[0]!.box.h, segments: [segmentOf(b.page, own.flatMap((s) => s.words))] })))
  const whole = factsOf(text, paragraphs)
  if (text.page.source === 'image') return []
  const sections = letterSections(paragraphs)
  // A letter may give days of a lease or an event alone: what it says of one policy stands there all the same.
  const isUndated = !whole.effective && !whole.expiration && whole.number !== null && whole.carrier !== null && sections.length === 1 && sections[0]!.limits.length > 0
  if (!isUndated && (!whole.effective || !whole.expiration)) return []
  const policies = policiesOfLetter(sections, paragraphs, whole)
  // Of a list of policies none is the letter's own: each states its number.
  if (!whole.number && !(policies.length > 1 && new Set(policies.map((p) => p.number?.key)).size === policies.length && policies.every((p) => p.number !== null))) return []
  // Of two numbers equally supported each is a policy's own only where each coverage's paragraph states one.
  if (whole.contested && !policies.every((p) => p.number !== null && p.number !== whole.number)) return []
  return sections.map(({ type, heading, limits }, i) => {
    const draft = new LineDraft(type, documentClass, text.page.number)
    draft.note('coverage_type', heading.words)
    for (const limit of limits) draft.limit(limit.label, limit.amount, limit.words)
    setFacts(draft, policies[i]!, null)
    const own = paragraphs.find((p) => p.segments[0]!.words.includes(sections[i]!.at))
    const alone = own && sections.length > 1 && sections.filter((s) => own.segments[0]!.words.includes(s.at)).length === 1
    return { draft, said: alone ? own.segments[0]!.text : null }
  })
}

const ITEM = /^\(?(?:\d{1,2}|[a-h])[.)]\s+[A-Z]|^[•●▪◦]\s/
/** `1. Policy 118 – Commercial auto liability, …` over `2. Policy 119 – …`: each item with the lines it goes on in; what is no list of two is one. */
function itemsOf(lines: readonly Segment[]): Segment[][] {
  const starts = lines.flatMap((s, i) => (ITEM.test(s.text) ? [i] : []))
  if (starts.length < 2) return [[...lines]]
  const from = starts[0]! > 0 ? [0, ...starts] : starts
  return from.map((start, i) => lines.slice(start, from[i + 1]))
}
