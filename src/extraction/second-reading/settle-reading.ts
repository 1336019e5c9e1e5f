import type { Box, FieldReading, ReadLine, UnreadableField } from '../../vocabulary/index.ts'
import type { CellExpectation, CellReading } from '../images/cell-reading.ts'
import type { Page } from '../page-model.ts'
import type { PartReading } from '../stages.ts'
import { parseDate } from '../values/index.ts'
import { findRowMark, isPrintedNo, rowMarkCell } from './find-row-marks.ts'
import { isPlausibleLimit, isSignMisread, isUsualTerm } from './plausible.ts'
import { likeness, settleCarrier } from './settle-carrier.ts'

/** Reads one place of a page again by other means; null when the page came from no picture. */
export type Reread = (page: Page, box: { x: number; y: number; w: number; h: number }, expect: CellExpectation, seen: string) => Promise<CellReading | null>

/** First readings at or above this were right more than 99 times in 100. */
const SURE = 0.97
/** A doubtful value that only one engine supports, at its own word, is kept from here up. */
const ALONE_MIN = 0.93
/** Bounds the second readings of one part; what is doubtful beyond them is unreadable. */
const REREADS_MAX = 80

type Draft = { reading: PartReading; line: ReadLine; index: number; reread: (field: string, expect: CellExpectation, seen: string) => Promise<CellReading | null> }

/**
 * The second look at what was read from pictures: every value that first reading, format and meaning leave in doubt is
 * read again by another engine. What agrees stands; what still disagrees becomes null and is named unreadable.
 * Values from digital text are left as they are. The reading is changed in place.
 */
export async function settleReading(reading: PartReading, pages: readonly Page[], reread: Reread): Promise<void> {
  const seenBefore = new Map<string, Promise<CellReading | null>>()
  for (const [index, line] of reading.coverage_lines.entries()) {
    const again: Draft['reread'] = (field, expect, seen) => {
      const at = line.fields[field]?.provenance
      const page = pages.find((p) => p.number === at?.page)
      if (!at?.box || !page) return Promise.resolve(null)
      const room = { x: at.box.x - 1.2, y: at.box.y - 1.2, w: at.box.w + 2.4, h: at.box.h + 2.4 }
      const key = [expect, seen, at.page, ...Object.values(room).map(Math.round)].join(' ')
      const before = seenBefore.get(key)
      if (before) return before
      if (seenBefore.size >= REREADS_MAX) return Promise.resolve(null)
      const found = reread(page, room, expect, seen)
      seenBefore.set(key, found)
      return found
    }
    const draft: Draft = { reading, line, index, reread: again }
    await settleMarks(draft, pages, reread)
    await settleDates(draft)
    await settleLimits(draft)
    await settleUnclear(draft, pages, reread)
    await settleNumber(draft)
    await settleLetter(draft)
    await settleInsurer(draft)
  }
}

const ofPicture = (field: FieldReading | undefined): field is FieldReading =>
  field?.provenance?.reader === 'pp_ocr' || field?.provenance?.reader === 'tesseract'

const giveUp = ({ reading, line, index }: Draft, field: string, reason: string): void => {
  const at = line.fields[field]?.provenance
  const known = (u: UnreadableField): boolean => u.line === index && u.field === field
  if (!reading.unreadable_fields.some(known))
    reading.unreadable_fields.push({ line: index, field, page: at?.page ?? null, box: at?.box ?? null, reason })
  delete line.fields[field]
}
const DISAGREE = 'two readings of the picture disagree'
const agreed = (field: FieldReading, again: CellReading): void => {
  field.confidence = Math.max(field.confidence, again.confidence)
}

