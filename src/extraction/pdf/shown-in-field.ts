import { findDate } from '../values/index.ts'

const STREAM_MAX = 20_000
const TOKEN = /\((?:\\[^]|[^\\()]|\((?:\\[^]|[^\\()]){0,300}\)){0,2000}\)|<[0-9A-Fa-f\s]{2,4000}>|-?\d{3,6}(?:\.\d{1,6})?(?=[\s(<\]])|\b(?:Td|TD|Tm|Tj|TJ|ET)\b|T\*|['"]|[[\]]/g
/** How far back TJ moves for a space, in thousandths of the size. */
const SPACE = -180

/**
 * The text that a field's appearance paints, from its content stream as `FPDFAnnot_GetAP` gives it; empty where it paints none, null
 * where its letters are written in a code that only its font could tell.
 */
export function textPainted(stream: string): string | null {
  let text = ''
  let inArray = false
  for (const [token] of stream.slice(0, STREAM_MAX).matchAll(TOKEN)) {
    if (token === '[' || token === ']') inArray = token === '['
    else if (token.startsWith('(')) text += literal(token.slice(1, -1))
    else if (token.startsWith('<')) text += hex(token.slice(1, -1).replace(/\s/g, ''))
    else if (inArray && Number(token) < SPACE) text += ' '
    else if (/^T[dDm*]$/.test(token)) text += ' '
  }
  return /^[\x20-\x7e\r\n\t]*$/.test(text) && odd(text) <= ODD_MAX * text.length ? text.replace(/\s+/g, ' ').trim() : null
}
const odd = (text: string): number => text.replace(/[A-Za-z0-9\s,./$&'()#:;-]/g, '').length
const ODD_MAX = 0.1

const ESCAPES: Record<string, string> = { n: '\n', r: '\n', t: ' ', b: '', f: '' }
const literal = (inside: string): string => inside.replace(/\\(?:([0-7]{1,3})|\r?\n|([^]))/g, (_, octal?: string, one?: string) => (octal ? String.fromCharCode(parseInt(octal, 8)) : one ? (ESCAPES[one] ?? one) : ''))
const hex = (digits: string): string => (digits.match(/../g) ?? []).map((pair) => String.fromCharCode(parseInt(pair, 16))).join('')

const fold = (text: string): string => text.toLowerCase().replace(/\.00\b/g, '').replace(/[^a-z0-9]/g, '')
/** A text this long may be cut at its field's edge. */
const CUT_MIN = 12

/** Whether what a field paints says something else than its value: no other way of writing the same day or sum, and not the value cut short. */
export function paintsOther(value: string, painted: string): boolean {
  const [a, b] = [fold(value), fold(painted)]
  // Letters that folding leaves out are accented ones, which a stream writes in its own way.
  if (a === b || !a || !b || /[^\x00-\x7f]/.test(value)) return false
  if (Math.min(a.length, b.length) >= CUT_MIN && (a.includes(b) || b.includes(a))) return false
  const [one, other] = [findDate(value), findDate(painted)]
  if (one && other && value.length < DAY_MAX && painted.length < DAY_MAX) return one.date !== other.date
  // `Y` and `Yes`, `Y` and `N`.
  if (Math.min(a.length, b.length) === 1) return a[0] !== b[0]
  return /\d/.test(a + b) || !sharesWord(value, painted)
}
const DAY_MAX = 24
const NAME_MIN = 4
const sharesWord = (a: string, b: string): boolean => {
  const words = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? []
  const [one, other] = [words(a), new Set(words(b))]
  return one.length === 0 || other.size === 0 || fold(a).length < NAME_MIN || one.some((w) => other.has(w))
}
