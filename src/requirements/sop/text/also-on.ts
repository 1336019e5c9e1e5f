import { PLAIN_NAME } from '../lexicon/plain-names.ts'

const ON = String.raw`\b(?:on|for|under) (?:the |your )?`
const NAMES = String.raw`${PLAIN_NAME}(?:(?:, | and | & | ?\/ ?)${PLAIN_NAME}){0,4}`
/** "Waiver on GL; also on auto" */
const ALSO_ON = new RegExp(String.raw`(${ON}${NAMES})[,;] (?:and )?(?:also|likewise|same) ${ON}(${NAMES})(?=\s*(?:[.,;)]|$))`, 'gi')
/** "not only on GL but on auto too" */
const NOT_ONLY = new RegExp(String.raw`\bnot only (${ON}${NAMES}),? but (?:also )?(?:${ON})?(${NAMES})(?: (?:too|as well))?(?=\s*(?:[.,;)]|$))`, 'gi')
/** "GL must have a waiver, so must auto" */
const SO_MUST = new RegExp(String.raw`^(\W*(?:the |your )?${NAMES})( (?:must|shall|should|has to|have to|needs?|needs to) [^.;:$]{4,60}?)[,;]? (?:and )?so (?:must|shall|should|does|do|has|have|needs?) (?:the |your )?(${NAMES})(?=\s*(?:[.;]|$))`, 'i')

/** What is asked of one policy and said of another behind it: as asked of both. */
export function alsoOn(textIn: string): string {
  if (textIn.length > 600) return textIn
  let text = textIn
  if (/[,;] (?:and )?(?:also|likewise|same) (?:on|for|under) /i.test(text)) text = text.replace(ALSO_ON, '$1 and $2')
  if (/\bnot only /i.test(text)) text = text.replace(NOT_ONLY, '$1 and $2')
  return /\bso (?:must|shall|should|does|do|has|have|needs?) /i.test(text) ? text.replace(SO_MUST, '$1 and $3$2') : text
}
