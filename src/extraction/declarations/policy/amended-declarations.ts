import type { ReadLine } from '../../../vocabulary/index.ts'
import type { PageView } from '../view/page-view.ts'
import { unreadChange } from './unread-change.ts'

const HEAD_ROWS = 40
const AMENDED = /\b(?:amended|revised|endorsed|amendment|amendatory|change)\b.{0,40}\bdeclarations?\b|\bdeclarations?\b.{0,40}\b(?:amended|revised|amendment|change)\b|\b(?:amended|amendment|change|revision|endorsement) effective\b/i
/** Where declarations that are issued anew say what they change. */
const SAYS = /\b(?:reasons? for (?:the )?(?:amendment|change|revision|issu(?:e|ance)|re-?issue)|(?:description|nature|type|summary) of (?:the |this )?(?:changes?|amendments?|endorsement|transaction)|(?:policy )?changes?(?: (?:description|reason|made|summary))?|amendments?(?: (?:description|reason))?|amendment made|what (?:has )?changed)\s?: ?(.{0,300})|\bfollowing (?:changes?|amendments?)\b[^.:]{0,80}\b(?:made|apply|applies|processed|effective)\b[^:]{0,40}[:.]?(.{0,300})/i
const ROWS_BEHIND = 3
/** A word of the declarations' own, after which the change is told. */
const OTHER_LABEL = /^[^:]{2,40}:|^\W{0,6}(?:schedule of )?(?:limits? of (?:insurance|liability)|coverages?)\b.{0,12}$|^these declarations\b|^(?:total |annual )?premium\b/i

/** The words by which declarations issued anew say that they change the policy, where no value on them accounts for it; null where they say nothing of the kind. */
export function unreadAmendment(view: Pick<PageView, 'rowRuns'>, lines: readonly ReadLine[]): string | null {
  const rows = view.rowRuns.map((run) => run.text.replace(/\s+/g, ' ').trim())
  if (!rows.slice(0, HEAD_ROWS).some((row) => AMENDED.test(row))) return null
  for (const [at, row] of rows.entries()) {
    const said = SAYS.exec(row)
    if (!said) continue
    const behind = rows.slice(at + 1, at + 1 + ROWS_BEHIND)
    const until = behind.findIndex((next) => OTHER_LABEL.test(next))
    const parts = [said[1] ?? said[2] ?? '', ...(until < 0 ? behind : behind.slice(0, until))].filter((part) => part !== '')
    // Why they were issued may be no change at all.
    const told = asChange([...parts, 'Premium adjustment.'])
    const found = unreadChange(told, lines)
    if (found !== null) return found
  }
  return null
}

const asChange = (parts: readonly string[]): Pick<PageView, 'rowRuns' | 'blocks'> => {
  const runs = ['Policy Changes', ...parts].map((text) => ({ text }))
  return { rowRuns: runs, blocks: runs.map((run) => ({ segments: [run] })) } as unknown as Pick<PageView, 'rowRuns' | 'blocks'>
}
