import type { Box, IntegrityFinding } from '../../vocabulary/index.ts'
import type { Page, Word } from '../page-model.ts'
import { type KeyValue, keyValues } from './key-values.ts'

type Value = KeyValue & { box: Box; reader: Word['reader'] }

/** The key values of a page with their places. Letters set one by one are joined first, so that editors' re-spacing is no change. */
function valuesOf(page: Page): Value[] {
  const words = page.words.filter((w) => w.visible !== false && w.text.trim() !== '').slice(0, 5000)
  words.sort((a, b) =>
    Math.abs(a.box.y + a.box.h / 2 - b.box.y - b.box.h / 2) > 4 ? a.box.y + a.box.h / 2 - b.box.y - b.box.h / 2 : a.box.x - b.box.x,
  )
  const values: Value[] = []
  let line: Word[] = []
  const flush = (): void => {
    let text = ''
    const at: { start: number; word: Word }[] = []
    let right = 0
    for (const word of line) {
      const gap = word.box.x - right
      if (text && gap > 0.22 * Math.max(5, word.box.h)) text += gap > 2.5 * word.box.h ? ' | ' : ' '
      at.push({ start: text.length, word })
      text += word.text
      right = word.box.x + word.box.w
    }
    for (const value of keyValues(text)) {
      const holders = at.filter((a) => a.start < value.index + value.text.length + 2 && a.start + a.word.text.length > value.index)
      const first = holders[0]?.word
      if (!first) continue
      const last = holders.at(-1)!.word
      values.push({
        ...value,
        reader: first.reader,
        box: { x: first.box.x, y: first.box.y, w: Math.max(first.box.w, last.box.x + last.box.w - first.box.x), h: first.box.h },
      })
    }
    line = []
  }
  for (const word of words) {
    const last = line.at(-1)
    const middle = word.box.y + word.box.h / 2
    if (
      last &&
      (Math.abs(middle - last.box.y - last.box.h / 2) > 0.45 * Math.max(4, Math.min(word.box.h, last.box.h)) || word.box.x < last.box.x)
    )
      flush()
    line.push(word)
  }
  flush()
  return values
}

const near = (a: Box, b: Box): boolean =>
  Math.abs(a.y + a.h / 2 - b.y - b.h / 2) < 0.9 * Math.max(a.h, b.h) &&
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.3 * Math.min(a.w, b.w)

export type ChangedValue = { page: number; kind: KeyValue['kind']; old: string; new: string; box: Box; typed: boolean }

/** Values that one revision shows and the next replaces by another of the same kind in the same place. */
export function changedValues(before: Page, after: Page): ChangedValue[] {
  const old = valuesOf(before)
  const now = valuesOf(after)
  const changes: ChangedValue[] = []
  for (const was of old) {
    if (now.some((n) => n.text === was.text && near(n.box, was.box))) continue
    // Gone from its place but printed elsewhere on the page: moved, not changed.
    const count = (list: readonly Value[], text: string): number => list.filter((v) => v.text === text).length
    if (count(now, was.text) >= count(old, was.text)) continue
    const replaced = now.find(
      (n) =>
        n.kind === was.kind && n.text !== was.text && near(n.box, was.box) && !old.some((o) => o.text === n.text && near(o.box, n.box)),
    )
    if (!replaced) continue
    if (replaced.text.includes(was.text) || was.text.includes(replaced.text)) continue
    changes.push({
      page: after.number,
      kind: was.kind,
      old: was.text,
      new: replaced.text,
      box: replaced.box,
      typed: replaced.reader === 'pdf_form' || was.reader === 'pdf_form',
    })
  }
  return changes.slice(0, 60)
}

/** Letters and digits of the policy numbers that were read, for telling a changed policy number from any other number. */
export type ReadNumbers = ReadonlySet<string>
const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** So many other numbers exchanged (vehicles, ZIP codes, accounts) that the paper was made a sample of, not an altered policy. */
const WHOLESALE = 3

/**
 * What a change between revisions weighs. Agents fill the same form again each year and save it, so typed form values are
 * only told; a printed date or amount replaced in the page itself is what a forger does.
 */
export function findingsOfChanges(changes: readonly ChangedValue[], policyNumbers: ReadNumbers): IntegrityFinding[] {
  const isPolicy = (c: ChangedValue): boolean => c.kind === 'number' && (policyNumbers.has(fold(c.new)) || policyNumbers.has(fold(c.old)))
  const wholesale = changes.filter((c) => c.kind === 'number' && !isPolicy(c)).length >= WHOLESALE
  return changes.map((change): IntegrityFinding => {
    const policy = isPolicy(change)
    const severity = change.typed ? 'info' : change.kind !== 'number' ? 'suspicious' : policy && !wholesale ? 'needs_a_look' : 'info'
    return {
      severity,
      code: 'changed_in_revision',
      title: `A later revision of the file changed ${policy ? 'the policy number ' : ''}“${change.old}” to “${change.new}”`,
      page: change.page,
      box: change.box,
      detail: { kind: policy ? 'policy_number' : change.kind, old_value: change.old, new_value: change.new, in_form_field: change.typed },
    }
  })
}

export const readNumbers = (numbers: readonly (string | null)[]): ReadNumbers => new Set(numbers.filter((n) => n !== null).map(fold))
