const SCALES: Record<string, number> = { k: 1_000, m: 1_000_000, mm: 1_000_000, mil: 1_000_000, million: 1_000_000, thousand: 1_000 }
// A space beside a comma is a typist's or a typeface's: `1, 000, 000` is one amount. Where groups are set tight only a
// group of zeros may follow at a distance, so that `$1,000, 500` stays two amounts. A stroke parts two amounts of money
// (`$1,000,000/$2,000,000`) and the parts of a date; an amount is never the head of a longer figure, nor of one that is damaged (`$1,0#?,000`). Pounds and euros are no dollars.
// Behind its sign an amount may be grouped by spaces: nobody writes `USD 1 000 000` or `$5 000` of two amounts; `$250 500` may be.
const AMOUNT =
  /(?<![\w.,-])(?<!\d[,.]?[#?~*^|@\ufffd]{1,6})(?<![£€]\s{0,2})(?<!(?<!^|,\d{3}|\d[km]|\.\d\d)\/)\$?\s{0,3}((?<=(?:\$|\busd)\s{0,3})(?:\d{1,2}(?: \d{3}){1,3}|\d{3}(?: 000|(?: \d{3}){2,3}))|\d{1,3}(?:,\d{3}|,\s\d{3}|\s,\s?\d{3})(?:,\d{3}|,\s000|\s,\s?000){0,3}|\d{1,12})(\.\d{1,2})?\s{0,1}(k|mm|m|mil|million|thousand)?(?![\w%]|-(?!\s|$)|,\d|,?[#?~*^|@\ufffd]+[\d,]|\/(?!-(?:\s|$)|\s?\$|\d{1,3},\d{3}|\d+\s?[km]\b))\.?/i

/** The first dollar amount in a printed text and where it stands; digits glued to letters, dates and percentages are no amounts. */
export const findAmount = (text: string): { amount: number; start: number; end: number } | null => {
  const match = AMOUNT.exec(text)
  if (!match) return null
  const base = Number(match[1]!.replace(/[,\s]/g, '') + (match[2] ?? ''))
  const amount = Math.round(base * (match[3] ? SCALES[match[3].toLowerCase()]! : 1) * 100) / 100
  return amount <= 100_000_000_000 ? { amount, start: match.index, end: match.index + match[0].length } : null
}

/** A text that is one dollar amount and nothing else, in US dollars. */
export const parseAmount = (text: string): number | null => {
  // Agents' software prints `$ 1,000,000.` and `1, 000,000`; in a cell of its own that is one amount.
  const trimmed = text
    .trim()
    // `-0-`: nothing, as clerks write it.
    .replace(/^\$?\s?-\s?0\s?-$/, '0')
    .replace(/(?<=\d),\s(?=\d{3}(?!\d))/g, ',')
    .replace(/(?<=\d)\s,(?=\d{3}(?!\d))/g, ',')
    // `1,000,000/-`: closed off against additions by hand. `1.000.000`, `1 000 000`: groups as elsewhere written, sure from two on.
    .replace(/(?<=\d)\s?\/?-$/, '')
    .replace(/^(\$?\s?\d{1,3})([. ])(\d{3})((?:\2\d{3})+)(?:,00)?$/, (printed) => printed.replace(/,00$/, '').replaceAll('.', ',').replace(/(?<=\d) /g, ','))
  const found = findAmount(trimmed)
  if (!found) return null
  const rest = (trimmed.slice(0, found.start) + trimmed.slice(found.end)).replace(/[\s$*.:;,()-]|usd/gi, '')
  return rest === '' ? found.amount : null
}

const FIGURE = /^(?:\$[\dOoIl#?~*^|@\ufffd,.]{3,20}|(?=[^#?~*^|@\ufffd]*[#?~*^|@\ufffd])[\d#?~*^|@\ufffd]{1,3}(?:,[\d#?~*^|@\ufffd]{3}){1,4})$/
/** A figure of money that holds no amount, for some of it cannot be made out: `$1,0#?,000`, `$?,???,???`. Days (`1,2026`) and lists (`2,3,5`) are none. */
export const isDamagedAmount = (text: string): boolean => FIGURE.test(text) && /[\d#?~*^|@\ufffd]{2}/.test(text) && parseAmount(text) === null
