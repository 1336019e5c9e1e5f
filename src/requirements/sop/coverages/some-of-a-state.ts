import { OBLIGED } from '../lexicon/party-names.ts'

/** Words of letting somebody off that say nothing of who in the state is meant. */
const OF_ALL_THERE = /^(?:in|for|of|from|at|to|by|with|on|the|an?|any|all|our|your|their|its|his|is|are|be|being|do|does|don't|doesn't|isn't|aren't|not|no|needn't|need|needs|needed|require[sd]?|requirement|carry|show|have|has|hold|provide|send|exempt(?:ed)?|excused|waived|necessary|mandatory|there|here|based|located|domiciled|working|work|operating|operate|living|lives?|residing|who|whose|that|which|and|or|but|as|only|insurance|coverage|policy|policies|proof|states?|law|laws|allows?|so|can|skip|skipped|may|must|shall|will|it|this|one|if|when|where|since|because|everyone|anyone|anybody|everybody|people|those|these|you|you're|they|they're|we|us|let|off|optional|elective|outside|instead|however|except|unless|also|too|then|businesses|business|companies|company|firms?|employers?|partners?|insureds?|part(?:y|ies))$/
const PARTY_WORD = new RegExp(`^(?:${OBLIGED.filter((p) => !/ /.test(p)).join('|')})(?:'?s|s'|ies)?$`)
/** "In California, one-person firms need not carry workers' compensation": whether not all of that state are let off, and the words that say so. */
export function someOfState(masked: string, state: { start: number; end: number }): string | null {
  const rest = `${masked.slice(0, state.start)} ${masked.slice(state.end)}`.split(/[.;]/).find((part) => /©/.test(part)) ?? ''
  return rest.match(/[a-z][a-z'-]*/g)?.find((w) => !OF_ALL_THERE.test(w) && !PARTY_WORD.test(w)) ?? null
}
