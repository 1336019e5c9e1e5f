/** Fonts whose letters are signs, by what their names hold. */
export type SymbolFont = 'dingbats' | 'wingdings' | 'webdings' | 'symbol'
const BOXED_CHECK = '☒'
const EMPTY_BOX = '☐'
const TICK = '✓'
const FULL_BOX = '■'
/** Character codes of marks and boxes (the fonts' encoding tables are public); those of Wingdings 2 stand with Wingdings'. */
const SIGNS: Record<SymbolFont, Record<number, string>> = {
  dingbats: { 51: TICK, 52: TICK, 53: TICK, 54: TICK, 55: TICK, 56: TICK, 110: FULL_BOX, 111: EMPTY_BOX, 112: EMPTY_BOX, 113: EMPTY_BOX, 114: EMPTY_BOX }, // prettier-ignore
  wingdings: {
    120: BOXED_CHECK, 253: BOXED_CHECK, 254: BOXED_CHECK, 82: BOXED_CHECK, 84: BOXED_CHECK, 83: BOXED_CHECK,
    252: TICK, 251: TICK, 80: TICK, 79: TICK,
    111: EMPTY_BOX, 168: EMPTY_BOX, 113: EMPTY_BOX, 114: EMPTY_BOX, 163: EMPTY_BOX, 48: EMPTY_BOX,
  }, // prettier-ignore
  webdings: { 97: TICK, 99: EMPTY_BOX, 103: BOXED_CHECK },
  symbol: { 0xb7: '•', 0xa3: '≤', 0xb3: '≥' },
}

export const symbolFontOf = (name: string): SymbolFont | null =>
  /dingbat/i.test(name) ? 'dingbats' : /wingding/i.test(name) ? 'wingdings' : /webding/i.test(name) ? 'webdings' : /^symbol\b/i.test(name) ? 'symbol' : null

/** The sign that a letter of a symbol font prints, also by its private code point; null for one that is no mark. */
export const signOf = (font: SymbolFont, unicode: number): string | null =>
  SIGNS[font][unicode >= 0xf000 && unicode <= 0xf0ff ? unicode - 0xf000 : unicode] ?? null
