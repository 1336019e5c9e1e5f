import { unionBox } from '../../classify/index.ts'
import type { UnreadableField } from '../../../vocabulary/index.ts'
import { candidatesFor } from '../view/label-values.ts'
import type { PageView } from '../view/page-view.ts'
import { NUMBER_LABEL, OTHER_POLICY } from './find-policy-number.ts'
import type { Facts } from './gather-facts.ts'

const OF_THE_TERM = /\b(?:policy|coverage)\s(?:period|term)\b|\bpolicy\seffective\b/i
const FIRST_DAY = /^(?:policy\s)?(?:effective|inception)(?:\sdate)?\b/i
const LAST_DAY = /^(?:policy\s)?(?:expir(?:ation|y|es)|end)(?:\sdate)?\b/i
/** Behind a label with a blank to fill stands the next fact. */
const NEXT_LABEL = /^[A-Za-z][A-Za-z .'’/-]{2,40}:|^(?:policy|named|insured|agent|agency|producer|coverage|effective|from|page)\b/i
const REASON = 'its label stands on the picture and what is behind it cannot be made out'
/** Figures enough to be a number or a day. */
const FIGURES_MIN = 3

/**
 * On a picture a label with figures behind it has a value, though nobody could make it out: that is unreadable and not absent.
 * In digital text what is not read there is not a number or a day.
 */
export function behindUnreadLabels(pages: readonly PageView[], facts: Facts): Omit<UnreadableField, 'line'>[] {
  const pictures = pages.filter(({ page }) => page.source === 'image' || page.source === 'mixed')
  const unread: [string, boolean, readonly RegExp[]][] = [
    ['policy_number', facts.number === null, [NUMBER_LABEL]],
    ['effective_date', facts.effective === null, [OF_THE_TERM, FIRST_DAY]],
    ['expiration_date', facts.expiration === null, [OF_THE_TERM, LAST_DAY]],
  ]
  return unread.flatMap(([field, isMissing, labels]) => {
    const at = isMissing ? pictures.flatMap((view) => labels.flatMap((label) => placesBehind(view, label)))[0] : undefined
    return at ? [{ field, ...at, reason: REASON }] : []
  })
}

const placesBehind = (view: PageView, label: RegExp) =>
  candidatesFor(view, label, 1)
    .filter((c) => c.distance === 0 && c.relation !== 'above' && !OTHER_POLICY.test(c.label.before) && c.run.text.replace(/\D/g, '').length >= FIGURES_MIN && !NEXT_LABEL.test(c.run.text) && !(c.relation === 'below' && c.label.text.length < c.label.segment.text.length - 1))
    .map((c) => ({ page: view.number, box: unionBox(c.run.words.map((w) => w.box)) }))
