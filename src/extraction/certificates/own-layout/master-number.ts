import { type Row, segmentOf, unionBox } from '../../classify/index.ts'
import type { Facts } from '../../declarations/index.ts'

const LABEL = /^\W*master\s+policy\s*(?:number|no\b\.?|num\b\.?|#)?\s*:?\s*/i
const NUMBER = /^(?=[A-Z0-9 -]*\d{4})[A-Z0-9][A-Z0-9 -]{4,24}$/

/** A program's members share its master policy: its number is each coverage's, where the paper states no other. Null where two differ. */
export function masterNumber(rows: readonly Row[]): Facts['number'] {
  const found = rows.flatMap(({ segments }) =>
    segments.flatMap((segment, i): NonNullable<Facts['number']>[] => {
      const label = LABEL.exec(segment.text)?.[0]
      if (!label) return []
      // The next fact's label may stand on the same line.
      const rest = segment.text.slice(label.length).replace(/\s+[A-Z][a-z]+(?:\s[a-z]+){0,2}:.*$/, '')
      const from = label.trim().split(/\s+/).length
      const own = rest ? segmentOf(segment.page, segment.words.slice(from, from + rest.trim().split(/\s+/).length)) : segments[i + 1]
      if (!own || !NUMBER.test(own.text)) return []
      return [{ key: own.text.toLowerCase(), text: own.text, words: own.words, page: own.page, box: unionBox(own.words.map((w) => w.box)), score: 6, pages: [own.page] }]
    }),
  )
  return new Set(found.map((f) => f.key)).size === 1 ? found[0]! : null
}
