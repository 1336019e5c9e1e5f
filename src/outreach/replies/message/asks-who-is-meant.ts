/** Not found, as far as was searched; whoever adds why ("they left in 2023") has found them. */
const NOT_FOUND = /\b(?:find(?:ing)?|found|locat(?:e|ed|ing)|see|seeing|show(?:s|ing)?|records?|listed|com(?:es?|ing) up|anyone by|by that name|under that name|encuentr\w+|encontr\w+|aparecen?|sale)\b/
const WHO = '(?:(?<!\\b(?:our|my) )names?|dba|d/b/a|fka|fein|ein|tax id|(?:us)?dot(?: number| #)?|address|owners?|principals?|spelling|spell(?:ed)?|entity|nombre|direccion|dueno)'
const PAPER = '(?:copy|copies|certificates?|certs?|cois?|acords?|dec(?:laration)?s?(?: pages?)?|documents?|certificado|copia)'
/** A name, a number or a paper to search by. */
const ASKS = new RegExp(
  `\\b(?:${WHO}|${PAPER})(?![a-z])[^.!?\\n]{0,60}\\?|\\b(?:go(?:es)? by|known as|listed as|(?:be )?under) (?:any|some|an?)(?:thing|other)?\\b[^.!?\\n]{0,30}\\?|\\b(?:please|pls|kindly|(?:can|could|would|will) you|favor de|puede|podria)(?: [a-z]+){0,2} (?:send|provide|forward|share|e-?mail|give|get|mandar?|mandarme|enviar?|enviarme)\\b[^.!?\\n]{0,60}\\b(?:${WHO}|${PAPER}|(?:policy )?numbers?)(?![a-z])`,
)

/** "I can't find this client. Do they go by anything else?": wants to search once more, and refuses nothing yet. `refusals`: the sentences that refuse, folded. */
export const asksWhoIsMeant = (refusals: readonly string[], letter: string): boolean => refusals.length > 0 && refusals.every((one) => NOT_FOUND.test(one)) && ASKS.test(letter)
