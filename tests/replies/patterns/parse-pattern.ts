/** A pattern as a tree, as far as it takes to write texts that it goes far into. */
export type Node =
  | { kind: 'one'; sample: string }
  | { kind: 'nothing' }
  | { kind: 'group'; options: Node[][]; looks: boolean }
  | { kind: 'many'; of: Node; min: number; max: number }

const SAMPLES = ['a', '1', ' ', ',', '.', '-', '/', "'", '$', '&', '@', '\n', 'A', '|', ':', '#', '(', '"', '?', '!', 'é', '’', '–', '_', '=']

export function parsePattern(source: string, flags: string): Node {
  let at = 0
  const options = (): Node[][] => {
    const out: Node[][] = [[]]
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        at += 1
        out.push([])
      } else out.at(-1)!.push(quantified(atom()))
    }
    return out
  }
  const atom = (): Node => {
    const sign = source[at]!
    if (sign === '(') {
      const head = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(at))![0]
      at += head.length
      const inside = options()
      at += 1
      return { kind: 'group', options: inside, looks: /[=!]$/.test(head) }
    }
    const whole = /^(?:\[(?:\\[\s\S]|[^\]\\])*\]|\\p\{\w+\}|\\k<\w+>|\\u[\da-f]{4}|\\x[\da-f]{2}|\\[\s\S]|[\s\S])/iu.exec(source.slice(at))![0]
    at += whole.length
    if (/^(?:\^|\$|\\b|\\B|\\k<.*|\\[1-9])$/.test(whole)) return { kind: 'nothing' }
    if (/^[^\\[.]$/.test(whole)) return { kind: 'one', sample: whole }
    const accepts = new RegExp(`^${whole}$`, flags.replace(/[gy]/g, ''))
    const sample = SAMPLES.find((one) => accepts.test(one)) ?? Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).find((one) => accepts.test(one))
    return sample === undefined ? { kind: 'nothing' } : { kind: 'one', sample }
  }
  const quantified = (of: Node): Node => {
    const written = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at))?.[0]
    if (written === undefined) return of
    at += written.length
    const [, min, comma, max] = /\{(\d+)(,?)(\d*)\}/.exec(written) ?? []
    if (min !== undefined) return { kind: 'many', of, min: Number(min), max: comma === '' ? Number(min) : max === '' ? Infinity : Number(max) }
    return { kind: 'many', of, min: written[0] === '+' ? 1 : 0, max: written[0] === '?' ? 1 : Infinity }
  }
  return { kind: 'group', options: options(), looks: false }
}

/** A short text that a part of a pattern accepts; `turn` picks among its options. */
export function sampleOf(node: Node, turn = 0): string {
  if (node.kind === 'one') return node.sample
  if (node.kind === 'nothing') return ''
  if (node.kind === 'many') return sampleOf(node.of, turn).repeat(Math.min(Math.max(node.min, turn % 2), 3))
  if (node.looks) return ''
  return sequence(node.options[turn % node.options.length]!, turn)
}

export const sequence = (nodes: Node[], turn: number): string => nodes.map((node) => sampleOf(node, turn)).join('')
