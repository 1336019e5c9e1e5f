import { foldText } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'

const NAME = "[a-z][a-z.'-]*(?: [a-z][a-z.'-]*)?"
const DAY = '(?:today|tomorrow|this (?:week|morning|afternoon)|(?:on )?(?:mon|tues|wednes|thurs|fri)day)'
/** Pieces of a letter that greet, introduce, offer help or tell of a message's way; each from its first word to its last. */
const PIECES = [
  `(?:(?:hi|hello|hey|dear|gentlemen|ladies|ladies and gentlemen|morning|good (?:morning|afternoon|evening|day)|hola|buen(?:os|as)? (?:dias?|tardes|noches)|estimad[oa]s?)(?: (?:there|all|team|folks|everyone|sir|madam|ma'am|senora?|de|nuevo|a todos))*(?:,? ${NAME})?)`,
  `(?:this is )?${NAME} here(?: (?:at|with|from|for) ${NAME})?`,
  '(?:(?:un |muchos )?(?:cordial(?:es)?|saludos|gracias|atentamente|atte)(?: (?:cordiales|un|y|muchas|por|su|correo|mensaje|tiempo|atencion|y saludos))*)',
  // "Let us know if you want it put back in force" is no offer of help.
  `(?![^.;!?]{0,80}\\b(?:put back|reinstat|back in force|rewritten))(?:please |just )*(?:let (?:me|us) know|tell (?:me|us)) (?:what|if there is anything|if there's anything|if|should) (?:else )?(?:you|i can|we can)?(?: (?:need|want|require|have|would|like|help|do|with|anything|any|something|else|further|more|questions?|concerns?|or|for|you|the))*`,
  "(?:any|with any) (?:other |further |more )*questions?,? (?:please |just |feel free to )*(?:call|ask|e-?mail|text|let|contact|holler|reach out to) (?:me|us)(?: know)?",
  `${NAME} (?:has |had |just )*(?:forwarded|passed|sent|gave|handed|routed) (?:me|us) (?:(?:your|the|this) (?:request|e-?mail|message|letter|note|inquiry)|this|it)`,
  `(?:your|the|this) (?:request|e-?mail|message|letter|note|inquiry|case|ticket) (?:was|has been|is being|is|will be) (?:forwarded|received|assigned|updated|passed|sent|routed|processed)(?: (?:to|by) (?:me|us|our (?:service |commercial |certificate )*(?:team|department|desk|office)))?(?: and (?:ticket|case) #?(?:\\d+|x@x*|reference) has been created)?`,
  `${NAME} is (?:out|off|away)(?: ${DAY})?(?:,? so i(?:'m| am)? (?:guessed|answered|answering|responding|looked|checked|took this|grabbed this)(?: (?:it|this|these|them|one|up|for (?:you|her|him))){0,3})?`,
  'just|fyi|btw|as always,?(?: (?:thanks|thank you).{0,40})?|any ?time|you bet|(?:no|not a) problem(?: at all)?|no worries|sure thing|of course|glad to|(?:happy|glad) to (?:help|(?:send|issue|provide|get) (?:you )?(?:an?|the|you an?) (?:updated |new |current )*(?:certificate|cert|coi)(?: (?:too|as well|if you (?:need|want) (?:one|it)|for your (?:file|records)))?)|my pleasure',
  'here is what (?:we|i) (?:show|have|see)(?: on file)?|here you go|here (?:it is|they are)|see (?:below|attached)|please note',
  "my new e-?mail(?: address)? is (?:contact|x@x+|\\S+@\\S+)|sent on behalf of .{2,40}|logged in our system as answered",
  `out ${DAY},? back ${DAY}|long day(?: here)?|you folks are (?:quick|fast)|also,? who is your client`,
  `${NAME} is the (?:agent|producer|csr|account manager|broker) on (?:the|this) (?:account|file)`,
  "(?:his|her|their) (?:wife|husband|office|bookkeeper|daughter|son) (?:does|keeps|handles) the (?:books|paperwork)(?: if you need anything(?: from (?:them|him|her))?)?",
  '(?:checked|looked)(?: (?:it|them|these|this))? (?:up )?(?:on|in) the (?:carrier|company) (?:site|website|portal)|i looked on the carrier (?:site|website|portal)',
  '(?:i was |we were )?(?:able to )?confirm(?:ed)? the following|as follows|(?:the )?following',
  `(?:the )?(?:insured's|client's|their|insured|client) (?:new )?contact (?:person )?(?:has )?(?:changed to|is now|is) ${NAME}(?: if you need to update your (?:file|records))?`,
  '(?:i|we)(?: have|\'ve)? (?:let|told) (?:the (?:insured|client|customer)|them|him|her)(?: know)?(?: that)? you (?:asked|called|wrote|were asking)',
  'got your (?:request|e-?mail|message|note|letter)|rec\'?d|received|recibido|recibimos su (?:mensaje|correo|solicitud)',
]
const SMALL_TALK = new RegExp(`^\\W*(?:(?:and|also|so|oh|well|ok|okay|yes|y)[,]? )?(?:${PIECES.join('|')})(?:[\\s,!.-]+(?:${PIECES.join('|')}))*\\W*$`)

/** Words that stand in a greeting, a courtesy or a signature and can alter nothing. */
const COURTEOUS = new Set(
  "hi hello hey dear good morning afternoon evening day thanks thank you your for the to this that and so much very best kind warm regards have a great nice please it is here i we am are my our me us from team all regarding re of request email e-mail letter message hola gracias por su buenos dias buenas tardes noches saludos checking reaching out asking attached find copy certificate certificates cert coi enclosed records file reference following welcome i've we've personally myself reviewed review checked looked verified pulled listed below above shown referenced mentioned client clients customer account accounts office agency folks everyone sir madam ma'am cordiales cordial sorry apologies delay appreciate you're it's desk verification hope well insured-name contact".split(
    ' ',
  ),
)

/**
 * Whether what says nothing of the policies says nothing at all. Each of its words may be known and the whole may still take an
 * answer back ("is up on Friday", "there are two of them"): only what is wholly made of courteous words, or known as a whole, is passed over.
 */
export function isSmallTalk(items: Item[], clause: string): boolean {
  const solid = items.filter((item) => item.kind !== 'mark' && item.kind !== 'join')
  if (solid.length === 0 || SMALL_TALK.test(foldText(clause))) return true
  const words = solid.filter((item) => item.kind === 'word')
  const others = solid.filter((item) => item.kind !== 'word')
  if (others.some((item) => item.kind === 'name') && !/^\W*(?:hi|hello|hey|dear|good|thanks|thank|hola|estimad|regards|best|saludos|buen)/.test(foldText(clause))) return false
  // "Cargo - active - out": no "reaching out".
  if (words.some((item, at) => item.word === 'out' && !/ing$/.test(words[at - 1]?.word ?? ''))) return false
  return words.every((item) => COURTEOUS.has(item.word) || (solid.length === 1 && item.word.length === 1))
}
