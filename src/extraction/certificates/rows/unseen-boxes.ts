import type { Box } from '../../../vocabulary/index.ts'
import type { Page } from '../../page-model.ts'
import type { LineDraft } from '../line-draft.ts'
import { midY, right } from '../page/page-text.ts'

/** A box to tick stands this near before its label, and level with it, in points. */
const BESIDE = 16
const LEVEL = 7

/** None of these boxes was seen ticked: unless the picture shows each of them, and empty, nobody can say whether one is. */
export function doubtUnseenBoxes(page: Page, labels: readonly { name: string; box: Box }[], names: readonly string[], field: string, draft: LineDraft): void {
  if (page.source !== 'image') return
  const isEmpty = ({ box }: { box: Box }): boolean =>
    page.checkboxes.some((c) => c.checked === false && Math.abs(midY(c.box) - midY(box)) < LEVEL && right(c.box) < box.x + 2 && box.x - right(c.box) < BESIDE)
  if (!names.every((name) => labels.some((l) => l.name === name && isEmpty(l)))) draft.cannotRead(field, [], 'the picture does not show whether a box is ticked')
}
