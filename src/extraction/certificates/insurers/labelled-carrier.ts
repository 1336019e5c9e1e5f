import { type Row, type Segment, segmentOf, unionBox } from '../../classify/index.ts'
import type { Facts } from '../../declarations/index.ts'
import type { Word } from '../../page-model.ts'
import { NAME_END } from '../page/address-lines.ts'
import { isCompanyName } from '../../naic/index.ts'

const LABEL =
  /^\W*(?:name\s+of\s+|(?:(?:commercial|general|business|auto(?:mobile)?|excess|umbrella|professional|pollution|cyber|motor\s+truck|cargo|property|liability|workers?['’]?s?\s+compensation)\s+){1,3}(?=insurer|carrier|insurance\s+company))?(?:insurer|insurance\s+(?:company|carrier|provider)|insuring\s+company|issuing\s+(?:company|carrier|insurer)|carrier|company|underwriter|underwritten\s+by|insured\s+(?:by|with)|(?:coverage\s+)?(?:provided|underwritten)\s+by|company\s+affording\s+coverage)(?:\s*\(s\)|s)?(?:\s+name)?\s*(?:[A-H]\s*)?(?::\s*|$)/i
/** A sentence that opens with the insurer: `This certifies that Acme Insurance Company insures …`. */
const CERTIFIES = /^\W*this\s+(?:is\s+to\s+)?certif(?:y|ies)\s+that\s*:?\s*(?:\[?x\]?\s+)?/i
/** `Policy 1: CL00188204, Acme Insurance Company, 3/30/2026`. */
const POLICY_LINE = /^\W*policy\s(?:[A-H]|\d{1,2})\s?[:.–—-]\s?(?=[A-Z -]*\d)[A-Z0-9 -]{4,28}\s?[,|–—]\s?(?=[A-Z])/i
const COMPANY = /^(?:[A-Z][\w&.,'’-]*\s+){0,8}?(?:(?:insurance|casualty|indemnity|assurance|ins)\s+)(?:co|company|corp|corporation|exchange|group)\b\.?(?:,?\s+(?:inc\.?|of\s+[A-Z]\w+))?/i
/** A code, or a rating (`(A- VIII)`), behind the name. */
const TAIL = /\s*(?:[,(–—-]\s*)?(?:\(?\s*NAIC\b.*|\(?\s*A\.?M\.?\s*Best.*|\(\d{5}\).*|\(an?\s[^)]{3,40}\)|\((?:non-?\s?)?admitted\)|\(\s*[AB][+-]{0,2}\s*,?\s*(?:[IVX]{1,4}\b)?[^)]{0,30}\))$/i
/** Another fact's label in the same line ends the name. */
const NEXT_FACT = /\s+(?:(?:policy|effective|expiration|term|coverage)\b[^:]{0,20}:|pol\.?\s(?:no\b\.?|#)).*$/i
/** The heading of the column beside, or the next line of a heading. */
const HEADING = /^\W*(?:(?:effective|expir(?:y|ation))\s+)?(?:dates?|(?:types?|lines?|kinds?|class(?:es)?)(?:\s+of\s+(?:insurance|coverages?|business|policy))?|number|no\.?|amounts?|coverages?|premium|status|rating|term|state|named?|and\s+policy|(?:policy|coverage|event|certificate|insurance)\s+(?:period|term|dates?|number|no\.?|type|effective|expiration)(?:\(s\))?)\W*$/i
const NOT_A_NAME = /\$\s?\d|\d,\d{3}|\b(?:per|each)\s+person\b|\b(?:aggregate|occurrence|limits?|deductible|retention|accident(?!\s+(?:fund|(?:and|&)\s+[A-Z]|(?:insurance\s+|ins\.?\s+)?co(?:mpany|\.|rp)))|injury|claim)\b|\b(?:agency|agent|broker|number|address|phone|policy|letter|affording)\b|@|^\W*\d|^\W*(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?\s\d{1,2},?\s\d{4}\W*$/i

/** The next word of a title or of a name beside. */
const NAMES_NOBODY = /^(?:insurance|assurance|indemnity|casualty|company|liability|coverage|certificate)$/i

/** On truckers' papers the carrier is who hauls. */
const HAULIER = /\b(?:transport\w*|truck\w*|logistics|freight|haul\w*|express|drayage|carriers?|MC|DOT)\b/i
const INSURER_WORD = /\b(?:insur\w*|ins|assurance|indemnity|casualty|mutual|surety|underwriters|fund|exchange|lloyd\S*|pool|reciprocal|specialty)\b/i

/** A company's name without the box that was ticked before it. */
export const withoutTick = (name: string): string => name.replace(/^\W*[xX]\W*\s(?=\S)/, '')

/** The insurer by an explicit label: beside it, in the next cell, or on the line under it. Null when two differ. */
export function labelledCarrier(rows: readonly Row[]): Facts['carrier'] {
  const found: NonNullable<Facts['carrier']>[] = []
  rows.forEach((row, at) => {
    row.segments.forEach((segment, i) => {
      const label = LABEL.exec(segment.text)
      if (!label) return
      const beside = /[A-Za-z]{3}/.test(segment.text.slice(label[0].length))
      // What stands behind the label is its value, whether it can be read or not.
      const value = (beside ? valueOf(wholeCell(segment, rows[at + 1]), label[0].length) : valueOf(segment, label[0].length)) ?? (beside ? null : besideOrUnder(rows, at, i))
      if (value) found.push(value)
    })
    row.segments.forEach((segment) => {
      const opening = (CERTIFIES.exec(segment.text) ?? POLICY_LINE.exec(segment.text))?.[0].length
      const name = opening === undefined ? null : COMPANY.exec(segment.text.slice(opening))?.[0]
      const value = name && !/\b(?:polic|certificate|following|below)/i.test(name) ? valueOf(segment, opening!, opening! + name.length) : null
      if (value) found.push(value)
    })
  })
  const keys = new Set(found.map((f) => f.key))
  return keys.size === 1 ? found[0]! : null
}

/** Whether some rows name their insurer by a label and the name cannot be told: then it is nobody named elsewhere. */
export const hasUnreadCarrier = (rows: readonly Row[]): boolean =>
  rows.some((row) => row.segments.some((segment) => {
    const label = LABEL.exec(segment.text)?.[0]
    return label !== undefined && label.trim().endsWith(':') && /^\s*[A-Z][\w&.'’-]+\s+[A-Z&]/.test(segment.text.slice(label.length)) && valueOf(segment, label.length) === null
  }))

/** Of a value in the next cell and one on the line under the label that one is meant which is a company's name; what stands under an agent's caption is his. */
function besideOrUnder(rows: readonly Row[], at: number, i: number): ReturnType<typeof valueOf> {
  const [next, below] = [nextTo(rows, at, i), under(rows, at, rows[at]!.segments[i]!)]
  if (next && below && !isCompanyName(next.text) && isCompanyName(below.text)) return below
  // A cell beside the label that is no name answers it all the same: what stands under the label is then another fact's.
  if (!next && rows[at]!.segments[i + 1] && below && !isCompanyName(below.text)) return null
  const captioned = next && (rows[at - 1]?.segments.some((s) => Math.abs(s.box.x - next.box.x) < FLUSH_MAX && AGENT.test(s.text)) ?? false)
  return (captioned ? null : next) ?? below ?? over(rows, at, rows[at]!.segments[i]!)
}
/** A company's name on the rule over its label, where nothing stands beside the label or under it. */
const over = (rows: readonly Row[], at: number, label: Segment): ReturnType<typeof valueOf> => {
  const before = rows[at - 1]
  const own = before && label.box.y - before.y < 2.4 * Math.max(7, before.h) ? before.segments.find((s) => Math.abs(s.box.x - label.box.x) < FLUSH_MAX) : undefined
  return own && isCompanyName(own.text) ? valueOf(own, 0) : null
}
const FLUSH_MAX = 3
const AGENT = /^\W*(?:your\s)?(?:insurance\s)?(?:agen(?:cy|t)|producer|broker)\b.{0,30}$/i
function nextTo(rows: readonly Row[], at: number, i: number): ReturnType<typeof valueOf> {
  const own = rows[at]!.segments[i + 1]
  if (!own) return null
  return valueOf(wholeName(own, rows[at + 1]), 0)
}
/** `Insurer: Acme Mutual` over `Insurance Company` in a narrow cell: the label's own line goes on under it. */
function wholeCell(own: Segment, below: Row | undefined): Segment {
  const rest = below?.segments.find((s) => Math.abs(s.box.x - own.box.x) < 3)
  const goesOn = rest !== undefined && NAME_END.test(rest.text) && !/\b(?:company|corporation|exchange|association)\W*$/i.test(own.text) && rest.box.y - own.box.y < 1.8 * Math.max(7, own.box.h)
  return goesOn ? segmentOf(own.page, [...own.words, ...rest.words]) : own
}
/** The last word of a name may stand on a second line of its cell, alone on that line or beside what other cells go on with. */
function wholeName(own: Segment, below: Row | undefined): Segment {
  const rest = below?.segments.find((s) => Math.abs(s.box.x - own.box.x) < 3)
  const goesOn = rest && (below!.segments.length === 1 || !WHOLE.test(own.text)) && NAME_END.test(rest.text) && rest.box.y - own.box.y < 2 * Math.max(7, own.box.h)
  return goesOn ? segmentOf(own.page, [...own.words, ...rest.words]) : own
}
const WHOLE = /\b(?:company|co\.?|corporation|corp\.?|exchange|association|inc\.?)\W*$/i
const under = (rows: readonly Row[], at: number, label: Segment) => {
  const next = rows[at + 1]
  const near = next && next.y - rows[at]!.y < 3 * Math.max(8, label.box.h) ? next.segments.find((s) => Math.abs(s.box.x - label.box.x) < 16) : undefined
  return near ? valueOf(wholeName(near, rows[at + 2]), 0) : null
}

/** A stretch of a segment's text as a company's name. */
function valueOf(segment: Segment, start: number, end = segment.text.length): NonNullable<Facts['carrier']> | null {
  const text = withoutTick(segment.text.slice(start, end)).replace(/^[\s:]+/, '').replace(/^\d{1,3}(?:\.\d+)?\s?%\s+(?:of\s+)?/, '').replace(NEXT_FACT, '').replace(TAIL, '').replace(/[,;:·•|\s]+$/, '').trim()
  // Who signs for an insurer is not the insurer; whose name follows may run on in the next line.
  if (/\bon\s+behalf\s+of\b/i.test(text)) return null
  if (HAULIER.test(text) && !INSURER_WORD.test(text)) return null
  if (!/[A-Za-z]{3}/.test(text) || NAMES_NOBODY.test(text) || text.length > 80 || NOT_A_NAME.test(text) || HEADING.test(text) || LABEL.test(`${text}:`)) return null
  const words = wordsFrom(segment, start)
  return { key: text.toLowerCase(), text, words, page: segment.page, box: unionBox(words.map((w) => w.box)), score: 8, labelled: true, legal: true }
}

function wordsFrom(segment: Segment, start: number): Word[] {
  let at = 0
  const out = segment.words.filter((w) => {
    const end = at + w.text.length
    at = end + 1
    return end > start
  })
  return out.length > 0 ? out : segment.words
}
