import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

/** What a letter makes of each policy asked about, in their order: `al=confirmed cg=refused gl=unclear`. */
export const outcomesOf = async (name: 'haul' | 'build' | 'solo' | 'tower', text: string): Promise<string> => {
  const context = CONTEXTS[name]!
  const { per_line } = await readReply(replyMail(context, text, { style: 'gmail' }), context)
  return context.lines.map(({ coverage_line_id: id }) => `${id}=${per_line[id]!.outcome}`).join(' ')
}
