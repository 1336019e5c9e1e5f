import { amountRows } from '../limits/amount-rows.ts'
import { findCarriers } from '../policy/find-carrier.ts'
import { findPolicyNumbers } from '../policy/find-policy-number.ts'
import { findPolicyTerm } from '../policy/find-policy-term.ts'
import { listedParts } from './listed-parts.ts'
import type { PageView } from '../view/page-view.ts'

/** One page may break a number before its first letters. */
const ends = (a: string, b: string): boolean => b.length >= 6 && a.endsWith(b)
/** In a picture a letter or two may be misread; print that is text says what it says. */
const close = (a: string, b: string, seen: boolean): boolean => {
  if (a === b || a.startsWith(b) || b.startsWith(a) || ends(a, b) || ends(b, a)) return true
  if (!seen || a.length !== b.length) return false
  let differ = 0
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) differ++
  return differ <= 2
}

const PARTS_MIN = 2
const SURE = 2.5
const LIKELY = 1.5
const foldName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')
/** A number under a bare label is another policy's where the page names another insurer in full and a term of its own. */
function isOfAnother(view: PageView, open: readonly PageView[]): boolean {
  const nobody = (): boolean => false
  const [own] = findCarriers([view], nobody)
  const before = own && findCarriers(open, nobody).map((c) => foldName(c.text))
  if (!before || before.length === 0 || before.some((name) => name.includes(foldName(own.text)) || foldName(own.text).includes(name))) return false
  const { effective, expiration } = findPolicyTerm([view])
  return effective !== null && expiration !== null
}
/**
 * Declarations of several policies stapled together, each apart: a new run begins where a page states another number under
 * a heading of its own. Pages that state none stay with the run before them; a first page that lists the parts of several
 * policies and bears no number is of none of them.
 */
export function splitPolicies(views: readonly PageView[]): PageView[][] {
  const runs: { key: string | null; views: PageView[] }[] = []
  for (const view of views) {
    const top = findPolicyNumbers([view])[0]
    const told = top && (top.score >= SURE || (runs.length > 0 && top.score >= LIKELY && isOfAnother(view, runs.at(-1)!.views))) ? top.key : null
    const key = told ?? null
    const seen = view.page.source !== 'digital'
    const open = runs.at(-1)
    const fresh =
      key !== null &&
      open?.key &&
      !close(key, open.key, seen) &&
      /declarations|information page|coverage summary|id(?:entification)? card|endorsement changes the policy/i.test(view.text.slice(0, 900))
    const known = key !== null ? runs.find((r) => r.key && close(r.key, key, seen)) : undefined
    if (fresh && known) known.views.push(view)
    else if (!open || fresh) runs.push({ key, views: [view] })
    else {
      open.views.push(view)
      open.key ??= key
    }
  }
  const [first, ...others] = runs.map((r) => r.views)
  const lead = others.length > 0 && first!.length > 1 ? first![0]! : null
  const isIndex = lead !== null && findPolicyNumbers([lead]).length === 0 && listedParts(amountRows(lead)).length >= PARTS_MIN
  return isIndex ? [[lead], first!.slice(1), ...others] : first ? [first, ...others] : []
}
