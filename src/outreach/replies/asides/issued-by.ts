import type { OutreachContext } from '../../../vocabulary/index.ts'

const ISSUED = '(?:emitid[oa]s?|expedid[oa]s?|contratad[oa]s?|suscrit[oa]s?) (?:por|con|a trav[eé]s de) '
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** "Emitida por Rio Bravo County Mutual", where that company alone was asked about: whose policy it is, told again. Another name stays to be read. */
export function withoutIssuer(text: string, context: OutreachContext): string {
  const carriers = [...new Set(context.lines.map((line) => line.carrier))]
  const words = carriers.length === 1 ? (carriers[0]?.split(/\s+/) ?? []) : []
  if (words.length === 0 || !/emitid|expedid|contratad|suscrit/i.test(text)) return text
  const [first, second, ...rest] = words.map(escaped)
  const name = [first, second].filter((word) => word !== undefined).join(' ') + rest.map((word) => `(?: ${word})?`).join('')
  const own = escaped(context.insured_name)
  return text.replace(new RegExp(`,? ${ISSUED}${name}(?![\\p{L}\\d]| \\p{Lu})(?: a favor de ${own})?,?(?= )`, 'u'), '')
}
