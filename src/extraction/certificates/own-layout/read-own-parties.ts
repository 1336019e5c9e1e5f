import type { Grid, Row, Segment } from '../../classify/index.ts'
import { findInsured, findIssueDate, findProducer, viewPage } from '../../declarations/index.ts'
import { findDate } from '../../values/index.ts'
import type { PageText } from '../page/page-text.ts'
import { EMAIL, nameOf, PHONE, stateOf } from '../page/address-lines.ts'
import { holderOf, type Parties, readParties } from '../read-parties.ts'

const LABELS = {
  insured:
    /^(?:\d{1,2}[.)]\s*)?(?:first\s+)?(?:named\s+insureds?|insureds?(?:\s+(?:organi[sz]ation|entity)|['’]s\s+full\s+name)?|policy\s*holder|name\s+(?:and\s+address\s+)?of\s+(?:the\s+)?insured|insured\s+(?:name|business)|business\s+name|client(?:\s+name)?(?=\s*:)|lessee(?:\s*\(named\s+insured\))?|borrower\s*\/\s*named\s+insured|employer|covered\s+(?:member|party|entity)|member(?:\s+(?:agency|entity|name)|(?=\s*:)))(?:\(s\))?(?:\s+(?:and|&)\s+(?:mailing\s+)?address)?\s*(?::\s*|$)/i,
  holder:
    /^(?:\d{1,2}[.)]\s*)?(?:issued\s+to\s*\(certificate\s+holder\)|(?:name\s+and\s+address\s+of\s+)?certificate\s*-?holder(?:'s)?(?:\s+name|\s*[-–—]\s*name)?(?:\s+(?:and|&)\s+(?:mailing\s+)?address)?|certificate\s+issued\s+to|issued\s+to(?=\s*:)|holder|lessor(?:\s*\/\s*loss\s+payee)?|lender(?:\s*\(mortgagee\))?)\s*(?::\s*|$)/i,
  producer:
    /^(?:\d{1,2}[.)]\s*)?(?:insurance\s+)?(?:agent|producer|agency|broker(?:age\/agency)?|producing\s+agen(?:t|cy)|agent\s*\/\s*broker)(?:\s+of\s+record|\s+(?:full\s+)?name|\s+information)?(?:\s+(?:and|&)\s+(?:mailing\s+)?address)?\s*(?::\s*|$)/i,
}
const LINES_MAX = 8
/** A label of something else ends a block. */
const OTHER_LABEL = /^[A-Za-z][A-Za-z /&()'’-]{2,36}:/

/** The caption of the next cell down. */
const FACT_LABEL = /^(?:insurance\s+(?:company|carrier)|insurer|(?:policy|coverage|event|certificate)\s+(?:number|period|term|dates?)(?:\(s\))?|venue|agent|agency|broker|producer)\W*$/i

/** Who is named on a certificate of the issuer's own make: each party is a label with a block of lines beside or under it. */
export function readOwnParties(text: PageText, grid: Grid): Parties {
  const view = viewPage(text.page)
  const printed = readParties(text, grid)
  const insured = blockAt(view.rows, LABELS.insured)
  const holder = blockAt(view.rows, LABELS.holder)
  const producer = blockAt(view.rows, LABELS.producer)
  const subject = insured ? null : subjectOf(view.rows)
  const fallback = insured || subject ? null : text.attempt(['insured_name'], null, () => findInsured([view]))
  const named = holder ? holderOf(holder) : printed
  const holderName = partyOf(named.certificate_holder)
  const joined = producer?.join(' ') ?? ''
  return {
    insured_name: partyOf(insured ? nameOf(insured) : (subject ?? partyOf(fallback?.name ?? null) ?? printed.insured_name)),
    insured_state: insured ? stateOf(insured) : (fallback?.state ?? printed.insured_state),
    certificate_holder: holderName,
    holder_printed: holderName && named.holder_printed,
    producer: producer
      ? {
          name: nameOf(producer),
          contact_name: printed.producer.contact_name,
          email: EMAIL.exec(joined)?.[0] ?? printed.producer.email,
          phone: PHONE.exec(joined)?.[0] ?? printed.producer.phone,
        }
      : printed.producer.name
        ? printed.producer
        : (text.attempt(['producer'], null, () => findProducer([view])) ?? printed.producer),
    issued_on: printed.issued_on ?? text.attempt(['issued_on'], null, () => findIssueDate([view])),
  }
}

/** Words of sentences, which no party is called by. */
const SENTENCE = /\b(?:this|under|attached|forms\s+a\s+part|informational?\s+purposes|issued\s+(?:for|as|to)|following|hereby|certif(?:y|ies)|whom\s+it|shall|will\s+be|for\s+workers|(?:is|are|has|have|been)\s+\w+)\b/i
/** The label of the next cell run in, or a street. */
const NO_PARTY = /:\s*$|^(?:yes|no)\b|^\d{1,6}\s(?:[A-Z][\w.]*\s){1,4}(?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|blvd|hwy|highway|pkwy|way|ct|court|pl|place|sq|square)\b/i
/** The next party on the same line, or what a carrier is authorised under. */
const BEHIND_PARTY = /,?\s+(?:[–—-]\s)?(?:(?:certificate\s+)?holder|producer|agent|broker)\s?:.*$|\s(?:MC|US\s?DOT)\s?[#-]\s?\d.*$/i
/** A party's name without the day that may follow it; null for a piece of a sentence. */
function partyOf(name: string | null): string | null {
  const alone = name?.replace(BEHIND_PARTY, '') ?? null
  const day = alone === null ? null : findDate(alone)
  const whole = alone !== null && day ? alone.slice(0, day.start).replace(/[\s,;]+(?:on|dated?|as\s+of)?[\s,:]*$/i, '') : alone
  return whole && /[A-Za-z]{2}/.test(whole) && !SENTENCE.test(whole) && !NO_PARTY.test(whole) ? whole : null
}

const SUBJECT = /^\W*re\s*:\s*(?:evidence|proof|verification|certificate|confirmation)\s+of\s+(?:insurance|coverage)\s*(?:\s[-–—]|:|\bfor\b)\s*(?:(?:named\s+)?insured\s*:?\s*)?([A-Z][^:]{3,70})$/i
/** `(MC 123456)` behind a carrier's name. */
const AUTHORITY = /\s*\((?:US\s?)?(?:MC|DOT)\b[^()]{0,40}\)\s*$/i
/** `RE: Evidence of insurance - Acme LLC`: of whom a letter is. */
const subjectOf = (rows: readonly Row[]): string | null => {
  const found = rows.flatMap((r) => SUBJECT.exec(r.segments.map((s) => s.text).join(' ').replace(AUTHORITY, ''))?.[1] ?? [])
  return found.length === 1 && !/\bpolic(?:y|ies)\b|\d{4}/i.test(found[0]!) ? found[0]!.trim() : null
}

/** The lines of the topmost block that a label heads; null when there is no such label or nothing under it. */
function blockAt(rows: readonly Row[], label: RegExp): string[] | null {
  for (const [at, row] of rows.entries()) {
    for (const segment of row.segments) {
      const match = label.exec(segment.text)
      if (!match || isSecondLine(rows[at - 1], segment)) continue
      const rest = segment.text.slice(match[0].length).trim()
      const beside = rest ? null : valueBeside(rows, at, segment)
      const lines = beside ? [beside] : [...(rest ? [rest] : []), ...linesUnder(rows, at, segment)]
      if (lines.some((l) => /[A-Za-z]{3}/.test(l))) return lines
    }
  }
  return null
}

/** `Additional` over `insured` in a narrow cell. */
const isSecondLine = (above: Row | undefined, { box }: Segment): boolean => above?.segments.some((s) => Math.abs(s.box.x - box.x) < 3 && box.y - s.box.y < 2 * Math.max(7, box.h) && /\badditional\W*$/i.test(s.text)) ?? false

/** How far under its label a block may be set in. */
const INDENT_MAX = 28
const HEADING = /^\W*(?:cancell?ation|insurers?|company|companies|contact|coverages?|date|authori[sz]ed|additional\s+(?:insured|interest)|loss\s+payee|lienholder|mortgagee)\b/i
/** The value of a label in a list of labels and values side by side: the next row is set in the same two columns. */
function valueBeside(rows: readonly Row[], at: number, label: Segment): string | null {
  const own = rows[at]!.segments
  const value = own[own.indexOf(label) + 1]
  if (!value) return null
  // The last of a list has its like before it.
  const inLine = [rows[at + 1], rows[at - 1]].some((row) => [label, value].every(({ box: { x } }) => row?.segments.some((s) => Math.abs(s.box.x - x) < 4)))
  // Over an address each of two labels side by side heads a block of its own.
  if (HEADING.test(value.text) || FACT_LABEL.test(value.text) || stateOf(linesUnder(rows, at, label)) !== null) return null
  const says = label.text.endsWith(':') && !rows[at + 1]?.segments.some((s) => Math.abs(s.box.x - label.box.x) < 4 && s.box.y - label.box.y < 1.8 * Math.max(7, label.box.h))
  // `Insured:  Osprey LLC   Date:  …`: behind the value the next label may stand.
  const isNext = own.length === 2 || (label.text.endsWith(':') && OTHER_LABEL.test(own[own.indexOf(label) + 2]?.text ?? ''))
  return (inLine || says) && isNext && !Object.values(LABELS).some((l) => l.test(value.text)) ? value.text : null
}

function linesUnder(rows: readonly Row[], at: number, label: Segment): string[] {
  const lines: string[] = []
  let bottom = label.box.y + label.box.h
  for (const row of rows.slice(at + 1, at + 1 + LINES_MAX * 2)) {
    const h = Math.max(7, label.box.h)
    if (row.y - bottom > 2.1 * h || lines.length >= LINES_MAX) break
    const own = row.segments.find((s) => Math.abs(s.box.x - label.box.x) < 16) ?? row.segments.find((s) => s.box.x > label.box.x && s.box.x - label.box.x < INDENT_MAX)
    if (!own) continue
    if (OTHER_LABEL.test(own.text) || FACT_LABEL.test(own.text) || Object.values(LABELS).some((l) => l.test(own.text))) break
    lines.push(own.text)
    bottom = own.box.y + own.box.h
  }
  return lines
}
