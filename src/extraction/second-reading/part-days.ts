import type { Box } from '../../vocabulary/index.ts'
import type { Page } from '../page-model.ts'
import { parseDate } from '../values/index.ts'
import { type Draft, placeOf } from './draft.ts'
import { isUsualTerm } from './plausible.ts'

const DAYS = ['effective_date', 'expiration_date'] as const

/** Days that make no usual term have one misread: they are weighed, each in its own place. */
const MISREAD = 0.5

/** Where a heading is lost the place of one day covers both columns: two days in it, side by side, are the term's first and last. */
export function partDays(draft: Draft, pages: readonly Page[]): void {
  const { line, reading, index } = draft
  if (line.effective_date && line.expiration_date && isUsualTerm(line.effective_date, line.expiration_date)) return
  for (const key of DAYS) {
    const place = placeOf(draft, key)
    const page = pages.find((p) => p.number === place?.page && p.source === 'image')
    const [first, last, more] = page && place?.box ? daysIn(page, place.box) : []
    if (!first || !last || more || !standBeside(first.box, last.box)) continue
    const usual = isUsualTerm(first.day, last.day)
    for (const [field, { day, box, confidence }] of [[DAYS[0], first], [DAYS[1], last]] as const) {
      line[field] = day
      line.fields[field] = { confidence: usual ? confidence : Math.min(confidence, MISREAD), provenance: { page: page!.number, box, reader: 'pp_ocr' } }
      reading.unreadable_fields = reading.unreadable_fields.filter((u) => !(u.line === index && u.field === field))
    }
    return
  }
}

const daysIn = (page: Page, { x, y, w, h }: Box): { day: string; box: Box; confidence: number }[] =>
  page.words
    .filter(({ box }) => box.x + box.w / 2 > x && box.x + box.w / 2 < x + w && box.y + box.h / 2 > y && box.y + box.h / 2 < y + h)
    .flatMap(({ text, box, confidence }) =>
      partsOf(text, box).flatMap((part) => {
        const day = parseDate(part.text)
        return day ? [{ day, box: part.box, confidence }] : []
      }),
    )
    .sort((a, b) => a.box.x - b.box.x)

/** `02/09/2026:02/09/2027`: the rule between two days read as a sign. Each has the share of the box that its characters have of the word. */
const TWO_DAYS = /^(\W?\d{1,2}([/-])\d{1,2}\2(?:\d{4}|\d{2}))([^\d/]{0,3})(\d{1,2}\2\d{1,2}\2(?:\d{4}|\d{2})\W?)$/
function partsOf(text: string, box: Box): { text: string; box: Box }[] {
  const two = TWO_DAYS.exec(text)
  if (!two) return [{ text, box }]
  const [first, between, last] = [two[1]!, two[3]!, two[4]!]
  const at = (characters: number): number => (box.w * characters) / text.length
  return [
    { text: first, box: { ...box, w: at(first.length) } },
    { text: last, box: { ...box, x: box.x + at(first.length + between.length), w: at(last.length) } },
  ]
}

const standBeside = (a: Box, b: Box): boolean => Math.abs(a.y + a.h / 2 - b.y - b.h / 2) < Math.min(a.h, b.h) * 0.6 && b.x > a.x + a.w * 0.8
