import { XMLParser } from 'fast-xml-parser'
import { DocxError } from './unzip-parts.ts'

/** An element of a part: its one name holds what is inside it, in order. */
export type Node = { [name: string]: Node[] } & { '#text'?: string; ':@'?: Record<string, string> }

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  processEntities: true,
  htmlEntities: false,
  parseTagValue: false,
  maxNestedTags: 300,
})

/** Throws DocxError where the part is no sound XML. */
export const parsed = (xml: string): Node[] => {
  try {
    return parser.parse(xml) as Node[]
  } catch (cause) {
    throw new DocxError(`damaged: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

export const nameOf = (node: Node): string => Object.keys(node).find((k) => k !== ':@') ?? ''
export const childrenOf = (node: Node): Node[] => {
  const inside = node[nameOf(node)]
  return Array.isArray(inside) ? inside : []
}
export const childNamed = (node: Node, name: string): Node | undefined => childrenOf(node).find((c) => nameOf(c) === name)
export const valueOf = (node: Node, attribute = 'w:val'): string | undefined => node[':@']?.[attribute]
/** Whether a property that is there or not (`w:b`, `w:vanish`) holds. */
export const isOn = (properties: Node | undefined, name: string): boolean => {
  const property = properties && childNamed(properties, name)
  return property !== undefined && !/^(?:0|false|off)$/.test(valueOf(property) ?? '')
}
