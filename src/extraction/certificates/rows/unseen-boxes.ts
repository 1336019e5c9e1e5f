import type { Box } from '../../../vocabulary/index.ts'
import type { Page } from '../../page-model.ts'
import type { LineDraft } from '../line-draft.ts'
import { midY, right } from '../page/page-text.ts'

/** A box to tick stands this near before its label, and level with it, in points. */
const BESIDE = 16
const LEVEL = 7

/** These boxes were not seen ticked: unless the picture shows each of them, and empty, nobody can say whether one is. True where nobody can. */
export function doubtUnseenBoxes(page: Page, labels: readonly { name: string; box: Box }[], names: readonly string[], field: string, draft: LineDraft): boolean {
  if (page.source !== 'image') return false
  const isEmpty = ({ box }: { box: Box }): boolean =>
    page.checkboxes.some((c) => c.checked === false && Math.abs(midY(c.box) - midY(box)) < LEVEL && right(c.box) < box.x + 2 && box.x - right(c.box) < BESIDE)
  if (names.every((name) => labels.some((l) => l.name === name && isEmpty(l)))) return false
  draft.cannotRead(field, [], 'the picture does not show whether a box is ticked')
  return true
}
