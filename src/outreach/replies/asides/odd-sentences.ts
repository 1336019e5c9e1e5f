import { foldText } from '../message/fold-text.ts'

const HEAD_CELL =
  /^(?:#|lines?(?: of (?:business|coverage))?|lob|coverages?|type|polic(?:y|ies)(?: (?:type|number|no\.?|num|#))?|pol ?#|number|carriers?|insurers?|company|named? insured|insured|eff(?:ective)?\.?(?: date)?|exp(?:iration|ires|iry)?\.?(?: date)?|term|(?:policy )?(?:term|period)|dates?|limits?|amounts?|deductibles?|ded|(?:status|in force|active|confirmed|correct|ok(?:ay)?|good|match(?:es)?|verified|current)\??(?: ?\(?(?:y ?\/ ?n|yes ?\/ ?no)\)?)?\??|(?:limits?|dates?|terms?|carriers?|numbers?|amounts?) (?:ok(?:ay)?|correct|right|good|match(?:es)?|accurate|verified|confirmed|agree)\??|y\/n\??|yes\/no\??|if (?:no|not|incorrect|different|wrong|n)(?: correct)?,? (?:please )?(?:give |state |list |provide |the )*(?:correct(?:ions?|ed)?|right|explain|explanation|comments?|details?|why|values?|info(?:rmation)?)(?: (?:info(?:rmation)?|values?))?|requested|as requested|your (?:request|list|records?|information|info)|you (?:asked|listed|have|show)|(?:per )?(?:our|my) (?:records?|system|files?)|cobertura|tipo(?: de (?:cobertura|poliza))?|aseguradora|compan?ia|poliza|(?:numero|num\.?|no\.?) de poliza|vigencia|vence|vencimiento|(?:fecha )?(?:de )?(?:inicio|vencimiento|efectiva)|limites?|deducible|estado|estatus|vigente\?|notas|comentarios|notes?|comments?|remarks|form|questions?|items?|description|answers?|responses?|repl(?:y|ies))$/
/** "Line | Policy | Eff | Exp | Limits | Status". Other heads ("Cancelled?") turn what stands under them round, and are not passed over. */
export function isTableHead(text: string): boolean {
  const cells = foldText(text).split('|').map((cell) => cell.trim())
  return cells.length >= 2 && cells.every((cell) => cell === '' || isHeadCell(cell))
}

/** Of a cell's text, folded. */
export const isHeadCell = (cell: string): boolean => HEAD_CELL.test(cell)

/** Forms not filled in, and signs that say something and are none of the usual friendly ones. */
const BLANK = /_{3,}|\[ ?\]|\( ?\)|\b(?:y ?\/ ?n|yes ?\/ ?no)\b/i
const ODD_SIGN = /(?![👍✅✔✓☑🙂😊😀😃😄🎉🙏👌💯☺⭐🌟📎📞📧✉©®™°🚛🚚❤🦃🎄🟢])[\p{So}\p{Extended_Pictographic}]/u
/** "Active*", "active^" or "active†" with its footnote elsewhere; "*Active*" is bold print. */
const FOOTNOTE = /(?<!\*[\w ]{0,60})\b(?:active|force|effect|confirmed|correct|yes|current|good|fine|ok|matches)\s?(?:\*+(?!\w)|[†‡§^¹²³]+)/i
export const hasOddSigns = (text: string): boolean => BLANK.test(text) || ODD_SIGN.test(text) || FOOTNOTE.test(text)

/** "GL...", "GL -", "the GL, call me though": a policy's name that is left hanging. */
export const leavesNameHanging = (folded: string): boolean => HANGING.test(folded)
const HANGING = /^\W*(?:and |but |for |on )?(?:the |their )?[a-z&/' ]{2,25}(?:,|:| -{1,3})? ?(?:\.{2,}|…|-{1,3}(?=(?: though)? ?[.!]?$)|(?:please |pls |just )?(?:call|text|ring|phone) (?:me|us)(?: though| on (?:it|that|this))?\W*$)[^a-z0-9]*(?:though)?\W*$/
