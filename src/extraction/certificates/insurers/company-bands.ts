import { type Facts, viewPage } from '../../declarations/index.ts'
import type { Page } from '../../page-model.ts'
import { labelledCarrier } from './labelled-carrier.ts'
import { midY, type PageText, right } from '../page/page-text.ts'
import { HEADINGS } from '../table/table-headings.ts'

/** A policy's part of a page, without the line that names its company. */
export type CompanyBand = { page: Page; carrier: Facts['carrier'] }

const COMPANY = /^\W*(?:name\s+of\s+)?(?:insurance\s+(?:company|carrier)|insurer|carrier|company)(?:\s+name)?\s*:/i
const SAME = 4
const TITLE_GAP = 2.4
const FOOT_MAX = 160

/**
 * A form that heads each policy's table anew, under a line for its company: the page in bands, one a policy. Empty where
 * one table or one company is all there is.
 */
export function companyBands(text: PageText): CompanyBand[] {
  if (text.page.source === 'image') return []
  const types = HEADINGS.type.flatMap((phrase) => text.find(phrase))
  const numbers = text.find('POLICYNUMBER').filter((n) => types.some((t) => Math.abs(midY(t.box) - midY(n.box)) < SAME && right(t.box) < n.box.x))
  const heads = numbers.filter((n) => Math.abs(n.box.x - numbers[0]!.box.x) < SAME).map((n) => midY(n.box)).sort((a, b) => a - b)
  if (heads.length < 2) return []
  const { rows } = viewPage(text.page)
  const starts = heads.flatMap((head, i) => {
    const own = rows.filter((r) => r.y < head - SAME && r.y > (heads[i - 1] ?? 0) && r.segments.some((s) => COMPANY.test(s.text)))
    const [label] = own
    const title = label && rows[rows.indexOf(label) - 1]
    return own.length !== 1 || !label ? [] : [{ label, top: title && title.segments.length === 1 && label.y - title.y < TITLE_GAP * label.h ? title.y : label.y }]
  })
  if (starts.length !== heads.length) return []
  const last = heads.at(-1)!
  const rules = text.page.lines.filter((l) => Math.abs(l.y1 - l.y2) < 1 && l.y1 > last && l.y1 < last + FOOT_MAX).map((l) => l.y1)
  const foot = rules.length > 0 ? Math.max(...rules) + 1 : text.page.height
  return starts.map(({ label, top }, i) => {
    const named = new Set(label.segments.flatMap((s) => s.words))
    return { page: within(text.page, i === 0 ? 0 : top - 1, starts[i + 1] ? starts[i + 1]!.top - 1 : foot, named), carrier: labelledCarrier([label]) }
  })
}

const within = (page: Page, top: number, end: number, named: ReadonlySet<Page['words'][number]>): Page => ({
  ...page,
  words: page.words.filter((w) => midY(w.box) >= top && midY(w.box) < end && !named.has(w)),
  lines: page.lines.filter((l) => (l.y1 + l.y2) / 2 >= top - 1 && (l.y1 + l.y2) / 2 < end + 1),
  checkboxes: page.checkboxes.filter((c) => midY(c.box) >= top && midY(c.box) < end),
  fields: page.fields.filter((f) => midY(f.box) >= top && midY(f.box) < end),
})
