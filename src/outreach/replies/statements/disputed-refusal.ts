import { foldText } from '../message/fold-text.ts'
import type { Finding } from './finding.ts'

/** "The client says they renewed online", "per the insured they paid", "según el cliente siguen activas": somebody's word that it stands. */
const SAID_TO_STAND =
  /\b(?:(?:insured|client|customer|owner|they|he|she|underwriter|carrier|company|bank|lender|cliente|asegurad[oa]|dueno) (?:also |just |now |still )?(?:says?|said|tells?|told|claims?|claimed|insists?|insisted|swears?|swore|thinks?|maintains?|states?|stated|disagrees?|disputes?|dice|dicen|dijo|insiste|asegura)\b|(?:per|according to|segun) (?:the |our |el |la |los )?(?:insured|client|customer|owner|carrier|company|cliente|asegurad[oa]|dueno)\b)/
const STANDS = /(?<!\b(?:not|never|no longer|ya no|no (?:esta|estan)|in|un) ?)(?:\b(?:active|in[- ]force|in effect|current|valid|good|back|paid|pagad[oa]s?|pago|pagaron|renewed|renewal|renovad[oa]s?|reinstat\w+|activ[oa]s?|vigentes?)\b|\b(?:disagrees?|disputes?)\b)/
/** "Renewed with Progressive", "placed it elsewhere": it stands, and not here. */
const ELSEWHERE = /\b(?:elsewhere|somewhere else|another|different|new (?:agent|agency|broker|company|carrier)|(?:renewed|placed|moved|bought|went) (?:it |them )?(?:with|through|to)(?! (?:us|me)\b))\b/
/** "Shows as expired on my end", "I see it as cancelled", "aparecen canceladas": read off a screen. */
const ON_A_SCREEN = /\b(?:shows?|showing|looks?|appears?|i see|we see|i(?:'m| am) seeing|comes? up|says?|on (?:my|our) (?:end|side|screen)|(?:in|per|by) (?:my|our|the) (?:system|portal|screen|records?)|aparecen?|sale[n]?|marca[n]?|veo|en (?:el|mi|nuestro) sistema)\b/
/** "Let me check with the carrier", "I am looking into it", "voy a verificar": whether that is so, is still to be found out. */
const FINDS_OUT = /\b(?:check\w*|double[- ]?check\w*|verif\w+|confirm\w*|look(?:ing)? into|find(?:ing)? out|ask(?:ing)?|call(?:ing)?|reach(?:ing)? out|research\w*|investigat\w+|see(?:ing)? (?:why|what|if)|checar|checando|revis\w+|pregunt\w+|averigu\w+|consult\w+)\b/
const OF_WHO_HAS_IT = /\b(?:who|whom|whoever|new|another|where|replac\w+|rewrit\w+|date|why|send|copy|notice|letter)\b/

/** The sentence that takes a refusal back half-way: somebody says that the policy stands, or the agent only sees it so and means to find out. */
export function disputes(refused: readonly Finding[], own: readonly Finding[]): Finding | undefined {
  const said = own.find((one) => {
    const folded = foldText(one.sentence)
    return one.verdict !== 'refuse' && one.reason === 'somebody else’s word' && SAID_TO_STAND.test(folded) && STANDS.test(folded) && !ELSEWHERE.test(folded)
  })
  if (said) return said
  if (!refused.every((one) => ON_A_SCREEN.test(foldText(one.sentence)))) return undefined
  return own.find((one) => one.verdict === 'later' && FINDS_OUT.test(foldText(one.sentence)) && !OF_WHO_HAS_IT.test(foldText(one.sentence)))
}
