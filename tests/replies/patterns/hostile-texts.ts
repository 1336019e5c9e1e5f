import { type Node, parsePattern, sampleOf, sequence } from './parse-pattern.ts'

/** A text that grows: what stands before the repeated part, that part, and an end that nothing expects. */
export type Growing = { before: string; repeated: string }
export const grown = ({ before, repeated }: Growing, length: number): string => `${before}${repeated.repeat(Math.ceil(length / repeated.length))}\u0001`

const RUNS = [' ', 'a', '1', ',', '.', '-', "'", '\n', 'a ', '1 ', '1,', '1/', '1-', '$1', 'a.', 'A ', 'Ab ', ', ', '. ', '- ', ' a1', '("', '@a', '?!', 'a-', '<', '_']
const OPTIONS_MAX = 6

/** Texts that a pattern may be slow on: each of its repetitions repeated, what it accepts over and over, its own words, and runs of signs. */
export function hostileTexts(pattern: RegExp): Growing[] {
  const tree = parsePattern(pattern.source, pattern.flags)
  const out = new Map<string, Growing>()
  const add = (before: string, repeated: string): void => void (repeated !== '' && out.set(`${before}\u0000${repeated}`, { before, repeated }))
  for (let turn = 0; turn < 3; turn++) {
    repetitions(tree, '', turn, add)
    add('', `${sampleOf(tree, turn)} `)
    add('', sampleOf(tree, turn))
  }
  const words = [...new Set(pattern.source.match(/[a-z]{2,}/g) ?? [])]
  for (let from = 0; from < Math.min(words.length, 40); from += 8) add('', `${words.slice(from, from + 8).join(' ')} `)
  for (const run of RUNS) add('', run)
  return [...out.values()]
}

/** Calls `add` for each part that may stand any number of times, behind what leads to it. */
function repetitions(node: Node, before: string, turn: number, add: (before: string, repeated: string) => void): void {
  if (node.kind === 'many') {
    if (node.max > 20) {
      const options = node.of.kind === 'group' ? node.of.options.slice(0, OPTIONS_MAX).map((one) => sequence(one, turn)) : [sampleOf(node.of, turn)]
      for (const option of options) {
        add(before, option)
        if (before !== '') add('', before + option)
      }
      add(before, options.join(''))
    }
    repetitions(node.of, before, turn, add)
  }
  if (node.kind !== 'group') return
  for (const option of node.options) {
    let lead = before
    for (const part of option) {
      repetitions(part, lead, turn, add)
      lead += sampleOf(part, turn)
    }
  }
}
