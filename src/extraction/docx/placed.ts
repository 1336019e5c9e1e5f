import { childNamed, childrenOf, type Node, nameOf, valueOf } from './xml-node.ts'

/** Where a box or a frame stands on its page, in points from the page's upper left corner; `width` 0 where the file does not say. */
export type Place = { x: number; y: number; width: number }

const EMU = 12_700
const TWIPS = 20
/** Margins of a page as Word makes it. */
const MARGIN = 72
const FURTHEST = 1_500

/** Of a drawing laid anywhere on the page: programs that turn PDF files into Word papers set every line so. Null where it goes with its paragraph. */
export function placeOfAnchor(anchor: Node): Place | null {
  const [x, y] = ['wp:positionH', 'wp:positionV'].map((name) => {
    const position = childNamed(anchor, name)
    const offset = position && childNamed(position, 'wp:posOffset')
    const text = offset ? childrenOf(offset).map((t) => t['#text'] ?? '').join('') : ''
    return position && text !== '' ? from(valueOf(position, 'relativeFrom'), Number(text) / EMU) : null
  })
  const extent = childNamed(anchor, 'wp:extent')
  return place(x ?? null, y ?? null, Number((extent && valueOf(extent, 'cx')) ?? 0) / EMU)
}

/** Of a paragraph in a frame, as older programs set them. */
export function placeOfFrame(properties: Node | undefined): Place | null {
  const frame = properties && childNamed(properties, 'w:framePr')
  if (!frame) return null
  const [x, y] = (['x', 'y'] as const).map((axis) => {
    const at = valueOf(frame, `w:${axis}`)
    return at === undefined ? null : from(valueOf(frame, axis === 'x' ? 'w:hAnchor' : 'w:vAnchor'), Number(at) / TWIPS)
  })
  return place(x ?? null, y ?? null, Number(valueOf(frame, 'w:w') ?? 0) / TWIPS)
}

const from = (whence: string | undefined, offset: number): number | null => (whence === 'page' ? offset : whence === 'margin' || whence === 'column' ? offset + MARGIN : null)
const place = (x: number | null, y: number | null, width: number): Place | null =>
  x !== null && y !== null && [x, y].every((n) => n >= 0 && n < FURTHEST) ? { x, y, width: Number.isFinite(width) && width > 0 && width < FURTHEST ? width : 0 } : null

/** Whether a section that begins on a page of its own ends with a paragraph. */
export const endsPage = (properties: Node | undefined): boolean => {
  const section = properties && childNamed(properties, 'w:sectPr')
  const type = section && childNamed(section, 'w:type')
  return section !== undefined && (type ? valueOf(type) !== 'continuous' : true)
}
export const isAnchor = (node: Node): boolean => nameOf(node) === 'wp:anchor'
