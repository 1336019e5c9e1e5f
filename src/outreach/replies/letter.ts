import type { LineAnswer, OutreachContext, ReplyKind } from '../../vocabulary/index.ts'
import { combineFindings } from './statements/combine-findings.ts'
import type { Finding } from './statements/finding.ts'

export type Letter = { kind: ReplyKind; per_line: Record<string, LineAnswer>; reasons: string[]; complaint: boolean }

/** Lines that an answer passes over stay open: a person asks again. What is promised for later stays unanswered. */
export function letterOf(findings: Finding[], context: OutreachContext | null, complaint: boolean): Letter {
  if (context === null) return { kind: 'answer', per_line: {}, reasons: [], complaint }
  const { per_line, reasons } = combineFindings(findings, context)
  for (const [id, line] of Object.entries(per_line)) {
    if (line.outcome === 'none' && line.sentence === undefined) {
      per_line[id] = { outcome: 'unclear' }
      if (!reasons.includes('says nothing on one of the policies')) reasons.push('says nothing on one of the policies')
    }
  }
  return { kind: 'answer', per_line, reasons, complaint }
}

export const confirms = ({ per_line }: Letter): boolean => Object.values(per_line).some((line) => line.outcome === 'confirmed')

/** Beside a sentence that was not understood nothing stands confirmed: it may take back what the others say. */
export function withoutConfirmations(letter: Letter, beside: string, lines?: readonly string[]): Letter {
  const confirmed = Object.entries(letter.per_line).filter(([id, line]) => line.outcome === 'confirmed' && (lines?.includes(id) ?? true))
  if (confirmed.length === 0) return letter
  const open = confirmed.map(([id]): [string, LineAnswer] => [id, { outcome: 'unclear', sentence: beside }])
  return {
    ...letter,
    per_line: { ...letter.per_line, ...Object.fromEntries(open) },
    reasons: [...letter.reasons, 'a sentence beside the answer was not understood'],
  }
}

export function allLines(context: OutreachContext | null, outcome: 'unclear' | 'none'): Record<string, LineAnswer> {
  return Object.fromEntries((context?.lines ?? []).map((line) => [line.coverage_line_id, { outcome }]))
}
