import type { DocType, ReadLine } from '../vocabulary/index.ts'
import { foldPolicyNumber } from './fold-identity.ts'
import { type HeldLine, isEmpty, LINE_ATTRIBUTES, valueAt } from './held-line.ts'

/** What a document says of a line, and which paths it shows without anyone being able to read them. */
export type Statement = { stated: ReadLine; unreadable: string[] }

/** Notices speak about a policy without proving it: they never create a line nor change its values. */
export const isNotice = (documentClass: DocType): boolean =>
  documentClass === 'cancellation_notice' || documentClass === 'reinstatement_notice'

/** The reading without what was not read. A label printed twice with two amounts is as good as unread. */
export const readableLine = (read: ReadLine, unreadable: readonly string[]): Statement => {
  const amounts = new Map<string, number | null>()
  const unread = new Set(unreadable)
  for (const { label, amount } of read.limits) {
    const earlier = amounts.get(label) ?? null
    if (earlier !== null && amount !== null && amount !== earlier) unread.add(`limits.${label}`)
    else amounts.set(label, earlier ?? amount)
  }
  const limits = [...amounts].filter(([label]) => !unread.has(`limits.${label}`)).map(([label, amount]) => ({ label, amount }))
  const stated: ReadLine = { ...read, limits }
  if (foldPolicyNumber(read.policy_number) === null) stated.policy_number = null
  for (const attribute of LINE_ATTRIBUTES) {
    if (unread.has(attribute)) Object.assign(stated, { [attribute]: attribute === 'auto_scope' ? [] : null })
  }
  return { stated, unreadable: [...unread] }
}

/** Paths on which the document says something, limits in the order printed. */
export const statedPaths = (stated: ReadLine): string[] => [
  ...LINE_ATTRIBUTES.filter((attribute) => !isEmpty(stated[attribute])),
  ...stated.limits.map(({ label }) => `limits.${label}`),
]

/** Of the paths that some document shows unreadably, those that no document gives. */
export const stillUnreadable = (line: HeldLine, paths: Iterable<string>): string[] =>
  [...new Set(paths)]
    .filter((path) => (path === 'limits.statutory' ? valueAt(line, path) === undefined : isEmpty(valueAt(line, path))))
    .sort()
