import { symbolIn } from './entered.ts'
import { formatted } from './number-formats.ts'
import { type Styles, stylesOf } from './styles.ts'
import { childNamed, childrenOf, isOn, type Node, nameOf, parsed, valueOf } from './xml-node.ts'

/** What a list prints before a paragraph, and the properties of paragraphs of its level. */
export type ListMark = { text: string; properties: Node | undefined }
/** The lists of a document, which count as its paragraphs are asked about in their order. */
export type Lists = { markOf: (paragraph: Node | undefined) => ListMark | null }
export const NO_LISTS: Lists = { markOf: () => null }

const LEVELS_MAX = 9
const TEXT_MAX = 40
type Level = { start: number; format: string; text: string; legal: boolean; keeps: boolean; style: string | undefined; properties: Node | undefined; font: string | undefined }
type Numbering = { abstract: string; levels: Map<number, Level>; starts: Map<number, number> }

/**
 * Numbers and bullets that stand in no paragraph's text: Word counts them as it sets the page (ECMA-376, 17.9).
 * Throws DocxError where the part is no sound XML.
 */
export function readLists(xml: string, styles: Styles): Lists {
  const numberings = readNumberings(parsed(xml).flatMap((root) => (nameOf(root) === 'w:numbering' ? childrenOf(root) : [])), styles)
  const counts = new Map<string, (number | undefined)[]>()
  const begun = new Set<string>()
  const markOf = (properties: Node | undefined): ListMark | null => {
    const chain = stylesOf(styles, properties, 'w:pStyle')
    const named = [properties, ...chain.map((style) => childNamed(style, 'w:pPr'))].map((p) => p && childNamed(p, 'w:numPr'))
    const id = firstOf(named, 'w:numId')
    const numbering = id === undefined ? undefined : numberings.get(id)
    if (!numbering || isUnseen(properties)) return null
    const own = properties && childNamed(properties, 'w:numPr') !== undefined
    const ofStyle = own ? undefined : [...numbering.levels].find(([, level]) => level.style !== undefined && level.style === idOf(chain[0]))?.[0]
    const at = ofStyle ?? Number(firstOf(named, 'w:ilvl') ?? 0)
    const level = numbering.levels.get(at)
    if (!level) return null
    const count = counts.get(numbering.abstract) ?? []
    counts.set(numbering.abstract, count)
    const start = begun.has(`${id} ${at}`) ? undefined : numbering.starts.get(at)
    begun.add(`${id} ${at}`)
    count[at] = start ?? (count[at] ?? level.start - 1) + 1
    for (let below = at + 1; below < LEVELS_MAX; below++) if (!numbering.levels.get(below)?.keeps) count[below] = undefined
    return { text: textOf(numbering, level, count), properties: level.properties }
  }
  return { markOf }
}

function textOf({ levels }: Numbering, level: Level, count: readonly (number | undefined)[]): string {
  if (level.format === 'bullet') return [...level.text].map((letter) => symbolIn(level.font, letter) || '•').at(0) ?? ''
  return level.text.replace(/%([1-9])/g, (_, n: string) => {
    const other = levels.get(Number(n) - 1)
    return other ? formatted(count[Number(n) - 1] ?? other.start, level.legal && other.format !== 'none' ? 'decimal' : other.format) : ''
  })
}

function readNumberings(nodes: readonly Node[], styles: Styles): Map<string, Numbering> {
  const abstracts = new Map(nodes.flatMap((n) => (nameOf(n) === 'w:abstractNum' ? [[valueOf(n, 'w:abstractNumId') ?? '', n] as const] : [])))
  const linked = new Map([...abstracts].flatMap(([id, n]) => (childNamed(n, 'w:styleLink') ? [[valueOf(childNamed(n, 'w:styleLink')!), id] as const] : [])))
  const found = new Map<string, Numbering>()
  for (const node of nodes) {
    const [id, named] = [valueOf(node, 'w:numId'), childNamed(node, 'w:abstractNumId')]
    if (nameOf(node) !== 'w:num' || id === undefined || !named || id === '0') continue
    let abstract = valueOf(named) ?? ''
    const link = abstracts.get(abstract) && childNamed(abstracts.get(abstract)!, 'w:numStyleLink')
    if (link) abstract = linked.get(valueOf(link)) ?? abstract
    const levels = new Map(levelsOf(abstracts.get(abstract)))
    const starts = new Map<number, number>()
    for (const over of childrenOf(node).filter((n) => nameOf(n) === 'w:lvlOverride')) {
      for (const [at, level] of levelsOf(over)) levels.set(at, level)
      const start = childNamed(over, 'w:startOverride')
      if (start) starts.set(Number(valueOf(over, 'w:ilvl')), Number(valueOf(start)) || 0)
    }
    found.set(id, { abstract, levels, starts })
  }
  return found
}

const levelsOf = (node: Node | undefined): [number, Level][] =>
  (node ? childrenOf(node) : []).flatMap((level): [number, Level][] => {
    const at = Number(valueOf(level, 'w:ilvl'))
    if (nameOf(level) !== 'w:lvl' || !(at >= 0 && at < LEVELS_MAX)) return []
    const said = (name: string): string | undefined => childNamed(level, name) && valueOf(childNamed(level, name)!)
    const letters = childNamed(level, 'w:rPr')
    const fonts = letters && childNamed(letters, 'w:rFonts')
    const start = Number(said('w:start') ?? 1)
    return [[at, { start: Number.isInteger(start) ? start : 1, format: said('w:numFmt') ?? 'decimal', text: (said('w:lvlText') ?? '').slice(0, TEXT_MAX), legal: isOn(level, 'w:isLgl'), keeps: said('w:lvlRestart') === '0', style: said('w:pStyle'), properties: childNamed(level, 'w:pPr'), font: fonts && valueOf(fonts, 'w:ascii') }]]
  })

const idOf = (style: Node | undefined): string | undefined => style && valueOf(style, 'w:styleId')
const firstOf = (nodes: readonly (Node | undefined)[], name: string): string | undefined =>
  nodes.flatMap((n) => (n && childNamed(n, name) ? [valueOf(childNamed(n, name)!)] : [])).find((value) => value !== undefined)

/** A paragraph whose end is taken back or hidden counts for nothing. */
const isUnseen = (properties: Node | undefined): boolean => {
  const end = properties && childNamed(properties, 'w:rPr')
  return end !== undefined && (isOn(end, 'w:del') || isOn(end, 'w:moveFrom') || isOn(end, 'w:vanish'))
}
