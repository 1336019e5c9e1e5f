import { PLAIN_NAME } from '../lexicon/plain-names.ts'

const AMOUNT = String.raw`(?:\$ ?\d[\d,.]*\d?(?: ?(?:k|mm?|mil|million)\b)?|\d[\d,.]* ?(?:k|mm?|mil|million)\b)(?! ?\/)`
const VERB = String.raw`(?: (?:is|are|must be|should be|shall be|(?:has|have|needs?) to be)(?: at least)?| ?[:=-]| at| of)? `
const SO = String.raw`(?:so (?:does|do|is|must|should|has|will|shall|are) |(?:the )?same (?:goes |holds |applies )?(?:for|to|with) |ditto (?:for )?)`
/** "GL is $1M, same goes for auto", "GL must be $1M and so must auto" */
const SO_DOES = new RegExp(String.raw`(${PLAIN_NAME})(${VERB})(${AMOUNT})[,;]? (?:and )?${SO}(?:the |your )?(${PLAIN_NAME})(?=\s*(?:[.,;)]|$))`, 'gi')
/** "GL $1M, auto likewise"; "auto too" may say no more than that it is asked as well */
const LIKEWISE = new RegExp(String.raw`(${PLAIN_NAME})(${VERB})(${AMOUNT})[,;]? (?:and )?(${PLAIN_NAME}),? (?:likewise|to match)(?=\s*(?:[.,;)]|$))`, 'gi')
const PARTED = / ?\/ ?/
/** "Limits of $1M / $1M / $5M for GL / auto / umbrella" */
const IN_TURN = new RegExp(String.raw`^(\W*)(?:the )?(?:minimum |required )*limits?(?: of|:)? ((?:${AMOUNT.replace('(?! ?\\/)', '')})(?: ?\/ ?${AMOUNT.replace('(?! ?\\/)', '')}){1,4}) (?:for|on) (${PLAIN_NAME}(?: ?\/ ?${PLAIN_NAME}){1,4})(?=\s*(?:[.;]|$))`, 'i')
const COMP = /^w|comp/i

/** An amount that a second policy is said to share, or amounts and policies told in two rows: each with its own. */
export function amountsInTurn(textIn: string): string {
  if (textIn.length > 600) return textIn
  let text = textIn
  if (/\b(?:so (?:does|do|is|must|should|has|will|shall|are)|same|ditto) /i.test(text)) text = text.replace(SO_DOES, shared)
  if (/\b(?:likewise|to match)\b/i.test(text)) text = text.replace(LIKEWISE, shared)
  return /limits?(?: of|:)? /i.test(text) ? text.replace(IN_TURN, inTurn) : text
}

const shared = (all: string, name: string, verb: string, amount: string, other: string): string => (COMP.test(other) ? all : `${name}${verb}${amount}, ${other}${verb}${amount}`)

function inTurn(all: string, lead: string, amounts: string, names: string): string {
  const [each, of] = [amounts.split(PARTED), names.split(PARTED)]
  return each.length === of.length ? lead + of.map((name, i) => `${name} ${each[i]}`).join(', ') : all
}
