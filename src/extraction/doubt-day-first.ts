import type { Box } from '../vocabulary/index.ts'
import type { Page } from './page-model.ts'
import type { PartReading } from './stages.ts'

const DAYS = ['effective_date', 'expiration_date'] as const
/** Figures with a year of four: parts of form numbers and telephone numbers have none. */
const FIGURES = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(?:19|20)\d{2}(?![\d/])/g
/** A picture's one date of that kind is sooner a misread figure. */
const SEEN_MIN = 2

/**
 * Canada and the United Kingdom write the day first. Where a part prints a date that can only be so, and none that can only
 * be month first, a day that could be either is unreadable, not the day it is in the States. The reading is changed in place.
 */
export function doubtDayFirst(reading: PartReading, pages: readonly Page[]): void {
  if (!isDayFirst(pages)) return
  for (const [index, line] of reading.coverage_lines.entries())
    for (const field of DAYS) {
      if (!isEither(line[field])) continue
      const at = line.fields[field]?.provenance
      if (at?.box && isWorded(pages, at.page, at.box)) continue
      line[field] = null
      delete line.fields[field]
      reading.unreadable_fields.push({ line: index, field, page: at?.page ?? null, box: at?.box ?? null, reason: 'dates are printed day first here, and this one could be either' })
    }
  if (isEither(reading.issued_on)) reading.issued_on = null
}

/** Whether pages print days that can only be day first, and none that can only be month first. */
export function isDayFirst(pages: readonly Page[]): boolean {
  let dayFirst = 0
  for (const page of pages)
    for (const { text, visible } of page.words) {
      if (visible === false) continue
      for (const [, first, , second] of text.matchAll(FIGURES)) {
        if (Number(first) <= 12 && Number(second) > 12 && Number(second) <= 31) return false
        if (Number(first) > 12 && Number(first) <= 31 && Number(second) <= 12) dayFirst += page.source === 'image' || page.source === 'mixed' ? 1 : SEEN_MIN
      }
    }
  return dayFirst >= SEEN_MIN
}

/** Whether the day would be another one, were its month and day the other way round. */
const isEither = (date: string | null): date is string => date !== null && Number(date.slice(8)) <= 12 && date.slice(5, 7) !== date.slice(8)

const isWorded = (pages: readonly Page[], page: number | null, box: Box): boolean =>
  (pages.find((p) => p.number === page)?.words ?? []).some(
    ({ text, box: word }) => /[a-z]{3}/i.test(text) && word.x + word.w / 2 >= box.x && word.x + word.w / 2 <= box.x + box.w && word.y + word.h / 2 >= box.y && word.y + word.h / 2 <= box.y + box.h,
  )
