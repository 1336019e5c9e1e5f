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

/** Wingdings' ticked and empty boxes, by their private code points. */
export const symbolOf = (char: string | undefined): string => {
  const code = (char ?? '').toUpperCase().slice(-2)
  return code === 'FE' || code === 'FD' || code === '54' || code === '53'
    ? '☒'
    : code === 'A8' || code === '6F'
      ? '☐'
      : code === 'FC'
        ? '✓'
        : ''
}
