import { normalForm } from '../values/index.ts'

const code = (letter: string): number => letter.charCodeAt(0)
const [R, N, M, SPACE] = [code('r'), code('n'), code('m'), code(' ')]

/** What each plain character is folded to; 0 where nothing stays of it. */
const FOLDED = Uint8Array.from({ length: 128 }, (_, c) => {
  const letter = String.fromCharCode(c)
  if (letter === '0') return code('o')
  if ('1i|!'.includes(letter)) return code('l')
  return /[a-z2-9]/.test(letter) ? code(letter) : 0
})
let room = Buffer.alloc(4096)

/** The fold itself; with `SPACE` for `parting`, words stay apart by one space each. */
function fold(text: string, parting: number): string {
  const plain = normalForm(text).toLowerCase()
  if (room.length < plain.length) room = Buffer.alloc(plain.length * 2)
  let length = 0
  for (let i = 0; i < plain.length; i++) {
    const c = plain.charCodeAt(i)
    const folded = c <= SPACE ? parting : c < 128 ? FOLDED[c]! : 0
    if (folded === 0) continue
    const last = length > 0 ? room[length - 1] : parting
    if (folded === N && last === R) room[length - 1] = M
    else if (folded !== SPACE || last !== SPACE) room[length++] = folded
  }
  return room.toString('latin1', 0, length)
}

/**
 * Folds text so that print, OCR and text without spaces compare alike: letters and digits only, and the characters
 * that readers confuse (0 and o, 1, i and l, rn and m) made one.
 */
export const foldText = (text: string): string => fold(text, 0)
/** The same word by word: a space before each word and behind the last. */
export const foldWords = (text: string): string => ` ${fold(text, SPACE).trim()} `
/** Folded pieces as they fold when they are read on without a stop. */
export function joinFolded(pieces: readonly string[]): string {
  const read: string[] = []
  for (const piece of pieces) {
    const last = read.at(-1)
    if (piece === '') continue
    if (last?.endsWith('r') && piece.startsWith('n')) {
      read[read.length - 1] = `${last.slice(0, -1)}m`
      if (piece.length > 1) read.push(piece.slice(1))
    } else read.push(piece)
  }
  return read.join('')
}
