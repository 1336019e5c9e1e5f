import type { Page } from '../page-model.ts'
import { type Draft, giveUp, ofPicture } from './draft.ts'

/** How far behind a number, in heights of its print, its next part may stand. */
const REACH = 1.2
const GOES_ON = /^[./-][A-Z0-9]/

/** `P104 882 417` before `.2`: a number that goes on behind what was taken for it is another policy's, or none. */
export function doubtCutNumber(draft: Draft, pages: readonly Page[]): void {
  const { line } = draft
  const field = line.fields.policy_number
  const box = field?.provenance?.box
  if (line.policy_number === null || !ofPicture(field) || !box) return
  const page = pages.find((p) => p.number === field.provenance?.page)
  const [end, middle] = [box.x + box.w, box.y + box.h / 2]
  const isNext = (w: Page['words'][number]): boolean =>
    GOES_ON.test(w.text) && w.box.x > end - box.h * 0.3 && w.box.x - end < box.h * REACH && Math.abs(w.box.y + w.box.h / 2 - middle) < box.h * 0.5
  if (!page?.words.some(isNext)) return
  line.policy_number = null
  giveUp(draft, 'policy_number', 'the number goes on behind what could be read')
}
