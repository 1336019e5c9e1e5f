import { foldNumber } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'

const letters = (number: string): string => /^[a-z]*/.exec(foldNumber(number))![0]

/**
 * "GL and auto are now CMP0051190 and BAP0051191": as many numbers as policies named, each given to its own in the order said.
 * Null where they cannot be told apart, or where a number's letters are those of another of the policies.
 */
export function pairInOrder(items: Item[], asked: ReadonlyMap<string, string>): Map<string, Item[]> | null {
  const named: string[] = []
  for (const item of items) {
    if (item.kind !== 'mention' || item.via !== 'coverage' || item.scope !== 'lines') continue
    if (item.lines.length !== 1) return null
    if (!named.includes(item.lines[0]!)) named.push(item.lines[0]!)
  }
  const numbers = items.filter((item) => item.kind === 'number')
  if (named.length === 0) return pairByLetters(items, numbers, asked)
  if (named.length < 2 || numbers.length !== named.length || named.some((id) => !asked.has(id))) return null
  const own = named.map((id) => letters(asked.get(id)!))
  const foreign = numbers.some((item, at) => {
    const mark = letters(item.raw)
    return mark !== '' && mark !== own[at] && own.includes(mark)
  })
  if (foreign) return null
  return new Map(named.map((id, at) => [id, items.filter((item) => item.kind !== 'number' || item === numbers[at])]))
}

/** The letters within a number: GLA of 88-GLA-20417. */
const marks = (number: string): string[] => number.toLowerCase().match(/[a-z]{2,}/g) ?? []

/** "New numbers are 44-GLA-771 and 44-CPP-772": as many as policies asked, each with letters that the number of one of them alone has. */
function pairByLetters(items: Item[], numbers: Extract<Item, { kind: 'number' }>[], asked: ReadonlyMap<string, string>): Map<string, Item[]> | null {
  if (asked.size < 2 || numbers.length !== asked.size) return null
  const own = new Map<string, Item[]>()
  for (const number of numbers) {
    const alike = [...asked].filter(([, old]) => marks(number.raw).some((mark) => marks(old).includes(mark) && [...asked.values()].filter((one) => marks(one).includes(mark)).length === 1))
    const id = alike[0]?.[0]
    if (alike.length !== 1 || id === undefined || own.has(id)) return null
    own.set(id, items.filter((item) => item.kind !== 'number' || item === number))
  }
  return own
}
