import { allMatches } from './all-matches.ts'
import type { Reading } from './find-mentions.ts'
import { MARK, mask } from './mentions.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const place = `(?:${PLACES.join('|')})`
const ORDINALS = new RegExp(
  `(?<=\\b(?:on|under|for|in|to|of) the )${place}(?:(?:, and|,| and| &) (?:the )?${place})*(?: (?:listed |named )?(?:polic(?:y|ies)|coverages?|lines?|items?|bullets?|of (?:these|them|those))(?![a-z])|(?= only\\b|\\s*(?:[.;)]|$)))`,
  'g',
)
/** What a reference by its place in the text begins with: `place 2` is the second coverage asked. */
export const PLACE = 'place '

/** Adds references by place: "additional insureds on the first, second and fourth policies". */
export function addOrdinals(reading: Reading): void {
  if (!/\bthe (?:first|second|third|fourth|fifth|sixth)\b/.test(reading.lower)) return
  for (const m of allMatches(ORDINALS, reading.lower)) {
    const end = m.index + m[0].length
    const inside = reading.mentions.filter((x) => x.start < end && x.end > m.index)
    if (inside.some((x) => x.kind !== 'all')) continue
    const refs = allMatches(new RegExp(place, 'g'), m[0]).map((x) => `${PLACE}${PLACES.indexOf(x[0]) + 1}`)
    for (const x of inside) reading.mentions.splice(reading.mentions.indexOf(x), 1)
    reading.mentions.push({ kind: 'items', start: m.index, end, refs })
    reading.masked = mask(reading.masked, m.index, end, MARK.items)
  }
  reading.mentions.sort((a, b) => a.start - b.start)
}
