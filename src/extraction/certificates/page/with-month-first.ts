import { isDayFirst } from '../../doubt-day-first.ts'
import type { Page, Word } from '../../page-model.ts'

const DAY_FIRST = /(?<![\d/.-])(1[3-9]|2\d|3[01])([/.-])(0?[1-9]|1[0-2])\2((?:19|20)\d{2})(?![\d/])/g

/**
 * `30/06/2026` on a page that writes the day first and nowhere the month: its words are given month first. A day that could be
 * either way round stays as it is, and is doubted afterwards.
 */
export function withMonthFirst(page: Page): Page {
  if (page.source === 'image' || !isDayFirst([page])) return page
  return {
    ...page,
    words: page.words.map((w): Word => {
      const text = w.text.replace(DAY_FIRST, '$3$2$1$2$4')
      return text === w.text ? w : { ...w, text }
    }),
  }
}
