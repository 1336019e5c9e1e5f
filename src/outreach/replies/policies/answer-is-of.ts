import type { Item, Lexed } from '../words/lex-sentence.ts'

const THIS = "(?:that|this|it|which|mine|(?:this|that|my|our|the|the above|the foregoing) (?:above|foregoing|answer|reply|response|confirmation|verification|e-?mail|message|letter|note|info(?:rmation)?|yes|statement|comment)|what (?:i|we) (?:said|wrote|sent))"
const OF = '(?:for|of|on|about|to|under|regarding|concerning|re|as (?:to|for)|(?:with|in) (?:respect|regards?|reference) to|in connection with)'
const HOW_FAR = '(?: just| only| really| actually| all| mainly| mostly)*'
const NAMES = '(?:(?:the|his|her|their|our|an?|la|el|las|los|de|del) )*~(?:(?: |,|/|&|and |or |y )+(?:the |la |el |de )*~)*(?: (?:policy|policies|coverages?|lines?|ones?|part|piece|portion|side|polizas?|only|alone))*'
const LOOKED = '(?:looked (?:at|up|into)|checked|pulled(?: up)?|reviewed|read|opened|found|meant|mean|had in mind)'
const SPEAKS = '(?:asked|talking|speaking|looking|referring|thinking|answering|writing|replying|responding|going)(?: (?:about|of|at|to|for|on|by|off|into))?'
/** What an answer is of, in a piece of a sentence that says no more than that; the policies stand as "~". */
const FORMS = [
  `${THIS}(?:'s| is| was| are| were| would be| goes| went)${HOW_FAR}(?: ${OF})? ${NAMES}`,
  `${THIS}${HOW_FAR} (?:pertain(?:s|ed)? to|relate[sd]? to|refer(?:s|red)? to|appl(?:y|ies|ied) to|concern(?:s|ed)?) ${NAMES}`,
  `(?:i|we)(?:'m|'re| am| are| was| were)?${HOW_FAR} (?:${SPEAKS}|${LOOKED}) ${NAMES}`,
  `${SPEAKS} ${NAMES}`,
  `it(?:'s| is| was) ${NAMES}(?: that)? (?:i|we) (?:${LOOKED}|(?:am|was|were|are) ${SPEAKS})`,
  `(?:eso|esto|lo anterior|(?:mi|esta|la) (?:respuesta|confirmacion))(?: es| era| va| fue| aplica| corresponde)? (?:para|por|de|sobre|en cuanto a|a) ${NAMES}`,
  `(?:me refiero|me referia|nos referimos) a ${NAMES}`,
  `(?:(?:estoy|estamos|estaba) hablando|hablo|hablamos|hablaba) (?:de|sobre) ${NAMES}`,
]
const SAYS_OF_WHAT = new RegExp(`^(?:(?:and|but|so|again|sorry|note|fyi|just to be clear|to be clear|for clarity) )*(?:${FORMS.join('|')})$`)

/** What tells one policy from the rest by what is said of it, and not by what was answered. */
const SINGLES_OUT = new Set(['except', 'partial', 'bad', 'wrong', 'rewrite', 'pending', 'cannot', 'no', 'not', 'denied', 'inherit', 'cue'])
const VALUES = new Set(['amount', 'split', 'range', 'date', 'label', 'attr'])
const namesLine = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines'

/** "All active. That is for the auto.", "Yes (I was asked about the cargo)": the policies that the answer is of; none where that is not said. */
export function answerIsOf({ folded, items }: Lexed): string[] {
  if (!items.some(namesLine) || items.some((item) => VALUES.has(item.kind) || (item.kind === 'sense' && SINGLES_OUT.has(item.sense)))) return []
  let at = 0
  let masked = ''
  for (const item of items.filter(namesLine)) {
    masked += `${folded.slice(at, item.at)}~`
    at = item.end
  }
  masked += folded.slice(at)
  const alone = masked.split(/[;:()\n]|(?<!~),|,(?! ?(?:the )?~)|\s[-–—]+\s/).some((piece) => SAYS_OF_WHAT.test(piece.replace(/[.!?"*]/g, '').replace(/\s{1,20}/g, ' ').trim()))
  return alone ? [...new Set(items.flatMap((item) => (item.kind === 'mention' && namesLine(item) ? item.lines : [])))] : []
}
