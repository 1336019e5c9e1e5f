import { PLAIN_NAME } from '../lexicon/plain-names.ts'

const DED = String.raw`(?:deductibles?|ded\b\.?|retentions?|self-insured retentions?|sirs?\b)`
const SUM = String.raw`(\$ ?\d[\d,]*(?:\.\d+)?(?: ?(?:k|mm?|mil|million|thousand)\b)?|\d{1,3}(?:,\d{3})+|\d[\d.]*k\b)`
const OVER = String.raw`(?:over|above|more than|greater than|higher than|bigger than|in excess of|past|beyond)`
const NAME = String.raw`(?:the |their |your |an? |any )?(${PLAIN_NAME})(?: (?:policy|coverage|insurance))?`
const ANYONE = String.raw`(?:nobody|no[- ]one|no (?!polic|coverage|insurance|other)[a-z-]{3,20})`
const MAY = String.raw`(?:may|can|should|shall|must|will|is (?:allowed|permitted) to)`

/** Ceilings said by who may have no more, each with the coverage and the amount in this order. */
const WAYS: RegExp[] = [
  // "Nobody's cargo deductible may be over $2,500", "No vendor's GL deductible shall exceed $10,000"
  String.raw`${ANYONE}['’]s ${NAME} ${DED} (?:${MAY} )?(?:(?:be )?${OVER}|exceeds?) ${SUM}`,
  // "Nobody may have a cargo deductible over $2,500"
  String.raw`${ANYONE} ${MAY} (?:have|carry|show|run|keep) ${NAME} ${DED} (?:of )?(?:${OVER}|exceeding|that (?:is ${OVER}|exceeds)) ${SUM}`,
  // "No GL policy may carry a deductible above $10,000"
  String.raw`no ${NAME} ${MAY} (?:have|carry|contain|include|bear|be subject to) (?:an? |any )?${DED} (?:of )?(?:${OVER}|exceeding) ${SUM}`,
  // "In no event may the GL deductible be more than $10,000"
  String.raw`(?:in no (?:event|case)|under no circumstances|at no time) ${MAY} ${NAME} ${DED} (?:be ${OVER}|exceed) ${SUM}`,
  // "GL deductible never above $10,000"
  String.raw`${NAME} ${DED} (?:${MAY} )?never (?:be |go |run )?(?:${OVER}|exceeds?) ${SUM}`,
  // "SIR cap on GL: $25K", "Deductible cap, GL: $10,000"
  String.raw`${DED} (?:cap|ceiling|maximum|max|limit)(?:,| (?:on|for|under))? ${NAME}(?: ?[:=-]| is| of)? ?${SUM}`,
  // "Cargo deductible can go to $5,000 but no further"
  String.raw`${NAME} ${DED} (?:can|may|could) (?:go|run|be)(?: up| as high as)?(?: to)? ${SUM},? (?:but|and) (?:no|not any|nothing|never) (?:further|higher|more|farther|beyond|above)(?: than that)?`,
  // "The highest cargo deductible we take is $5,000"
  String.raw`the (?:highest|largest|biggest|most) ${NAME} ${DED} (?:that )?(?:we|they|you) (?:(?:can|will|may) )?(?:take|allow|accept|permit|have|carry)(?: is|:) ${SUM}`,
].map((s) => new RegExp(s, 'gi'))

/** "Max ded 2500 cargo / 5000 auto", "Max ded: cargo 2500, auto 5000": figures of deductibles are amounts, with a sign or without. */
const LIST = new RegExp(String.raw`\b${DED}(?: (?:cap|max|maximum|limits?|of))?:? ?(?:(?:on |for )?(?:\$? ?\d[\d,]* ?(?:on |for )?${PLAIN_NAME}|${PLAIN_NAME}:? \$? ?\d[\d,]*)(?:,| ?\/|;| and| &)? ?){2,5}(?=[.;)]|$)`, 'gi')
const BARE = /(?<![\d$.,/-])(?<!\$ )(\d{3,5})(?![\dk%]|[.,]\d)/gi

/** A ceiling on a deductible, said by who or what may have no more: as it is said plainly. */
export function deductiblesCapped(text: string): string {
  if (!/ded|retention|\bsir/i.test(text) || !/\d/.test(text)) return text
  const listed = text.replace(LIST, (list) => list.replace(BARE, '$$$1').replace(/(?<=[a-z\d]) ?\/ ?(?=\$|[a-z])/gi, ', '))
  return WAYS.reduce((said, way) => said.replace(way, (_, name: string, sum: string) => `${name} deductible may not exceed ${sum}`), listed)
}
