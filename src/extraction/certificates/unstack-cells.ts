import type { Row, Segment } from '../classify/index.ts'

const VALUE = /^(?:\$?\s?\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\$\s?\d+|yes|no|y|n|n\/a|none|included|statutory)$/i
const ALIGNED_MAX = 6
const NEAR_MAX = 3
const LABEL_LETTERS_MAX = 44

const isLabel = (segment: Segment): boolean => /[A-Za-z]{2}/.test(segment.text) && !/\d/.test(segment.text) && segment.text.length <= LABEL_LETTERS_MAX && !VALUE.test(segment.text)
/** Each value under a label of its own, flush with it. */
const pairsUp = (labels: Row, values: Row | undefined): values is Row =>
  values !== undefined &&
  values.y - labels.y < NEAR_MAX * Math.max(6, labels.h) &&
  values.segments.length === labels.segments.length &&
  labels.segments.every(isLabel) &&
  values.segments.every((s, i) => VALUE.test(s.text.trim()) && Math.abs(s.box.x - labels.segments[i]!.box.x) < ALIGNED_MAX)

/**
 * A row of labels over a row of amounts and answers, as cards on web pages set them: one row for each label with its value.
 * Where a second row of values follows, the labels head a table and stay.
 */
export function unstackCells(rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (let i = 0; i < rows.length; i++) {
    const [labels, values, after] = [rows[i]!, rows[i + 1], rows[i + 2]]
    const tabled = values && after && after.segments.length === values.segments.length && after.segments.every((s, k) => VALUE.test(s.text.trim()) && Math.abs(s.box.x - values.segments[k]!.box.x) < ALIGNED_MAX)
    if (labels.segments.length === 0 || tabled || !pairsUp(labels, values)) {
      out.push(labels)
      continue
    }
    // Heights apart, so that each stays a row of its own.
    labels.segments.forEach((label, k) => out.push({ ...labels, y: labels.y + k * 0.01, segments: [label, values.segments[k]!] }))
    i += 1
  }
  return out
}
