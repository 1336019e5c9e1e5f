import type { Row, Segment } from '../classify/index.ts'
import { findInsured, findIssueDate, findProducer, viewPage } from '../declarations/index.ts'
import type { Grid } from './grid.ts'
import type { PageText } from './page-text.ts'
import { EMAIL, nameOf, PHONE, stateOf } from './address-lines.ts'
import { type Parties, readParties } from './read-parties.ts'

const LABELS = {
  insured:
    /^(?:first\s+)?(?:named\s+insureds?|insureds?(?:\s+(?:organi[sz]ation|entity))?|policy\s*holder|name\s+of\s+insured|insured\s+name|employer)(?:\(s\))?(?:\s+(?:and|&)\s+(?:mailing\s+)?address)?\s*(?::\s*|$)/i,
  holder:
    /^(?:issued\s+to\s*\(certificate\s+holder\)|(?:name\s+and\s+address\s+of\s+)?certificate\s*-?holder(?:'s)?(?:\s+name)?(?:\s+(?:and|&)\s+address)?|certificate\s+issued\s+to|holder)\s*(?::\s*|$)/i,
  producer:
    /^(?:insurance\s+)?(?:agent|producer|agency|broker|producing\s+agen(?:t|cy)|agent\s*\/\s*broker)(?:\s+of\s+record|\s+name|\s+information)?(?:\s+(?:and|&)\s+address)?\s*(?::\s*|$)/i,
}
const LINES_MAX = 8
/** A label of something else ends a block. */
const OTHER_LABEL = /^[A-Za-z][A-Za-z /&()'’-]{2,36}:/

/** Who is named on a certificate of the issuer's own make: each party is a label with a block of lines beside or under it. */
export function readOwnParties(text: PageText, grid: Grid): Parties {
  const view = viewPage(text.page)
  const printed = readParties(text, grid)
  const insured = blockAt(view.rows, LABELS.insured)
  const holder = blockAt(view.rows, LABELS.holder)
  const producer = blockAt(view.rows, LABELS.producer)
  const fallback = insured ? null : findInsured([view])
  const joined = producer?.join(' ') ?? ''
  return {
    insured_name: insured ? nameOf(insured) : (fallback?.name ?? printed.insured_name),
    insured_state: insured ? stateOf(insured) : (fallback?.state ?? printed.insured_state),
    certificate_holder: holder ? nameOf(holder) : printed.certificate_holder,
    producer: producer
      ? {
          name: nameOf(producer),
          contact_name: printed.producer.contact_name,
          email: EMAIL.exec(joined)?.[0] ?? printed.producer.email,
          phone: PHONE.exec(joined)?.[0] ?? printed.producer.phone,
        }
      : printed.producer.name
        ? printed.producer
        : (findProducer([view]) ?? printed.producer),
    issued_on: printed.issued_on ?? findIssueDate([view]),
  }
}

/** The lines of the topmost block that a label heads; null when there is no such label or nothing under it. */
function blockAt(rows: readonly Row[], label: RegExp): string[] | null {
  for (const [at, row] of rows.entries()) {
    for (const segment of row.segments) {
      const match = label.exec(segment.text)
      if (!match) continue
      const rest = segment.text.slice(match[0].length).trim()
      const beside = rest ? null : valueBeside(rows, at, segment)
      const lines = beside ? [beside] : [...(rest ? [rest] : []), ...linesUnder(rows, at, segment)]
      if (lines.some((l) => /[A-Za-z]{3}/.test(l))) return lines
    }
  }
  return null
}

const HEADING = /^\W*(?:cancell?ation|insurers?|company|companies|contact|coverages?|date|authori[sz]ed)\b/i
/** The value of a label in a list of labels and values side by side: the next row is set in the same two columns. */
function valueBeside(rows: readonly Row[], at: number, label: Segment): string | null {
  const [own, next] = [rows[at]!.segments, rows[at + 1]?.segments ?? []]
  const value = own[own.indexOf(label) + 1]
  if (!value) return null
  const starts = (x: number): boolean => next.some((s) => Math.abs(s.box.x - x) < 4)
  if (HEADING.test(value.text)) return null
  return starts(label.box.x) && starts(value.box.x) && own.length === 2 && !Object.values(LABELS).some((l) => l.test(value.text)) ? value.text : null
}

function linesUnder(rows: readonly Row[], at: number, label: Segment): string[] {
  const lines: string[] = []
  let bottom = label.box.y + label.box.h
  for (const row of rows.slice(at + 1, at + 1 + LINES_MAX * 2)) {
    const h = Math.max(7, label.box.h)
    if (row.y - bottom > 2.1 * h || lines.length >= LINES_MAX) break
    const own = row.segments.find((s) => Math.abs(s.box.x - label.box.x) < 16)
    if (!own) continue
    if (OTHER_LABEL.test(own.text) || Object.values(LABELS).some((l) => l.test(own.text))) break
    lines.push(own.text)
    bottom = own.box.y + own.box.h
  }
  return lines
}
