import { foldText } from '../message/fold-text.ts'
import { isNameLine } from '../message/trim-signature.ts'
import { isCourtesy } from './is-courtesy.ts'
import { isSideRemark } from './is-side-remark.ts'

const THANKS = /^\W*(?:(?:many|so many|muchas|mil) )?(?:thanks|thank you|thankyou|thx|gracias|best regards|regards)\b[^,;.!?–—-]{0,60}(?:[,;!–—]| -+ )\s*/
/** Whom a letter thanks: a name, its beginning in capitals or known, or a team. */
const NAMED = /^\p{Lu}[\p{L}.'’-]+(?: (?:and |& )?\p{Lu}[\p{L}.'’-]*){0,2}\W*$/u
const ADDRESSED = /^(?:(?:and )?(?:all|team|folks|everyone|everybody|guys|y'all|sir|madam|ma'am|friends?|dear|again|so much|very much|verification (?:desk|team)|have an?\b.*|and have an?\b.*|bye|cheers|regards|best(?: regards)?|saludos|buen dia))\W*$/

/** "Thanks, they merged with another firm": what follows the thanks is neither a name nor a courtesy, and has to be read. */
export function goesOnBehindThanks(folded: string, raw: string, senderNames: Iterable<string>): boolean {
  const own = new Set(senderNames)
  const thanks = THANKS.exec(folded)?.[0]
  if (thanks === undefined) return false
  const rest = folded.slice(thanks.length).trim()
  const written = raw.trim().slice(-rest.length)
  const words = rest.match(/[a-z0-9']+/g) ?? []
  if (words.length === 0 || ADDRESSED.test(rest) || words.every((word) => own.has(word))) return false
  if (foldText(written) === rest && NAMED.test(written) && isNameLine(written)) return false
  return !isCourtesy(rest) && !isSideRemark(rest, written) && !goesOn(rest)
}
/** "Thanks, appreciate it, Dana". */
const goesOn = (rest: string): boolean => /^(?:i |we )?(?:really )?appreciate\b[^.;]{0,40}$|^(?:talk|speak|see you) (?:soon|later)\b/.test(rest)
