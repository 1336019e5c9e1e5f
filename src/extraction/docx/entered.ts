import { signOf, symbolFontOf } from '../symbol-letters.ts'
import { childNamed, childrenOf, isOn, type Node, nameOf, valueOf } from './xml-node.ts'

/** A box to tick of a form made in Word, whose state stands in the field's data and nowhere in its text; null for other fields. */
export function tickOf(data: Node): string | null {
  const box = childNamed(data, 'w:checkBox')
  if (!box) return null
  return isOn(box, childNamed(box, 'w:checked') ? 'w:checked' : 'w:default') ? '☒' : '☐'
}

/** What is chosen in a field with a list to choose from; the page shows the first item until another is chosen. */
export function chosenOf(data: Node): string {
  const list = childNamed(data, 'w:ddList')
  if (!list) return ''
  const items = childrenOf(list).flatMap((item) => (nameOf(item) === 'w:listEntry' ? [valueOf(item) ?? ''] : []))
  const chosen = childNamed(list, 'w:result') ?? childNamed(list, 'w:default')
  return items[Number((chosen && valueOf(chosen)) ?? 0)] ?? ''
}

/** What a letter of a font prints that may be one of signs; '' for a sign that is no mark, null where the font is one of letters. */
export function symbolIn(font: string | undefined, letter: string): string | null {
  const [kind, code] = [symbolFontOf(font ?? ''), letter.codePointAt(0) ?? 0]
  if (kind === null) return null
  // Symbol's own letters are Greek ones and signs that any reader knows.
  return signOf(kind, code) ?? (kind === 'symbol' && code < 0xf000 ? letter : '')
}