/** A cell taken for empty in which the picture shows a letter after all is no "no": the letter is read again, or nobody can say. */
async function settleMarks(draft: Draft, pages: readonly Page[], reread: Reread): Promise<void> {
  const { line } = draft
  const at = line.fields.policy_number?.provenance
  const page = pages.find((p) => p.number === at?.page)
  if (!at?.box || !page || !ofPicture(line.fields.policy_number)) return
  for (const [field, column] of [['additional_insured', 'addl'], ['subrogation_waived', 'subr']] as const) {
    if (line[field] !== false || line.fields[field]?.provenance) continue
    const word = findRowMark(page, at.box, column)
    if (!word) {
      await settleEmptyCell(draft, page, rowMarkCell(page, at.box, column), field, reread)
      continue
    }
    const room = { x: word.box.x - 1.5, y: word.box.y - 1.5, w: word.box.w + 3, h: word.box.h + 3 }
    const again = await reread(page, room, 'text', word.text)
    const letter = again?.agreed ? again.text?.trim().toUpperCase() : undefined
    line.fields[field] = { confidence: again?.confidence ?? 0, provenance: { page: page.number, box: word.box, reader: word.reader } }
    line[field] = letter === 'X' || letter === 'Y' ? true : letter === 'N' ? false : null
    if (line[field] === null) giveUp(draft, field, 'the mark in the column cannot be made out')
  }
}

/** A cell in which no print was found is looked at once more by itself: what is there after all is a mark, or nobody can say. */
async function settleEmptyCell(draft: Draft, page: Page, cell: Box | null, field: 'additional_insured' | 'subrogation_waived', reread: Reread): Promise<void> {
  const again = cell && (await reread(page, cell, 'text', ''))
  const seen = again?.readings.filter((r) => r.text.trim() !== '' && !isPrintedNo(r.text)) ?? []
  // What one engine clearly reads as the printed or typed no, the other's guess does not change.
  const no =
    !seen.some((r) => /[xyk*]/i.test(r.text)) &&
    again?.readings.some((r) => r.confidence >= (r.reader === 'pp_ocr' ? 0.5 : 0.9) && /^n/i.test(r.text.trim()))
  if (!again || seen.length === 0 || no) return
  draft.line.fields[field] = { confidence: again.confidence, provenance: { page: page.number, box: cell, reader: 'pp_ocr' } }
  const crosses = seen.filter((r) => /^[xXyY*]$/.test(r.text.trim()))
  draft.line[field] = crosses.length === again.readings.length && crosses.length > 1 ? true : null
  if (draft.line[field] === null) giveUp(draft, field, 'the mark in the column cannot be made out')
}

async function settleDates(draft: Draft): Promise<void> {
  const { line } = draft
  const [eff, exp] = [line.effective_date, line.expiration_date]
  const fields = [line.fields.effective_date, line.fields.expiration_date]
  const usual = eff !== null && exp !== null && isUsualTerm(eff, exp)
  // Both days of a whole term cannot be misread to agree with each other by chance.
  if (usual && fields.every((f) => (f?.confidence ?? 0) >= 0.6)) return
  for (const key of ['effective_date', 'expiration_date'] as const) {
    const field = line.fields[key]
    const value = line[key]
    if (!ofPicture(field) || value === null || (field.confidence >= SURE && (usual || eff === null || exp === null))) continue
    const again = await draft.reread(key, 'date', value)
    const other = again?.text ? parseDate(again.text) : null
    if (again?.agreed && other) {
      line[key] = other
      agreed(field, again)
    } else if (field.confidence < ALONE_MIN || !usual) {
      line[key] = null
      giveUp(draft, key, DISAGREE)
    }
  }
  if (!line.effective_date || !line.expiration_date || !fields.some(ofPicture)) return
  if (line.effective_date < line.expiration_date) return
  // Some write a term of one day; two cells, each beyond doubt, say so.
  const [first, second] = fields
  const apart = (second?.provenance?.box?.x ?? 0) - (first?.provenance?.box?.x ?? 0) > 20
  if (line.effective_date === line.expiration_date && apart && fields.every((f) => (f?.confidence ?? 0) >= SURE)) return
  // One day twice is one cell read for both columns; a term the wrong way round may have either day misread.
  if (line.effective_date > line.expiration_date) {
    line.effective_date = null
    giveUp(draft, 'effective_date', 'the term as read ends before it begins')
  }
  line.expiration_date = null
  giveUp(draft, 'expiration_date', 'the term as read does not end after it begins')
}

