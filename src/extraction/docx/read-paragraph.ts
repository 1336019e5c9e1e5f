import { symbolFontOf } from '../symbol-letters.ts'
import { chosenOf, symbolIn, tickOf } from './entered.ts'
import { indentOf } from './indent.ts'
import { markOfNote, type Paper } from './paper.ts'
import { endsPage, isAnchor, type Place, placeOfAnchor, placeOfFrame } from './placed.ts'
import type { Block, TabStop } from './read-body.ts'
import { isOnIn, stylesOf } from './styles.ts'
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
export function readParagraph(paragraph: Node, paper: Paper, shaded: boolean, boxed: (inside: Node[]) => Block[]): Block[] {
  let text = ''
  let boldLetters = 0
  const after: Block[] = []
  const properties = childNamed(paragraph, 'w:pPr')
  const coloured = shaded || (properties !== undefined && childNamed(properties, 'w:shd') !== undefined)
  const styled = stylesOf(paper.styles, properties, 'w:pStyle').map(propertiesOf)
  const walk = (nodes: readonly Node[], level: number, bold: boolean, place: Place | null, font?: string): void => {
    if (level > DEPTH_MAX) return
    for (const node of nodes) {
      const name = nameOf(node)
      if (SKIPPED.has(name)) continue
      if (name === 'w:t') {
        const plain = childrenOf(node).map((t) => t['#text'] ?? '').join('') // prettier-ignore
        const letters = font === undefined ? plain : [...plain].map((letter) => (letter === ' ' ? letter : (symbolIn(font, letter) ?? letter))).join('')
        text += letters
        if (bold) boldLetters += letters.length
      } else if (name === 'w:tab') text += '\t'
      else if (name === 'w:br' || name === 'w:cr') {
        if (valueOf(node, 'w:type') === 'page') after.push({ kind: 'break' })
        else text += '\n'
      } else if (name === 'w:noBreakHyphen') text += '-'
      else if (name === 'w:sym') text += symbolIn(valueOf(node, 'w:font') ?? 'Wingdings', String.fromCodePoint(Number.parseInt(valueOf(node, 'w:char') ?? '', 16) || 0)) ?? ''
      else if (name === 'w:footnoteReference' || name === 'w:endnoteReference') text += valueOf(node, 'w:customMarkFollows') === undefined ? markOfNote(paper, name === 'w:endnoteReference' ? 'endnote' : 'footnote', valueOf(node, 'w:id')) : ''
      else if (name === 'w:ffData') text += tickOf(node) ?? chosenOf(node)
      else if (name === 'w:txbxContent') after.push(...laid(boxed(childrenOf(node)), place))
      else if (name !== 'w:r') walk(childrenOf(node), level + 1, bold, isAnchor(node) ? placeOfAnchor(node) : place, font)
      else if (isSeen(node, paper, styled, coloured)) walk(childrenOf(node), level + 1, isOn(propertiesOf(node), 'w:b'), place, fontOf(node))
    }
  }
  walk(childrenOf(paragraph), 0, false, null)
  const mark = paper.lists.markOf(properties)
  const plain = `${mark && mark.text !== '' ? `${mark.text} ` : ''}${text}`.slice(0, LETTERS_MAX)
  const own: Block = { kind: 'paragraph', text: plain, bold: boldLetters > plain.length / 2, tabs: tabsOf(properties), ...indentOf([properties, mark?.properties]) }
  const turned = isOn(properties, 'w:pageBreakBefore') ? [PAGE_END] : []
  return [...turned, ...laid([own], placeOfFrame(properties)), ...after, ...(endsPage(properties) ? [PAGE_END] : [])]
}
const PAGE_END: Block = { kind: 'break' }
const laid = (blocks: Block[], place: Place | null): Block[] => (place ? [{ kind: 'placed', place, blocks }] : blocks)

const propertiesOf = (run: Node): Node | undefined => childNamed(run, 'w:rPr')

/** Whether a run is on the page and stands: not hidden, not struck out, not white on white, not too small to be seen. `styled`: what its paragraph's styles say. */
function isSeen(run: Node, paper: Paper, styled: readonly (Node | undefined)[], coloured: boolean): boolean {
  const properties = propertiesOf(run)
  const nearestFirst = [properties, ...stylesOf(paper.styles, properties, 'w:rStyle').map(propertiesOf), ...styled]
  if (['w:vanish', 'w:webHidden', 'w:strike', 'w:dstrike'].some((name) => isOnIn(nearestFirst, name))) return false
  const size = properties && childNamed(properties, 'w:sz')
  if (size && Number(valueOf(size)) < SEEN_MIN) return false
  const colour = properties && childNamed(properties, 'w:color')
  const ground = coloured || (properties !== undefined && (childNamed(properties, 'w:shd') !== undefined || childNamed(properties, 'w:highlight') !== undefined))
  return ground || !colour || valueOf(colour)?.toUpperCase() !== 'FFFFFF'
}

/** The font of a run whose letters may be signs. */
function fontOf(run: Node): string | undefined {
  const properties = propertiesOf(run)
  const fonts = properties && childNamed(properties, 'w:rFonts')
  const name = fonts && (valueOf(fonts, 'w:ascii') ?? valueOf(fonts, 'w:hAnsi'))
  return name !== undefined && symbolFontOf(name) !== null ? name : undefined
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
