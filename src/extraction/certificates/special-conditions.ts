import type { CoverageType } from '../../vocabulary/index.ts'
import { findAmount, parseAmount } from '../values/index.ts'
import { addNamedDeductible } from './limits/free-row-limits.ts'
import { addLimits } from './limits/read-limits.ts'
import { pairsIn } from './limits/limit-pairs.ts'
import { LineDraft } from './line-draft.ts'
import { bottom, linesOf, midX, type PageText } from './page/page-text.ts'
import { knownCoverageOf } from './rows/coverage-of-text.ts'

/** Coverages for which ACORD 75 has no section of its own. */
const WITHOUT_SECTION: ReadonlySet<CoverageType> = new Set(['cargo', 'contingent_cargo', 'trailer_interchange', 'non_trucking_liability', 'on_hook', 'garagekeepers', 'inland_marine', 'cyber', 'professional_liability', 'pollution_liability', 'liquor_liability', 'epli', 'crime', 'abuse_molestation', 'builders_risk'])
/** What is said of a coverage that a binder does not bind by it, and what a sum is that is no limit. */
const NOT_BOUND = /\bexclu|\bnot\b|\bnone\b|\bno\s|\bsubject\s+to\b|\brequire|\bwarrant|\bpremium|\bfees?\b|\btax|\bendors|\bapplication|\bquote|\bif\b|\boption|\bdeclin|\bprior\b/i
const LABEL_WORD = /^(?:SPECIAL|CONDITIONS|OTHER|COVERAGES|[/&])$/
const LABEL_WIDTH = 74
/** `$500 deductible`, as `deductible $500` is. */
const KEPT_BEHIND = /\$?\s?(\d{1,3}(?:,\d{3})*)\s+ded(?:uctible|\.)?(?![a-z])/i

/** `Motor truck cargo $250,000 limit, $2,500 deductible` typed under SPECIAL CONDITIONS / OTHER COVERAGES of a binder: a coverage of it, where nothing else of the binder is. */
export function coveragesOfConditions(text: PageText, limitsX: number, held: ReadonlySet<CoverageType>): LineDraft[] {
  if (text.page.source === 'image') return []
  const label = text.findFirst(['SPECIALCONDITIONS', 'SPECIAL'])
  const end = label && text.findFirst(['NAMEADDRESS', 'NAMEANDADDRESS'], { x: 0, y: bottom(label.box), w: text.page.width, h: text.page.height })
  if (!label || !end) return []
  const words = text.wordsIn({ x: 0, y: label.box.y - 4, w: limitsX, h: end.box.y - label.box.y }).filter((w) => midX(w.box) < limitsX && !(w.box.x < label.box.x + LABEL_WIDTH && LABEL_WORD.test(w.text)))
  const drafts: LineDraft[] = []
  for (const line of linesOf(words)) {
    const at = findAmount(line.text)?.start ?? 0
    const type = at > 0 && !NOT_BOUND.test(line.text) ? knownCoverageOf(line.text.slice(0, at)) : null
    if (!type || !WITHOUT_SECTION.has(type) || held.has(type) || drafts.some((d) => d.line.coverage_type === type)) continue
    const draft = new LineDraft(type, 'binder', text.page.number)
    draft.note('coverage_type', line.words)
    addLimits(draft, pairsIn(line.text, line.words, type))
    addNamedDeductible(line.text, line.words, draft)
    const kept = KEPT_BEHIND.exec(line.text)?.[1]
    const amount = kept ? parseAmount(kept) : null
    if (amount !== null && !draft.line.limits.some((l) => l.amount === amount)) draft.limit('deductible', amount, line.words.filter((w) => /\d/.test(w.text)))
    drafts.push(draft)
  }
  return drafts
}
