import type { LineDraft } from '../line-draft.ts'
import type { PageText } from '../page/page-text.ts'

const SAID = /omitted|thousands|^\(?\$?000['’]?s?\)$/i
const OMITTED = /thousands?\s+omitted|000\s?['’]?s?\s+omitted|(?:in|shown\s+in)\s+thousands|\b(?:limits?|amounts?)\s+(?:in\s+)?\(?\$?000['’]?s?\)/i
/** No limit of a thousand times as much is written by any insurer of these papers. */
const SHORT_MAX = 100_000

/** A form may say over its limits that thousands are left out: `$ 1,000` is a million. Where some are written in full, the short ones are anybody's guess. */
export function restoreThousands(text: PageText, drafts: readonly LineDraft[]): void {
  if (text.page.source === 'image' || !text.words.some((w) => SAID.test(w.text)) || !OMITTED.test(text.words.map((w) => w.text).join(' '))) return
  const limits = drafts.flatMap((d) => d.line.limits)
  const mixed = limits.some((l) => (l.amount ?? 0) >= SHORT_MAX)
  for (const draft of drafts) {
    for (const limit of [...draft.line.limits]) {
      if (limit.amount === null || limit.amount >= SHORT_MAX) continue
      if (!mixed) limit.amount *= 1000
      else draft.withdrawLimit(limit.label, 'whether thousands are left out cannot be told')
    }
  }
}
