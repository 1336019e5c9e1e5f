import { PLAIN_NAME } from '../lexicon/plain-names.ts'

const ON = String.raw`\b(?:on|for|under) (?:the |your )?`
const NAMES = String.raw`${PLAIN_NAME}(?:(?:, | and | & | ?\/ ?)${PLAIN_NAME}){0,4}`
/** "Waiver on GL; also on auto" */
const ALSO_ON = new RegExp(String.raw`(${ON}${NAMES})[,;] (?:and )?(?:also|likewise|same) ${ON}(${NAMES})(?=\s*(?:[.,;)]|$))`, 'gi')
/** "not only on GL but on auto too" */
const NOT_ONLY = new RegExp(String.raw`\bnot only (${ON}${NAMES}),? but (?:also )?(?:${ON})?(${NAMES})(?: (?:too|as well))?(?=\s*(?:[.,;)]|$))`, 'gi')
/** "GL must have a waiver, so must auto" */
const SO_MUST = new RegExp(String.raw`^(\W*(?:the |your )?${NAMES})( (?:must|shall|should|has to|have to|needs?|needs to) [^.;:$]{4,60}?)[,;]? (?:and )?so (?:must|shall|should|does|do|has|have|needs?) (?:the |your )?(${NAMES})(?=\s*(?:[.;]|$))`, 'i')

const MEMBER = String.raw`(?:us as (?:an )?)?(?:a\.?i\b\.?|add'?l\.? insureds?|additional insureds?(?: status)?|wos\b|waivers?(?: of subro(?:gation)?)?|subro(?:gation)? waivers?|p&?\/?nc\b|primary ?(?:\/|and|&) ?non-?contrib\w*(?: wording)?|(?:30|10|60)[- ]?days?'?(?: notice| noc)?(?: of cancellation)?)`
/** "..., 5M umb, all w/ AI & WOS, GL PNC": what all come with, before what some have. */
const ALL_WITH = new RegExp(String.raw`(?<=\d[^;]*?)[,;(-]* ?\ball (?:of (?:them|these|those) |(?:policies|coverages|lines) )?(?:with|w\/|to (?:have|include|carry|show)|must (?:have|include|carry|show)|having|incl(?:uding|\.)?) ?(${MEMBER}(?:(?:,? and |,? ?& ?| ?\+ ?| ?\/ ?|, ?)${MEMBER}){0,4})\)?(?:[,;] ?(?!except|but|other|only|incl)|(?=\.?\s*$)|(?=\. ))`, 'gi')

/** What is asked of one policy and said of another behind it: as asked of both. */
export function alsoOn(textIn: string): string {
  if (textIn.length > 600) return textIn
  let text = textIn
  if (/\ball\b[^.;]{0,20}(?:with|w\/|have|include|carry|show|having|incl)/i.test(text)) text = text.replace(ALL_WITH, '; $1 on all policies; ')
  if (/[,;] (?:and )?(?:also|likewise|same) (?:on|for|under) /i.test(text)) text = text.replace(ALSO_ON, '$1 and $2')
  if (/\bnot only /i.test(text)) text = text.replace(NOT_ONLY, '$1 and $2')
  return /\bso (?:must|shall|should|does|do|has|have|needs?) /i.test(text) ? text.replace(SO_MUST, '$1 and $3$2') : text
}
