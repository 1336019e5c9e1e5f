import { chosenOf, symbolOf, tickOf } from './entered.ts'
import { endsPage, isAnchor, type Place, placeOfAnchor, placeOfFrame } from './placed.ts'
import type { Block, TabStop } from './read-body.ts'
import { childNamed, childrenOf, isOn, type Node, nameOf, valueOf } from './xml-node.ts'

const DEPTH_MAX = 40
const LETTERS_MAX = 100_000
const TABS_MAX = 32
const TWIPS = 20
/** Half points below which print cannot be seen (the reader of PDF files draws the line at the same size). */
const SEEN_MIN = 4

/** Deleted and moved text and field codes are not on the page. */
const SKIPPED = new Set(['w:del', 'w:delText', 'w:instrText', 'w:pPr', 'mc:Fallback', 'w:rPr', 'w:moveFrom', '#text'])

/**
 * A paragraph's text as the page shows it, and behind it the text boxes and page breaks that it carries.
 * `shaded`: what it stands on is coloured, so that white letters can be seen.
 */
export function readParagraph(paragraph: Node, shaded: boolean, boxed: (inside: Node[]) => Block[]): Block[] {
  let text = ''
  let boldLetters = 0
  const after: Block[] = []
  const properties = childNamed(paragraph, 'w:pPr')
  const coloured = shaded || (properties !== undefined && childNamed(properties, 'w:shd') !== undefined)
  const walk = (nodes: readonly Node[], level: number, bold: boolean, place: Place | null): void => {
    if (level > DEPTH_MAX) return
    for (const node of nodes) {
      const name = nameOf(node)
      if (SKIPPED.has(name)) continue
      if (name === 'w:t') {
        const letters = childrenOf(node)
          .map((t) => t['#text'] ?? '')
          .join('')
        text += letters
        if (bold) boldLetters += letters.length
      } else if (name === 'w:tab') text += '\t'
      else if (name === 'w:br' || name === 'w:cr') {
        if (valueOf(node, 'w:type') === 'page') after.push({ kind: 'break' })
        else text += '\n'
      } else if (name === 'w:noBreakHyphen') text += '-'
      else if (name === 'w:sym') text += symbolOf(valueOf(node, 'w:char'))
      else if (name === 'w:ffData') text += tickOf(node) ?? chosenOf(node)
      else if (name === 'w:txbxContent') after.push(...laid(boxed(childrenOf(node)), place))
      else if (name !== 'w:r') walk(childrenOf(node), level + 1, bold, isAnchor(node) ? placeOfAnchor(node) : place)
      else if (isSeen(node, coloured)) walk(childrenOf(node), level + 1, isOn(propertiesOf(node), 'w:b'), place)
    }
  }
  walk(childrenOf(paragraph), 0, false, null)
  const plain = text.length > LETTERS_MAX ? text.slice(0, LETTERS_MAX) : text
  const own: Block = { kind: 'paragraph', text: plain, bold: boldLetters > plain.length / 2, tabs: tabsOf(properties) }
  const turned = isOn(properties, 'w:pageBreakBefore') ? [PAGE_END] : []
  return [...turned, ...laid([own], placeOfFrame(properties)), ...after, ...(endsPage(properties) ? [PAGE_END] : [])]
}
const PAGE_END: Block = { kind: 'break' }
const laid = (blocks: Block[], place: Place | null): Block[] => (place ? [{ kind: 'placed', place, blocks }] : blocks)

const propertiesOf = (run: Node): Node | undefined => childNamed(run, 'w:rPr')

/** Whether a run is on the page and stands: not hidden, not struck out, not white on white, not too small to be seen. */
function isSeen(run: Node, coloured: boolean): boolean {
  const properties = propertiesOf(run)
  if (!properties) return true
  if (['w:vanish', 'w:webHidden', 'w:strike', 'w:dstrike'].some((name) => isOn(properties, name))) return false
  const size = childNamed(properties, 'w:sz')
  if (size && Number(valueOf(size)) < SEEN_MIN) return false
  const colour = childNamed(properties, 'w:color')
  const ground = coloured || childNamed(properties, 'w:shd') !== undefined || childNamed(properties, 'w:highlight') !== undefined
  return ground || !colour || valueOf(colour)?.toUpperCase() !== 'FFFFFF'
}

/** Where a paragraph's own tab stops are, in points from its left edge. */
function tabsOf(properties: Node | undefined): TabStop[] {
  const tabs = properties && childNamed(properties, 'w:tabs')
  if (!tabs) return []
  const stops = childrenOf(tabs).flatMap((tab) => {
    const [at, kind] = [Number(valueOf(tab, 'w:pos')) / TWIPS, valueOf(tab)]
    return nameOf(tab) === 'w:tab' && kind !== 'clear' && Number.isFinite(at) && at > 0 ? [{ at, kind: kind === 'right' || kind === 'end' ? ('right' as const) : kind === 'center' ? ('centre' as const) : ('left' as const) }] : []
  })
  return stops.sort((a, b) => a.at - b.at).slice(0, TABS_MAX)
}
