import { allMatches } from '../text/all-matches.ts'
import type { Reading } from './find-mentions.ts'
import { MARK, mask } from './mentions.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const place = `(?:${PLACES.join('|')})`
const ORDINALS = new RegExp(
  `(?<=\\b(?:on|under|for|in|to|of|needs?|carry|skip|without|keep|waive) the )${place}(?:(?:, and|,| and| &) (?:the )?${place})*(?: (?:listed |named )?(?:polic(?:y|ies)|coverages?|lines?|items?|bullets?|of (?:these|them|those))(?![a-z])|(?= only\\b|\\s*(?:[.;)]|$)))`,
  'g',
)
/** "The first two are written by ...", "on the first three": the first so many, as who something is said of or what it is asked on. */
const COUNTS = ['two', 'three', 'four', 'five', 'six']
const FIRST_FEW = new RegExp(`(?:(?<=\\b(?:on|under|for|in|to|of) )|(?<=^\\W*|[.;] ))the first (${COUNTS.join('|')})(?: (?:listed |named )?(?:polic(?:y|ies)|coverages?|lines?|items?|of (?:these|them|those))(?![a-z])|(?= only\\b|\\s*(?:[.;)]|$)| (?:are|shall|must|will|name|names|need|carry|have|also|apply|is|required|needed|please)\\b|\\s*(?::|\\((?:required|only|must))))`, 'g')
/** "The last two policies need 30 days' notice": counted from the end. */
const LAST_FEW = new RegExp(FIRST_FEW.source.replace('the first', 'the last'), 'g')
/** What a reference by its place in the text begins with: `place 2` is the second coverage asked. */
export const PLACE = 'place '

/** Adds references by place: "additional insureds on the first, second and fourth policies". */
export function addOrdinals(reading: Reading): void {
  if (!/\bthe (?:first|second|third|fourth|fifth|sixth|last)\b/.test(reading.lower)) return
  for (const m of [...allMatches(FIRST_FEW, reading.lower), ...allMatches(LAST_FEW, reading.lower), ...allMatches(ORDINALS, reading.lower)]) {
    const end = m.index + m[0].length
    const inside = reading.mentions.filter((x) => x.start < end && x.end > m.index)
    if (inside.some((x) => x.kind !== 'all')) continue
    const few = COUNTS.indexOf(m[1] ?? '') + 2
    const places = m[1] ? PLACES.slice(0, few) : allMatches(new RegExp(place, 'g'), m[0]).map((x) => x[0])
    const refs = m[0].startsWith('the last') ? places.map((_, i) => `${PLACE}-${i + 1}`) : places.map((p) => `${PLACE}${PLACES.indexOf(p) + 1}`)
    for (const x of inside) reading.mentions.splice(reading.mentions.indexOf(x), 1)
    reading.mentions.push({ kind: 'items', start: m.index, end, refs })
    reading.masked = mask(reading.masked, m.index, end, MARK.items)
  }
  reading.mentions.sort((a, b) => a.start - b.start)
}
