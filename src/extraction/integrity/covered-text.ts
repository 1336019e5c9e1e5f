import type { Box, IntegrityFinding } from '../../vocabulary/index.ts'
import { unionBox } from '../classify/index.ts'
import type { Page, Word } from '../page-model.ts'
import { keyValuesIn } from './key-values.ts'

const overlapX = (a: Box, b: Box): number => Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
const overlapY = (a: Box, b: Box): number => Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
const fold = (words: readonly Word[]): string =>
  words
    .map((w) => w.text)
    .join('')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Hidden words that stand beside each other in one line. */
function hiddenRuns(page: Page): Word[][] {
  const hidden = page.words.filter((w) => w.visible === false && w.text.trim() !== '').slice(0, 2000)
  hidden.sort((a, b) => (Math.abs(a.box.y - b.box.y) > 3 ? a.box.y - b.box.y : a.box.x - b.box.x))
  const runs: Word[][] = []
  for (const word of hidden) {
    const open = runs.at(-1)
    const last = open?.at(-1)
    if (
      open &&
      last &&
      overlapY(last.box, word.box) > 0.4 * word.box.h &&
      word.box.x - (last.box.x + last.box.w) < 1.6 * word.box.h &&
      word.box.x >= last.box.x
    )
      open.push(word)
    else runs.push([word])
  }
  return runs
}

const REPLACED_MIN = 0.6

/**
 * Text painted over and replaced: hidden words with other visible words in their place. A text layer under a scan is hidden
 * too, but shows nothing else over it, so it is no finding. Suspicious where a date, amount, number or company differs.
 */
export function findCoveredText(pages: readonly Page[]): IntegrityFinding[] {
  const findings: IntegrityFinding[] = []
  for (const page of pages) {
    const visible = page.words.filter((w) => w.visible !== false)
    const unreplaced: Word[][] = []
    for (const run of hiddenRuns(page)) {
      const box = unionBox(run.map((w) => w.box))
      const over = visible.filter(
        (v) => overlapX(v.box, box) > 0.25 * Math.min(v.box.w, box.w) && overlapY(v.box, box) > 0.35 * Math.min(v.box.h, box.h),
      )
      over.sort((a, b) => a.box.x - b.box.x)
      const was = run.map((w) => w.text).join(' ')
      const now = over.map((w) => w.text).join(' ')
      if (over.length === 0) {
        unreplaced.push(run)
        continue
      }
      if (fold(run) === fold(over) || fold(over).includes(fold(run)) || fold(run).includes(fold(over))) continue
      const decisive =
        keyValuesIn(was).some((v) => !keyValuesIn(now).includes(v)) || /insurance|casualty|indemnity|assurance|\bins\b/i.test(was)
      // The box under a label clips it, and the value in the box stands lower; what replaces words stands where they stood.
      if (!decisive && !over.some((v) => overlapY(v.box, box) > REPLACED_MIN * Math.min(v.box.h, box.h))) continue
      findings.push({
        severity: decisive ? 'suspicious' : 'needs_a_look',
        code: 'text_over_patch',
        title: `Text was painted over and replaced: “${was.slice(0, 80)}” under “${now.slice(0, 80)}”`,
        page: page.number,
        box,
        detail: { old_value: was.slice(0, 300), new_value: now.slice(0, 300) },
      })
    }
    findings.push(...annotationsOverPrint(page, visible))
    const values = page.source === 'digital' ? unreplaced.filter((run) => keyValuesIn(run.map((w) => w.text).join(' ')).length > 0) : []
    if (values.length && values.length < 40) findings.push(hiddenText(page, values))
  }
  return findings.slice(0, 40)
}

/** A note of the file laid squarely over a printed value shows one thing on screen and leaves another in the page. */
function annotationsOverPrint(page: Page, visible: readonly Word[]): IntegrityFinding[] {
  const notes = visible.filter((w) => w.reader === 'pdf_annotation' && keyValuesIn(w.text).length > 0).slice(0, 200)
  const print = notes.length ? visible.filter((w) => w.reader === 'pdf_text' && keyValuesIn(w.text).length > 0) : []
  return notes.flatMap((note): IntegrityFinding[] => {
    const under = print.find(
      (w) => w.text !== note.text && overlapX(w.box, note.box) > 0.6 * w.box.w && overlapY(w.box, note.box) > 0.6 * w.box.h,
    )
    if (!under) return []
    const detail = { old_value: under.text, new_value: note.text }
    return [
      {
        severity: 'needs_a_look',
        code: 'note_over_print',
        title: `A note “${note.text}” lies over the printed “${under.text}”`,
        page: page.number,
        box: note.box,
        detail,
      },
    ]
  })
}

// Print systems leave routing codes in white; worth a line, not an accusation.
const hiddenText = (page: Page, runs: readonly Word[][]): IntegrityFinding => ({
  severity: 'info',
  code: 'hidden_text',
  title: `The file carries text that the page does not show: “${runs
    .map((r) => r.map((w) => w.text).join(' '))
    .join('; ')
    .slice(0, 120)}”`,
  page: page.number,
  box: unionBox(runs[0]!.map((w) => w.box)),
  detail: { text: runs.map((r) => r.map((w) => w.text).join(' ')).slice(0, 20) },
})
