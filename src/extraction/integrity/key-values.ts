const DATE =
  /(?<![\w-])(?:0?[1-9]|1[0-2])[/-](?:0?[1-9]|[12]\d|3[01])[/-](?:\d{4}|\d{2})(?![\w-])|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\s?\d{1,2},?\s?\d{4}\b/gi
const AMOUNT = /\$\s?\d[\d,]*(?:\.\d{2})?|\b\d{1,3}(?:,\d{3})+(?:\.\d{2})?\b/g
const NUMBER = /\b(?=[A-Z0-9-]{0,24}\d{3})[A-Z0-9][A-Z0-9-]{4,24}\b/g

export type KeyValue = { kind: 'date' | 'amount' | 'number'; text: string; index: number }

/** The dates, amounts and long numbers of a text: the values that an altered certificate alters. */
export function keyValues(text: string): KeyValue[] {
  const found: KeyValue[] = []
  const taken: [number, number][] = []
  const take = (pattern: RegExp, kind: KeyValue['kind']): void => {
    for (const match of text.slice(0, 4000).matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (taken.some(([a, b]) => start < b && end > a)) continue
      taken.push([start, end])
      found.push({ kind, text: match[0].replace(/[\s$]/g, '').replace(/\.00$/, '').toLowerCase(), index: start })
    }
  }
  take(DATE, 'date')
  take(AMOUNT, 'amount')
  take(NUMBER, 'number')
  return found
}

export const keyValuesIn = (text: string): string[] => keyValues(text).map((v) => v.text)
