import type { OutreachContext } from '../../../vocabulary/index.ts'
import { LINK_WORDS, outreachWords } from '../../messages/outreach-words.ts'
import { showText } from '../../messages/show-text.ts'
import { lettersOf } from './find-own-request.ts'

/** The words of a request around its policies, as letters. */
export type OwnWords = { preview: string; greeting: string; subject: string; /** Of a first email, a reminder or one to the next contact; its group is whom it is asked for, where it says so. */ openings: RegExp[]; opens: RegExp; /** Behind the policies, piece by piece. */ closing: string[]; signed: string }

const NAME = '(.{1,120}?)'
const OPENS = /^(?:wearecheckingtheinsuranceof|wewrotetoyouabouttheinsuranceof)/

/** What the service writes before and behind the policies; whom it asks for and whom it asked before are not known here. */
export function ownWords(context: OutreachContext): OwnWords {
  const wordsOf = (kind: 'first' | 'reminder' | 'escalation') => outreachWords({ kind, insured: { name: context.insured_name }, agent: context.agent, askedFor: null, lines: context.lines, replyAddress: '', answerUrl: '' })
  const { preview, greeting, subject, howToAnswer, closing, signature, opening } = wordsOf('first')
  // As the email wrote it: "Fuel @ Dawn" is "Fuel at Dawn" there, and a name too long for a line is cut.
  const insured = lettersOf(`insurance of ${showText(context.insured_name) || 'your client'}`)
  const openings = [opening, wordsOf('reminder').opening, wordsOf('escalation').opening].map((one) => lettersOf(one.join(' '))).map((one, kind) => {
    const named = kind === 1 ? one : one.replace(insured, `${insured}(?:for${NAME})?`).replace('wewrotetotheagentonthecertificate', `wewroteto(?:theagentonthecertificate|${NAME})`)
    return new RegExp(`^${named}$`)
  })
  return { preview: lettersOf(preview), greeting: lettersOf(greeting), subject: lettersOf(subject), openings, opens: OPENS, closing: [...howToAnswer, LINK_WORDS.inText, LINK_WORDS.label, LINK_WORDS.below, ...closing, ...signature].map(lettersOf), signed: lettersOf(signature.at(-1)!) }
}
