import type { DocType } from '../../../vocabulary/index.ts'
import { segmentOf } from '../../classify/index.ts'
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
  // A sentence runs on from line to line.
  const paragraphs = view.blocks.map((b) => ({ page: b.page, y: b.box.y, h: b.segments[0]!.box.h, segments: [segmentOf(b.page, b.segments.flatMap((s) => s.words))] }))
  const whole = factsOf(text, paragraphs)
  if (!whole.number || !whole.effective || !whole.expiration || text.page.source === 'image') return []
  const sections = letterSections(paragraphs)
  const policies = policiesOfLetter(sections, paragraphs, whole)
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
