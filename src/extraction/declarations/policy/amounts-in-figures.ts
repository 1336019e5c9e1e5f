import { AMOUNT_IN_WORDS, numberFromWords, showDollars } from '../../../vocabulary/index.ts'

const MILLIONS = /\$ ?(\d{1,3}(?:\.\d{1,3})?) ?(?:million|mm)\b/g

/** Text in small letters with the amounts that it spells out in figures: `five hundred thousand dollars` is `$500,000`. */
export const withAmountsInFigures = (text: string): string =>
  text
    .replace(MILLIONS, (_, millions: string) => showDollars(Math.round(Number(millions) * 1e6)))
    .replace(AMOUNT_IN_WORDS, (words) => {
      const amount = numberFromWords(words)
      return amount !== null && amount >= 1000 && Number.isInteger(amount) ? `${showDollars(amount)}${/\s$/.test(words) ? ' ' : ''}` : words
    })
