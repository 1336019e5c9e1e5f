/** One character in, one character out: places found in the folded text are places in the original. */
const SAME: Record<string, string> = {
  '‘': "'", '’': "'", 'ʼ': "'", '`': "'", '´': "'", '“': '"', '”': '"', '«': '"', '»': '"', '–': '-', '—': '-', '−': '-', '‐': '-', '‑': '-', '\t': ' ', '¿': ' ', '¡': ' ', '•': '-', '·': '-', '…': '.', '＋': '+',
}

const CROSS = '❌'
/** Pictures of a no. */
const PICTURED_NO = new Set(['🚫', '👎', '🛑', '🙅', '🤷', '🙈', '😬'])

/** Lower case, without accents, with plain quotes and dashes; the length stays. */
export function foldText(text: string): string {
  let out = ''
  for (const char of text) {
    if (char.length > 1) {
      out += `${PICTURED_NO.has(char) ? CROSS : ' '}${' '.repeat(char.length - 1)}`
      continue
    }
    const same = SAME[char]
    if (same !== undefined) out += same
    else if (char < '\x80') out += char.toLowerCase()
    else if (/\s/.test(char)) out += ' '
    else out += (char.normalize('NFKD')[0] ?? char).toLowerCase()[0] ?? char
  }
  return out
}

/** The same text with composed accents, plain blanks, and without characters that show nothing, so that words cannot be split invisibly. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKC'))
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]|[\ufe00-\ufe0f]/g, '')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/\r\n?/g, '\n')
}

/** Letters and digits alone, upper case: how two spellings of a policy number are compared. */
export function foldNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** Letters and digits alone, lower case, accents off: how two spellings of a name are compared. */
export function foldName(text: string): string {
  return foldText(text).replace(/[^a-z0-9]+/g, '')
}

/** A folded text whose lines are put together again: margins break a sentence anywhere. The length stays. */
export const withoutBreaks = (folded: string): string => folded.replace(/([^\n])\n(?=[^\n])/g, '$1 ')
