import type { CellExpectation, CellReading, WeighCell } from '../images/index.ts'
import type { Page } from '../page-model.ts'
import type { Box, FieldReading, ReadLine, UnreadableField } from '../../vocabulary/index.ts'
import type { PartReading } from '../stages.ts'

/** Reads one place of a page again by other means; null when the page came from no picture. */
export type Reread = (page: Page, box: { x: number; y: number; w: number; h: number }, expect: CellExpectation, seen: string) => Promise<CellReading | null>
/** Asks one place of a page how well texts explain its print; null when the page came from no picture or holds no line there. */
export type Weigh = (page: Page, ...question: Parameters<WeighCell>) => ReturnType<WeighCell>

/** Whether something lies over a place of a page, so that an empty one is not known to be empty. */
export type Covered = (page: Page, box: Box) => boolean

/** First readings at or above this were right more than 99 times in 100. */
export const SURE = 0.97
/** A doubtful value that only one engine supports, at its own word, is kept from here up. */
export const ALONE_MIN = 0.93

export type Draft = {
  reading: PartReading
  line: ReadLine
  index: number
  reread: (field: string, expect: CellExpectation, seen: string) => Promise<CellReading | null>
  /** Years that the pages' dates speak of, with those before and after. */
  years: readonly number[]
  /** Weighs texts at the place where the field was read, or was found unreadable. */
  weigh: (field: string, texts: readonly string[], figures: boolean) => ReturnType<WeighCell>
}

export const ofPicture = (field: FieldReading | undefined): field is FieldReading =>
  field?.provenance?.reader === 'pp_ocr' || field?.provenance?.reader === 'tesseract'

export const giveUp = ({ reading, line, index }: Draft, field: string, reason: string): void => {
  const at = line.fields[field]?.provenance
  const known = (u: UnreadableField): boolean => u.line === index && u.field === field
  if (!reading.unreadable_fields.some(known))
    reading.unreadable_fields.push({ line: index, field, page: at?.page ?? null, box: at?.box ?? null, reason })
  delete line.fields[field]
}
export const DISAGREE = 'two readings of the picture disagree'
export const agreed = (field: FieldReading, again: CellReading): void => {
  field.confidence = Math.max(field.confidence, again.confidence)
}

/** Where a field was read, or was found unreadable. */
export const placeOf = ({ reading, line, index }: Draft, field: string): { page: number | null; box: Box | null } | null =>
  line.fields[field]?.provenance ?? reading.unreadable_fields.find((u) => u.line === index && u.field === field) ?? null

/** Whether a picture shows the field's print somewhere. */
export const wasSeen = (draft: Draft, field: string): boolean =>
  Boolean(placeOf(draft, field)?.box) && (draft.line.fields[field] === undefined || ofPicture(draft.line.fields[field]))

/** A value told by weighing is as sure as two readings that agree. */
const WEIGHED = 0.97
export const taken = (draft: Draft, field: string): void => {
  const { reading, line, index } = draft
  const known = line.fields[field]
  const place = placeOf(draft, field)
  if (known) known.confidence = Math.max(known.confidence, WEIGHED)
  else line.fields[field] = { confidence: WEIGHED, provenance: place?.page && place.box ? { page: place.page, box: place.box, reader: 'pp_ocr' } : null }
  reading.unreadable_fields = reading.unreadable_fields.filter((u) => !(u.line === index && u.field === field))
}