async function settleLimits(draft: Draft): Promise<void> {
  const { line } = draft
  for (const limit of [...line.limits]) {
    const key = `limits.${limit.label}`
    const field = line.fields[key]
    if (limit.amount === null || !ofPicture(field)) continue
    const plausible = isPlausibleLimit(limit.label, limit.amount) && !isSignMisread(limit.label, limit.amount)
    if (plausible && field.confidence >= 0.9) continue
    const again = await draft.reread(key, 'amount', String(limit.amount))
    const amount = again?.text ? Number(again.text.replace(/[^\d.]/g, '')) : Number.NaN
    if (again?.agreed && amount >= 0 && isPlausibleLimit(limit.label, amount) && !isSignMisread(limit.label, amount)) {
      limit.amount = amount
      agreed(field, again)
    } else if (!plausible || field.confidence < 0.8) {
      line.limits = line.limits.filter((l) => l !== limit)
      giveUp(draft, key, DISAGREE)
    }
  }
}

/** Room around the figures of an amount cell of which only a part was read, in points. */
const AMOUNT_ROOM = { left: 10, right: 60 }
/** Amount cells whose first reading gave no clear amount: two engines that agree on the whole cell give one. */
async function settleUnclear({ reading, line, index }: Draft, pages: readonly Page[], reread: Reread): Promise<void> {
  for (const unclear of reading.unreadable_fields.filter((u) => u.line === index && u.field.startsWith('limits.') && u.box && u.reason.startsWith('the amount cell'))) {
    const label = unclear.field.slice('limits.'.length)
    const page = pages.find((p) => p.number === unclear.page && p.source === 'image')
    if (!page || line.limits.some((l) => l.label === label)) continue
    const { x, y, w, h } = unclear.box!
    const end = Math.min(x + w + AMOUNT_ROOM.right, ...page.lines.filter((l) => Math.abs(l.x1 - l.x2) < 3 && l.x1 > x + w && Math.min(l.y1, l.y2) < y + h && Math.max(l.y1, l.y2) > y).map((l) => l.x1))
    const box = { x: x - AMOUNT_ROOM.left, y: y - 1.5, w: end - x + AMOUNT_ROOM.left - 1, h: h + 3 }
    const again = await reread(page, box, 'amount', '')
    const amount = again?.agreed && again.text ? Number(again.text.replace(/[^\d.]/g, '')) : Number.NaN
    if (!(amount > 0) || !isPlausibleLimit(label, amount) || isSignMisread(label, amount)) continue
    line.limits.push({ label, amount })
    line.fields[unclear.field] = { confidence: again!.confidence, provenance: { page: page.number, box, reader: 'pp_ocr' } }
    reading.unreadable_fields = reading.unreadable_fields.filter((u) => u !== unclear)
  }
}

