import { childNamed, childrenOf, isOn, type Node, nameOf, parsed, valueOf } from './xml-node.ts'

const CHAIN_MAX = 12
const STYLES_MAX = 5_000

/** The styles of a document by their ids, each with those it is based on behind it. */
export type Styles = { of: (id: string | undefined) => Node[] }
export const NO_STYLES: Styles = { of: () => [] }

/** Throws DocxError where the part is no sound XML. */
export function readStyles(xml: string): Styles {
  const byId = new Map<string, Node>()
  for (const style of parsed(xml).flatMap((root) => (nameOf(root) === 'w:styles' ? childrenOf(root) : []))) {
    const id = nameOf(style) === 'w:style' && byId.size < STYLES_MAX ? valueOf(style, 'w:styleId') : undefined
    if (id !== undefined) byId.set(id, style)
  }
  const chains = new Map<string, Node[]>()
  const of = (id: string | undefined): Node[] => {
    if (id === undefined) return []
    const known = chains.get(id)
    if (known) return known
    const chain: Node[] = []
    for (let style = byId.get(id); style && chain.length < CHAIN_MAX; ) {
      chain.push(style)
      const parent = childNamed(style, 'w:basedOn')
      style = parent && byId.get(valueOf(parent) ?? '')
    }
    chains.set(id, chain)
    return chain
  }
  return { of }
}

/** The style that a paragraph's or a run's properties name, with those it is based on. */
export const stylesOf = (styles: Styles, properties: Node | undefined, named: 'w:pStyle' | 'w:rStyle'): Node[] => {
  const style = properties && childNamed(properties, named)
  return style ? styles.of(valueOf(style)) : []
}

/** Whether a property of letters that is there or not holds: as the nearest that speaks of it says, the letters' own first. */
export function isOnIn(nearestFirst: readonly (Node | undefined)[], name: string): boolean {
  const speaks = nearestFirst.find((properties) => properties && childNamed(properties, name))
  return isOn(speaks, name)
}
