import type { Page, Word } from '../../page-model.ts'
import type { LineDraft } from '../line-draft.ts'

const MILLIONS = /^\$?\d[\d,.]*MM[.,;)]?$/
const LETTERED = /^(\$?\d[\d,.]*)M(?=[.,;)]?$)/
const THOUSANDS = /^\$?\d[\d,.]*K[.,;)]?$/i
const LEGEND = /\bM\s*=\s*(?:thousands?|000)\b/i

/**
 * Where a paper writes MM for millions, or says that M is a thousand, `$250M` is a quarter of a million. Its words are given so.
 * One that writes K for thousands has no need of M for them, whatever else it writes for millions.
 */
export function withThousandsByLetter(page: Page): Page {
  if (page.source === 'image') return page
  const inMillions = page.words.some((w) => w.text.includes('MM') && MILLIONS.test(w.text)) && !page.words.some((w) => THOUSANDS.test(w.text))
  // The legend has a sign of its own that most papers have nowhere.
  const isThousand = inMillions || (page.words.some((w) => w.text.includes('=')) && LEGEND.test(page.words.map((w) => w.text).join(' ')))
  if (!isThousand) return page
  return { ...page, words: page.words.map((w): Word => (LETTERED.test(w.text) ? { ...w, text: w.text.replace(LETTERED, '$1K') } : w)) }
}

/** Limits within others, and what is kept back of them: none is so large. */
const LESSER = /^(?:med_exp|damage_to_rented_premises|deductible|retention)$/
const LESSER_MAX = 50_000_000
/** What a policy pays in all, or for each loss: none is so small. */
const MAIN = /^(?:each_occurrence|aggregate|general_aggregate|products_comp_op_agg|personal_adv_injury|combined_single_limit|el_\w+)$/
const MAIN_MIN = 10_000
const isLiability = ({ line }: LineDraft): boolean => /^(?:general_liability|auto_liability|umbrella|excess_liability|workers_comp)$/.test(line.coverage_type)
/** `$500M` of rented premises or `$1M` for each loss, where nothing says what M is: a thousand or a million cannot be told. */
export function doubtLetters(drafts: readonly LineDraft[]): void {
  for (const draft of drafts)
    for (const limit of draft.line.limits.filter((l) => l.amount !== null && (LESSER.test(l.label) ? l.amount >= LESSER_MAX : isLiability(draft) && MAIN.test(l.label) && l.amount > 0 && l.amount < MAIN_MIN)))
      draft.withdrawLimit(limit.label, 'whether thousands or millions are meant cannot be told')
}