/** One mark or digit before a number, apart from it, is the neighbouring cell's. */
const STRAY = /^(?:[xXyYnN|!'"_.,:;()\-\d] ){1,2}(?=\S{5})|(?<=\S{5})(?: [xX|!'"_.,:;\d]){1,2}$/

/** Signs that no policy number holds: a letter misread. */
const ODD = /[^A-Za-z0-9 \-/.#&,]/

async function settleNumber(draft: Draft): Promise<void> {
  const { line } = draft
  const field = line.fields.policy_number
  const value = line.policy_number
  if (value === null || !ofPicture(field)) return
  const stray = STRAY.test(value)
  const odd = ODD.test(value)
  if (field.confidence >= SURE && !stray && !odd) return
  const again = await draft.reread('policy_number', 'policy_number', value)
  const fold = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const others = (again?.readings ?? []).map((r) => r.text)
  const bare = value.replace(STRAY, '')
  if (stray && others.some((o) => fold(o) === fold(bare))) {
    line.policy_number = bare
    field.confidence = 0.95
  } else if (again?.agreed && again.text && !ODD.test(again.text)) {
    if (odd || fold(again.text) !== fold(value)) line.policy_number = again.text
    agreed(field, again)
  } else if (stray || odd || field.confidence < ALONE_MIN) {
    line.policy_number = null
    giveUp(draft, 'policy_number', DISAGREE)
  }
}

/** A letter says whose policy it is: one that a second reading does not bear out names no company. */
const LETTER_SURE = 0.9
/** A and C look like no other letter of the list. */
const PLAIN_LETTER_SURE = 0.5
const SECOND_LOOK_SURE = 0.85
async function settleLetter(draft: Draft): Promise<void> {
  const { line } = draft
  const field = line.fields.insurer_letter
  const letter = line.insurer_letter
  if (letter === null || !ofPicture(field) || field.confidence >= (/[AC]/.test(letter) ? PLAIN_LETTER_SURE : LETTER_SURE)) return
  const again = await draft.reread('insurer_letter', 'text', letter)
  if (again?.agreed && again.text?.trim().toUpperCase() === letter) return agreed(field, again)
  // Tesseract seldom makes anything of a lone letter: that it sees no other one of the list is enough beside two sure looks.
  const looks = (again?.readings ?? []).map((r) => ({ ...r, text: r.text.trim().toUpperCase() }))
  const surely = looks.some((r) => r.reader === 'pp_ocr' && r.text === letter && r.confidence >= SECOND_LOOK_SURE)
  if (surely && !looks.some((r) => r.text !== letter && /^[A-F]$/.test(r.text))) return
  line.insurer_letter = null
  giveUp(draft, 'insurer_letter', DISAGREE)
  for (const key of ['carrier', 'naic'] as const) {
    if (line[key] === null) continue
    line[key] = null
    giveUp(draft, key, 'the letter of the insurer cannot be made out')
  }
}

/** A name of no known company that only one engine reads so is kept from here up. */
const NAME_ALONE_MIN = 0.85

async function settleInsurer(draft: Draft): Promise<void> {
  const { line } = draft
  const [nameField, codeField] = [line.fields.carrier, line.fields.naic]
  if (!ofPicture(nameField) && !ofPicture(codeField)) return
  const settled = settleCarrier({
    name: line.carrier,
    naic: line.naic,
    nameConfidence: nameField?.confidence ?? 0,
    naicConfidence: codeField?.confidence ?? 0,
  })
  if (ofPicture(codeField) && line.naic !== null && !settled.naicSure) {
    const again = await draft.reread('naic', 'naic', line.naic ?? '')
    if (again?.agreed && again.text) {
      line.naic = again.text.replace(/\D/g, '')
      agreed(codeField, again)
    } else if (codeField.confidence < SURE) {
      line.naic = null
      giveUp(draft, 'naic', DISAGREE)
    }
  } else if (settled.naicSure && codeField) codeField.confidence = Math.max(codeField.confidence, SURE)
  if (!ofPicture(nameField) || line.carrier === null) return
  line.carrier = settled.name
  if (settled.nameSure) {
    nameField.confidence = Math.max(nameField.confidence, ALONE_MIN)
    return
  }
  const again = await draft.reread('carrier', 'text', line.carrier ?? '')
  if (again?.agreed && again.text) {
    const bare = again.text.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9.)]+$/g, '')
    line.carrier = settleCarrier({ name: bare, naic: line.naic, nameConfidence: 1, naicConfidence: 1 }).name
    agreed(nameField, again)
    return
  }
  // l, I and 1 are told apart by the engine that looks at whole words.
  const other = again?.readings.find((r) => r.reader === 'tesseract' && likeness(r.text, line.carrier!) === 1)
  if (other && other.confidence > 0.7) line.carrier = other.text.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9.)]+$/g, '')
  else if (nameField.confidence < NAME_ALONE_MIN) {
    line.carrier = null
    giveUp(draft, 'carrier', DISAGREE)
  }
}
