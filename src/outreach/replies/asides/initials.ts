import type { AskedLine } from '../../../vocabulary/index.ts'
import { foldText } from '../message/fold-text.ts'
import { ABBREVIATIONS } from '../message/trim-signature.ts'

/** Coverages by their letters, where nobody asked about them. */
const COVERAGE_LETTERS: Readonly<Record<string, string>> = { AL: 'auto', BA: 'auto', CA: 'auto', CG: 'cargo', CY: 'cyber', EX: 'excess umbrella', GA: 'garage', IM: 'inland', OA: 'occupational', OH: 'on_hook', PD: 'physical property', PL: 'professional product', PO: 'pollution', TI: 'trailer', WC: 'workers' }

const first = (words: readonly string[]): string => words.map((word) => word[0] ?? '').join('').toUpperCase()

/** "AH", "cj": the first letters of the agent's or the sender's own name, and no asked coverage or status by its letters; in small letters none at all. */
export function isInitials(written: string, agent: string | null, senderNames: Iterable<string>, lines: readonly AskedLine[]): boolean {
  const letters = written.toUpperCase()
  if (!/^[A-Z]{2,3}$/.test(letters) || !/^(?:[A-Z]+|[a-z]+)$/.test(written)) return false
  const own = [first(foldText(agent ?? '').split(/\s+/)), first([...senderNames].slice(0, 2))]
  if (!own.includes(letters)) return false
  if (!ABBREVIATIONS.test(letters)) return !/^(?:if|as|at|on|in|to|by|of|so|up|us|we|it|is|am|be|do|go|he|me|my|an)$/i.test(letters) || written === letters
  return written === letters && COVERAGE_LETTERS[letters] !== undefined && !lines.some((line) => COVERAGE_LETTERS[letters]!.split(' ').some((word) => line.coverage_type.includes(word)))
}

/** What may close a letter before the letters of a name. */
const CLOSES = /^\W*(?:(?:many )?thanks|thank you|thx|tks|ty|regards|best|br|kr|cheers|saludos|gracias)?[,.!]? ?[-–—/(~]*\s*([A-Za-z]{2,3})\)?\.?\s*$/i

/** "In force, all 3. AH", "thx, cj": a sentence of initials alone. */
export const signsInitials = (text: string, agent: string | null, senderNames: Iterable<string>, lines: readonly AskedLine[]): boolean => isInitials(CLOSES.exec(text)?.[1] ?? '', agent, senderNames, lines)
