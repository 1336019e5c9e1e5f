import type { Box } from '../../../vocabulary/index.ts'
import type { Page } from '../../page-model.ts'
import { bottom, midY, PageText } from './page-text.ts'

/** The title that ACORD 25 begins with: beside it stand its logo and its date, and nothing of the form above it. */
const TITLE = 'CERTIFICATEOFLIABILITYINSURANCE'

/**
 * A photo of an ACORD 25 without what is seen above the form's title: a sheet that lies behind it, whose policies and whose
 * insured are none of this paper's. A page with two titles or none is left as it is.
 */
export function withoutSheetBehind(page: Page): Page {
  if (page.source !== 'image') return page
  const titles = new PageText(page).find(TITLE)
  if (titles.length !== 1) return page
  const title = titles[0]!.box
  const least = title.y - title.h
  const isBelow = (box: Box): boolean => midY(box) > least
  if (!page.words.some((w) => !isBelow(w.box))) return page
  const words = page.words.filter((w) => isBelow(w.box))
  // A title that stands low is another paper's, or part of what is said.
  if (words.length < page.words.length / 2) return page
  return {
    ...page,
    words,
    lines: page.lines.filter((l) => Math.max(l.y1, l.y2) > least),
    checkboxes: page.checkboxes.filter((c) => bottom(c.box) > least),
  }
}
