import type { OutreachContext } from '../../../vocabulary/index.ts'
import { foldText } from '../message/fold-text.ts'

const ASKED = /^(?:(?:hi|hello|hey)[, ]+)?(?:(he|she)|(\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+)?) (?:has |just |also )*(?:asked|wanted|told|instructed|requested|said) (?:for )?(?:me )?(?:to |that i )(?:please )?(?:let you know|tell you|confirm(?: (?:to|for|with) you)?|pass (?:along|on)(?: to you)?|inform you|advise(?: you)?|write(?: you)?(?: back)?(?: to say)?|reply|say|report|respond|relay)(?: to you)?(?: that)?,? (?!(?:on|to|for|with|back) )(?=\p{L})/iu
/** Who else may be "he" or "she". */
const ANOTHER = /\b(?:insured|client|customer|owner|driver|dispatcher|underwriter|carrier|adjuster|bookkeeper|broker|company rep)\b/

/**
 * "Hank asked me to let you know that all three are active", written for the agent who was asked: the agency's own word, and what it
 * says. "He" is the agent where the sentences before name him and nobody else.
 */
export function withOwnWord(text: string, before: readonly string[], context: OutreachContext): string {
  const [opening, pronoun, name] = ASKED.exec(text) ?? []
  if (opening === undefined) return text
  const agent = foldText(context.agent.name ?? '').split(/[^a-z]+/).filter((word) => word.length > 2)
  const told = foldText(before.join(' '))
  const isAgent = pronoun === undefined ? agent.includes(foldText(name!)) && name !== name!.toLowerCase() : agent.some((one) => new RegExp(`\\b${one}\\b`).test(told)) && !ANOTHER.test(told)
  return isAgent ? text.slice(opening.length) : text
}
