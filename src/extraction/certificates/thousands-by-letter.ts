import type { Page, Word } from '../page-model.ts'
import type { LineDraft } from './line-draft.ts'

const MILLIONS = /^\$?\d[\d,.]*MM[.,;)]?$/
const LETTERED = /^(\$?\d[\d,.]*)M(?=[.,;)]?$)/
const LEGEND = /\bM\s*=\s*(?:thousands?|000)\b/i

/** Where a paper writes MM for millions, or says that M is a thousand, `$250M` is a quarter of a million. Its words are given so. */
export function withThousandsByLetter(page: Page): Page {
  if (page.source === 'image') return page
  const isThousand = page.words.some((w) => MILLIONS.test(w.text)) || LEGEND.test(page.words.map((w) => w.text).join(' '))
  if (!isThousand) return page
  return { ...page, words: page.words.map((w): Word => (LETTERED.test(w.text) ? { ...w, text: w.text.replace(LETTERED, '$1K') } : w)) }
}

/** Limits within others, and what is kept back of them: none is so large. */
const LESSER = /^(?:med_exp|damage_to_rented_premises|deductible|retention)$/
const LESSER_MAX = 50_000_000
/** `$500M` of rented premises, where nothing says what M is: a thousand or a million cannot be told. */
export function doubtLetters(drafts: readonly LineDraft[]): void {
  for (const draft of drafts)
    for (const limit of draft.line.limits.filter((l) => LESSER.test(l.label) && (l.amount ?? 0) >= LESSER_MAX)) {
      draft.line.limits.splice(draft.line.limits.indexOf(limit), 1)
      delete draft.line.fields[`limits.${limit.label}`]
      draft.cannotRead(`limits.${limit.label}`, [], 'whether thousands or millions are meant cannot be told')
    }
}
