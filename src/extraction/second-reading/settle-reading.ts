import type { CellReading } from '../images/index.ts'
import type { Page } from '../page-model.ts'
import type { PartReading } from '../stages.ts'
import { type Covered, type Draft, placeOf, type Reread, type Weigh } from './draft.ts'
import { dropForeignLimits } from './drop-foreign-limits.ts'
import { dropSpecks } from './drop-specks.ts'
import { partDays } from './part-days.ts'
import { settleDates } from './settle-dates.ts'
import { settleInsurer, settleLetter } from './settle-insurer.ts'
import { settleLimits, settleUnclear } from './settle-limits.ts'
import { settleMarks } from './settle-marks.ts'
import { settleNumberAnywhere } from './number-elsewhere.ts'
import { doubtTwinNumber } from './twin-numbers.ts'

/** Bounds the second readings of one part, and the places of it that are weighed; what is doubtful beyond them is unreadable. */
const REREADS_MAX = 80
const WEIGHED_MAX = 60
/** Print that is weighed or read again has this much room around it, in points. */
const ROOM = 1.2
/** A day's first or last figure may have been read as a speck so near it. */
const SPECK_REACH = 6
const hasSpeck = (page: Page, box: { y: number; h: number }, from: number, to: number): boolean =>
  page.words.some((w) => w.text.length <= 2 && w.box.w < SPECK_REACH && w.box.x + w.box.w / 2 > from && w.box.x + w.box.w / 2 < to && w.box.y < box.y + box.h && w.box.y + w.box.h > box.y)

/**
 * The second look at what was read from pictures: every value that first reading, format and meaning leave in doubt is
 * weighed against what can stand there, or read again by another engine. What agrees stands; what still disagrees becomes
 * null and is named unreadable. Values from digital text are left as they are. The reading is changed in place.
 */
export async function settleReading(reading: PartReading, pages: readonly Page[], reread: Reread, weigh: Weigh = async () => null, covered: Covered = () => false): Promise<void> {
  const seenBefore = new Map<string, Promise<CellReading | null>>()
  const weighed = new Set<string>()
  const years = yearsOf(pages)
  for (const [index, line] of reading.coverage_lines.entries()) {
    const placed = (field: string, wide = false): { page: Page; room: { x: number; y: number; w: number; h: number }; key: string } | null => {
      const at = placeOf(draft, field)
      const page = pages.find((p) => p.number === at?.page)
      if (!at?.box || !page) return null
      const before = wide && hasSpeck(page, at.box, at.box.x - SPECK_REACH, at.box.x) ? SPECK_REACH : ROOM
      const behind = wide && hasSpeck(page, at.box, at.box.x + at.box.w, at.box.x + at.box.w + SPECK_REACH) ? SPECK_REACH : ROOM
      const room = { x: at.box.x - before, y: at.box.y - ROOM, w: at.box.w + before + behind, h: at.box.h + 2 * ROOM }
      return { page, room, key: [at.page, ...Object.values(room).map(Math.round)].join(' ') }
    }
    const draft: Draft = {
      reading,
      line,
      index,
      years,
      reread: (field, expect, seen) => {
        const at = line.fields[field] ? placed(field) : null
        if (!at) return Promise.resolve(null)
        const key = `${expect} ${seen} ${at.key}`
        const before = seenBefore.get(key)
        if (before) return before
        if (seenBefore.size >= REREADS_MAX) return Promise.resolve(null)
        const found = reread(at.page, at.room, expect, seen)
        seenBefore.set(key, found)
        return found
      },
      weigh: (field, texts, figures) => {
        const at = placed(field, field.endsWith('_date'))
        if (!at || (weighed.size >= WEIGHED_MAX && !weighed.has(at.key))) return Promise.resolve(null)
        weighed.add(at.key)
        return weigh(at.page, at.room, texts, figures)
      },
    }
    dropForeignLimits(draft)
    await settleMarks(draft, pages, reread, covered)
    partDays(draft, pages)
    await settleDates(draft)
    await settleLimits(draft)
    await settleUnclear(draft, pages, reread)
    await settleNumberAnywhere(draft, pages)
    doubtTwinNumber(draft, pages)
    await settleLetter(draft)
    await settleInsurer(draft)
  }
  dropSpecks(reading, pages)
}

const YEARS_MAX = 8
/** Years of the days printed on the pages, and those beside them, commonest first. */
function yearsOf(pages: readonly Page[]): number[] {
  const counts = new Map<number, number>()
  for (const page of pages) {
    if (page.source !== 'image' && page.source !== 'mixed') continue
    for (const word of page.words) {
      const match = /\d{1,2}[/.-]\d{1,2}[/.-](?:20)?(\d\d)(?!\d)/.exec(word.text)
      if (!match) continue
      const year = 2000 + Number(match[1])
      for (const [at, weight] of [[year, 3], [year + 1, 1], [year - 1, 1]] as const) counts.set(at, (counts.get(at) ?? 0) + weight)
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, YEARS_MAX).map(([year]) => year)
}
