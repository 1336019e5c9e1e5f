import type { MessageRow } from '../table.ts'

const WRITTEN_BY_A_PERSON = new Set(['reply', 'answer', 'question', 'unrelated', 'hostile', 'link_answer'])
const IN_HAND = new Set(['received', 'in_review', 'answered'])

/**
 * Whether somebody has written on the thread since: read, being read, or with a person. Bounces and out-of-office are nobody. Asked of
 * one line, an answer that was plain, settled others and says nothing of this one leaves it to be asked about again.
 */
export const hasReplyInHand = (messages: readonly MessageRow[], since: number, lineId: string | null = null): boolean =>
  messages.some((m) => m.direction === 'in' && m.created_at >= since && IN_HAND.has(m.status) && WRITTEN_BY_A_PERSON.has(m.kind) && !(lineId !== null && saysNothingOf(m, lineId)))

const saysNothingOf = ({ status, kind, reading }: MessageRow, lineId: string): boolean =>
  status === 'answered' && kind === 'answer' && reading !== null && !reading.needs_review && (reading.per_line[lineId]?.outcome ?? 'none') === 'none'
