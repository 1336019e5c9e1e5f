import type { Line } from '../segments/segment.ts'
import { isMark } from './line-forms.ts'

const TITLE = /\b(?:check ?-?lists?|(?:coi|cert(?:ificate)?s?|acord|insurance|document|compliance)\b[^.;]{0,20} (?:check|review|audit|qc)|(?:review|check(?:ing)?|audit|qc)(?: of| the)? (?:coi|cert(?:ificate)?|acord|insurance)|what to (?:check|look for)|how to (?:check|review))/i
const ANSWERED = /^\W*(?:a\d{0,2}[:.)]|yes\b|no\b|if (?:not|no|yes|so)\b|only\b|we (?:do|don't)\b)/i
/** "Is the name right?", "Who is the agent?": asked in words of their own, and read as they stand. */
const IN_WORDS = /^\W*(?:is|are|was|does|do|did|has|have|can|will|who|what|when|where|which|how|why|if)\b/i
/** "Is our address in the holder box? Larch LLC, 12 Main St, Troy NY 12180" */
const HOLDER = /^\W*(?:(?:is|are) )?(?:our|the right|the correct)? ?[a-z &/]{0,30}(?:in|on) the (?:cert(?:ificate)? )?holder(?: box| section| field| block)?\? +(?=[A-Z][^;?]{3,120}\b[A-Z]{2}\.?,? \d{5}(?:-\d{4})?\.?$)/i
/**
 * "GL at least $1M / $2M?", "AI box checked for GL and umbrella?" in a list of what a reader of certificates looks for: each asks
 * what it names. Where any line is answered it is a list of questions, and left as it is.
 */
export function checklistQuestions(lines: Line[]): Line[] {
  if (!lines.some((l) => TITLE.test(l.body) && !isMark(l.style))) return lines
  const items = lines.filter((l) => isMark(l.style) && !l.cells)
  const asking = items.filter((l) => l.body.includes('?') && !IN_WORDS.test(l.body))
  if (asking.length < 2 || lines.some((l, i) => ANSWERED.test(l.body) && /\?\s*$/.test(lines[i - 1]?.body ?? ''))) return lines
  return lines.map((l) => (HOLDER.test(l.body) && isMark(l.style) ? { ...l, body: l.body.replace(HOLDER, 'Certificate holder: ') } : asking.includes(l) && !/\?\s+(?:yes|no|if|only|unless)\b/i.test(l.body) ? { ...l, body: l.body.replace(/\s*\?(?=\s|$)/g, '.') } : l))
}
