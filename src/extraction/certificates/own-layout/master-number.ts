import { type Row, segmentOf, unionBox } from '../../classify/index.ts'
import type { Facts } from '../../declarations/index.ts'

const LABEL = /^\W*master\s+policy\s*(?:number|no\b\.?|num\b\.?|#)?\s*:?\s*/i
/** A club enters a vessel by a certificate, and the certificate's number is the policy's. */
const ENTRY = /\bcertificate\s+of\s+entry\b/i
const ENTRY_LABEL = /^\W*(?:certificate\s+(?:of\s+entry\s+)?|entry\s+|policy\s+)(?:number|no\b\.?|#)\s*:?\s*/i
const NUMBER = /^(?=[A-Z0-9 /.-]*\d{4})[A-Z0-9][A-Z0-9 /.-]{4,24}$/

/** A program's members share its master policy: its number is each coverage's, where the paper states no other. Null where two differ. */
export function masterNumber(rows: readonly Row[]): Facts['number'] {
  const isEntry = rows.some((r) => r.segments.some((s) => ENTRY.test(s.text)))
  const found = rows.flatMap(({ segments }) =>
    segments.flatMap((segment, i): NonNullable<Facts['number']>[] => {
      const label = (LABEL.exec(segment.text) ?? (isEntry ? ENTRY_LABEL.exec(segment.text) : null))?.[0]
      if (!label) return []
      // The next fact's label may stand on the same line.
      const rest = segment.text.slice(label.length).replace(/\s+[A-Z][a-z]+(?:\s[a-z]+){0,2}:.*$/, '').replace(/,?\s+(?:issued|underwritten|written|provided)\s+(?:by|to)\b.*$/i, '')
      const from = label.trim().split(/\s+/).length
      const own = rest ? segmentOf(segment.page, segment.words.slice(from, from + rest.trim().split(/\s+/).length)) : segments[i + 1]
      if (!own || !NUMBER.test(own.text)) return []
      return [{ key: own.text.toLowerCase(), text: own.text, words: own.words, page: own.page, box: unionBox(own.words.map((w) => w.box)), score: 6, pages: [own.page] }]
    }),
  )
  return new Set(found.map((f) => f.key)).size === 1 ? found[0]! : null
}
