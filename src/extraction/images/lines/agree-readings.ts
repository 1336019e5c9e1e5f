import { parseDate } from '../../values/index.ts'
import type { CellExpectation, CellReading } from './cell-reading.ts'

export type Reading = CellReading['readings'][number]

const GROUPED = /^[$Ss§]?(\d{1,3}(?:[.,]\d{3})+)[.,]?$/
/** Comma and full stop are one speck apart on a fax: three digits after either are thousands, for cents are two. */
export const tidyAmount = (text: string): string => {
  const grouped = GROUPED.exec(text.trim())
  return grouped && !/^0/.test(grouped[1]!)
    ? (text.trim().startsWith('$') || /^[Ss§]/.test(text.trim()) ? '$' : '') + grouped[1]!.replaceAll('.', ',')
    : text
}

/** So many signs of a reading may be a code with its label. */
const LABELLED_MAX = 24

/** What a reading says once the marks that do not matter for its kind are folded; null when it cannot be of that kind. */
export const meaningOf = (text: string, expect: CellExpectation): string | null => {
  const flat = text.trim()
  if (flat === '') return null
  switch (expect) {
    case 'date':
      return parseDate(withStrokes(figuresOf(flat.replace(/[|]/g, '/').replace(/[oO]/g, '0'))))
    case 'amount': {
      const digits = tidyAmount(flat.replaceAll(' ', ''))
        .replace(/^[$Ss§]/, '')
        .replace(/[.,]$/, '')
      if (!/^\d{1,3}(,\d{3})*(\.\d{2})?$|^\d{1,12}(\.\d{2})?$/.test(digits)) return null
      return String(Number(digits.replaceAll(',', '')))
    }
    case 'naic': {
      // `Co. NAIC# 12345`: the print of one piece may begin with the end of the company's name.
      const behind = /\bNAIC\s{0,2}(?:#|no\.?|code)?\s{0,2}:?\s{0,2}(\d{5})\W*$/i.exec(flat.slice(-LABELLED_MAX))
      if (behind) return behind[1]!
      const digits = flat.replace(/^\W*(?:n\.?a\.?[il1|]\.?c\.?|code|no\.?|#|\s|:){1,8}(?=\d)/i, '').replace(/[^0-9A-Za-z]/g, '')
      return /^\d{5}$/.test(digits) ? digits : null
    }
    case 'policy_number': {
      const folded = flat.toUpperCase().replace(/[^0-9A-Z]/g, '')
      return folded.length >= 3 && /\d/.test(folded) ? folded : null
    }
    default:
      // Coarse print shows i, l and 1 as one stroke, and o like 0.
      return flat.toLowerCase().replace(/[i1|!]/g, 'l').replace(/0/g, 'o').replace(/[^0-9a-z]/g, '') || null
  }
}

/**
 * A day of eight figures that lost one stroke is whole all the same; one that writes its month with one figure and its day
 * with a nought before has lost a figure, and is no reading.
 */
const withStrokes = (text: string): string => (/^\d\/0\d\//.test(text) ? '' : text.replace(/^(\d\d)(?:\/(\d\d)|(\d\d)\/)(\d{4})$/, '$1/$2$3/$4'))

/** Letters that coarse print makes of figures. */
const LIKE: Record<string, string> = { t: '1', l: '1', I: '1', i: '1', '!': '1', S: '5', s: '5', B: '8', Z: '2', D: '0', Q: '0' }
const LETTERS_MAX = 2
/** A day of eight figures, a few of them read as the letters that look like them; whatever else it is stays as it is. */
const figuresOf = (text: string): string => {
  if (!/^[\dtlIi!SsBZDQ]{1,2}\/[\dtlIi!SsBZDQ]{1,2}\/[\dtlIi!SsBZDQ]{4}$/.test(text) || text.replace(/[\d/]/g, '').length > LETTERS_MAX) return text
  return text.replace(/[^\d/]/g, (letter) => LIKE[letter] ?? letter)
}

/** Two engines that agree were right 99.3 times in 100; one alone is worth what it says of itself and not more than this. */
const AGREED = 0.97
const ALONE_MAX = 0.85

/** Weighs the readings of one cell: those of one meaning stand together, and only readings by different means count as agreement. */
export const agreeReadings = (readings: readonly Reading[], expect: CellExpectation): Omit<CellReading, 'checked'> => {
  const byMeaning = new Map<string, Reading[]>()
  for (const reading of readings) {
    const meaning = meaningOf(reading.text, expect)
    if (meaning === null) continue
    byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), reading])
  }
  const sure = (group: readonly Reading[]): number => Math.max(...group.map((r) => r.confidence))
  const weight = (group: readonly Reading[]): number => group.reduce((sum, r) => sum + 0.5 + r.confidence / 2, 0)
  const ranked = [...byMeaning.values()].sort((a, b) => weight(b) - weight(a))
  const sorted = [...readings].sort((a, b) => b.confidence - a.confidence)
  const best = ranked[0]
  if (!best) return { text: null, agreed: false, confidence: 0, readings: sorted }
  const leader = [...best].sort((a, b) => b.confidence - a.confidence)[0]!
  const text = expect === 'amount' ? tidyAmount(leader.text.replaceAll(' ', '')) : expect === 'date' ? meaningOf(leader.text, expect)! : leader.text
  const engines = new Set(best.map((r) => r.reader)).size
  const rival = ranked[1]
  if (engines > 1 && best.length > (rival?.length ?? 0)) {
    const doubt = rival ? 0.06 : 0
    return { text, agreed: true, confidence: Math.max(AGREED, sure(best)) - doubt, readings: sorted }
  }
  const alone = Math.min(ALONE_MAX, sure(best)) - (rival ? Math.min(0.4, sure(rival) * 0.5) : 0)
  return { text: alone >= 0.6 ? text : null, agreed: false, confidence: Math.max(0, alone), readings: sorted }
}
