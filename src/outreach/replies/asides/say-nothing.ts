import { LatePattern } from '../../../vocabulary/index.ts'
import type { Item } from '../words/lex-sentence.ts'

/** Who is whose agent, how long somebody has been a client, that a certificate was issued: beside an answer it adds nothing, alone it is none. */
const RELATIONS = [
  "(?:i am|i'm|we are|we're|our (?:agency|office) is) (?:the )?(?:insurance )?(?:agents?|brokers?|producers?|agency)(?: of record)? (?:for|on) (?:the |their |his |her )?<lines>(?: (?:and |& )?(?:the |their |his |her )?<lines>)*",
  '(?:i|we) (?:do )?only (?:have|write|handle|insure|service|wrote|placed?) (?:their |his |her |the )?<lines>(?: (?:and |& )?(?:their |his |her |the )?<lines>)*(?: for (?:them|him|her|<topic>|insured-name|this (?:insured|client)))?(?: (?:with|through|in) (?:us|our (?:agency|office)))?',
  '(?:<topic>|that|this|it) (?:is|s) (?:our|my) (?:client|customer|insured|account)(?: and (?:our |my )?(?:policy|<topic>|account))?',
  '(?:i|we) (?:placed|wrote|write|handle|place|have|do) (?:<all>|<topic>|both|all)(?: of)?(?: <topic>)?(?: for (?:insured-name|<topic>|insured|them|him|her))? (?:through|with|in) our (?:surplus |lines |wholesale |specialty |excess |commercial |trucking |construction |transportation |brokerage |small |business )+(?:desk|department|dept|team|division|unit|group)',
  '(?:the |their |our )?(?:retailer|retail (?:agent|agency|broker|producer)|wholesaler|wholesale (?:agent|broker)) (?:on (?:this|it) )?is (?:the |their |<\\w+> |insured-name |@ )*(?:@|local (?:agent|agency|broker))',
  "(?:i am|i'm|we are|we're|our (?:agency|office|firm) is|i|we) (?:am |are )?(?:still |also |currently |now |just )*(?:the|their|his|her|its|your) (?:insurance |local |licensed |retail |wholesale |servicing |current |commercial |writing |primary |account |service |certificate |policy |right )*(?:agent|agents|broker|wholesaler|producer|agency|manager|csr|rep|representative|contact|executive|person)(?: of record)?(?: (?:for|on|of) (?:insured-name|this|them|these|account|<\\w+>)+(?: account)?)?",
  '(?:insured-name|they|this|he|she|insured|client|<topic>) (?:is|are) (?:still |also |currently |definitely )*(?:one of )?(?:our|my|an?) (?:long |time |long-time |longtime |great |good |valued |commercial |existing |loyal |current |active |trucking |very )*(?:client|clients|customer|customers|insured|insureds|account|accounts)(?: of (?:ours|our agency|the agency|this agency|this office|our office)| here| with us)?',
  "(?:the |our )?(?:insured-name|they|this|he|she|insured|client|<topic>)(?: ve| s)? (?:has |have )?been (?:insured )?(?:with us|here|a client|our client|a customer) (?:for|since) (?:many |several |a few |over |about |[a-z]+ )?(?:years?|months?|#|year|a long time|a while|ages)(?: (?:and )?(?:they are |really |very |a |such )*(?:great|good|wonderful|nice|lovely|super|valued|loyal|excellent|fine)(?: (?:and )?(?:nice|great|loyal|good))? (?:people|folks|client|clients|customer|customers|account|insured|insureds|family|guys?|bunch|group))?",
  '(?:(?:i|we) have|our agency has) insured (?:them|him|her|insured-name|<topic>|this (?:insured|client)) (?:for|since) (?:many |several |over |about |[a-z]+ )?(?:years?|#|a long time|a while)',
  '(?:yes )?(?:(?:policies )?<lines>(?:(?: and)? <lines>)*|<topic>|<all>) (?:is|are) (?:all |both )*(?:mine|ours)',
  "(?:insured-name|they|he|she|insured|client|<topic>)(?: is| are| s| re) (?:also |still |definitely )*(?:<topic> of )?(?:ours|mine)",
  '(?:insured-name|they|he|she|insured|client|<topic>) (?:is|are|s|re) (?:all |both |still |currently )*(?:insured|covered|written|placed) (?:with <lines> )?(?:through|with|by) (?:us|me|our (?:agency|office))',
  '(?:insured-name|they|he|she|insured|client|<topic>) (?:is|are|s|re) (?:still |currently |also |all |both )*(?:with us|with me|here with (?:us|me))',
  '(?:el |la |nuestro )?(?:cliente |asegurad[oa] |insured-name )?(?:sigue|siguen|continua|continuan) (?:aun |todavia )?con nosotros',
  '(?:is |are )?still (?:our|my|an?) (?:long time |longtime |great |good |valued |commercial |loyal |current )*(?:client|customer|insured|account)(?: of ours| here)?',
  '(?:i |we )?(?:handle|service|manage|take care of|look after) (?:and (?:handle|service|manage) )?(?:the |all |their |these |this |<\\w+> ?)*(?:account|accounts|policies|coverage)?(?: for (?:them|insured-name|this (?:insured|client)))?(?: (?:with|alongside|together with) (?:@|[a-z]+))?',
  '(?:i |we )?(?:write|wrote|placed) (?:and (?:handle|service|manage) )?(?:the |all |their |these |this |<\\w+> ?)*(?:account|accounts|policies|coverage)?(?: for (?:them|insured-name|this (?:insured|client)))?',
  '(?:and |so )?(?:i|we) (?:just |also |recently |already |even )*(?:issued|sent|e-?mailed|provided|did|made|mailed) (?:an? |the |you |them |another |updated |new |out )*(?:cert|certs|certificate|certificates|coi|cois)(?: (?:[a-z]+|<topic>)){0,12}(?: #)?',
  '(?:they|he|she|insured|client|<topic>) (?:only )?(?:went|bought|took|kept|have|has|carry) (?:with )?(?:just |only )?(?:the )?<lines>(?:(?: and)? <lines>)*(?: with us| through us)?',
]
const RELATION = new LatePattern(`^(?:(?:hi|hello|hey|dear|good morning|and|also|so|as|well) )*(?:yes |si |yep |correct |confirmed |(?:this will|this is to|(?:i|we)(?: can)?) (?:confirm|verify|advise) )?(?:<topic> )?(?:and )?(?:${RELATIONS.join('|')})(?: (?:and )?(?:${RELATIONS.join('|')}))?$`)
const PASSES = new Set(['yes', 'plain', 'weak'])

export function saysNothing(items: Item[]): boolean {
  if (items.length > 60) return false
  const shape = items.flatMap((item, at): string[] => {
    if (item.kind === 'mark') return []
    if (item.kind === 'word') return [item.word === 'year' ? '#' : item.word]
    if (item.kind === 'join') return [item.word]
    const next = items[at + 1]
    if (item.kind === 'sense' && item.text === 'active' && next?.kind === 'word' && /^(?:clients?|customers?|accounts?|insureds?)$/.test(next.word)) return ['active']
    if (item.kind === 'sense') return [PASSES.has(item.sense) ? item.text : '!']
    if (item.kind === 'mention') return [`<${item.scope}>`]
    if (item.kind === 'attr' && item.attr === 'limits') return ['limits']
    if (item.kind === 'date') return ['#']
    if (item.kind === 'name') return ['@']
    return ['!']
  })
  return RELATION.test(shape.join(' ').toLowerCase())
}
