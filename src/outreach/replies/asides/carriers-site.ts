import type { OutreachContext } from '../../../vocabulary/index.ts'
import { escape } from '../words/vocabulary-entry.ts'

const WORDS_MIN = 5
/** "Per the Great Lakes site", where all that were asked about are of Great Lakes: the carrier's own pages, by its name. */
export function withCarriersSite(text: string, { lines }: OutreachContext): string {
  const [carrier, ...others] = new Set(lines.map((line) => line.carrier))
  if (others.length > 0 || carrier == null) return text
  const words = carrier.split(/[\s,]+/).filter((word) => word !== '')
  const names = words.map((_, at) => words.slice(0, words.length - at)).filter((name) => name.length > 1 || name[0]!.length >= WORDS_MIN)
  const forms = names.map((name) => name.map(escape).join('[ ,]{1,2}')).join('|')
  return forms === '' ? text : text.replace(new RegExp(`(?<=\\b(?:in|on|per|from|via|through|at|by|to|into) )(?:the )?(?:${forms})(?:['’]s)? (?:agent |agency |online |carrier )?(?:portal|web ?site|site|system|database)(?![\\p{L}])`, 'giu'), "the carrier's portal")
}
