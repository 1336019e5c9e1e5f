import type { Word } from '../../page-model.ts'
import type { Table } from '../table/coverage-table.ts'
import { type PageText, right } from '../page/page-text.ts'
import type { Insurer } from './read-insurers.ts'

/** In points: letters set in one column begin at the same place. */
const ALIGNED = 2.5
const LETTERS_MIN = 2

/**
 * Letters of insurers that stand in line under no heading, between the coverage's name and its number: a column of their own.
 * Only on pages that state their text and list insurers by letter; where letters stand in line at two places neither is taken.
 */
export function withBareLetters(text: PageText, table: Table, insurers: ReadonlyMap<string, Insurer>): Table {
  const { letter, carrier, type, number } = table.columns
  if (text.page.source === 'image' || letter || carrier || !type || !number || insurers.size < 2 || number.x1 <= type.x1) return table
  const bare = text.wordsIn({ x: type.x1, y: table.top, w: number.x1 - type.x1, h: table.bottom - table.top }).filter((w) => insurers.has(w.text))
  const groups: Word[][] = []
  for (const word of bare) {
    const own = groups.find((g) => Math.abs(g[0]!.box.x - word.box.x) < ALIGNED)
    if (own) own.push(word)
    else groups.push([word])
  }
  const lined = groups.filter((g) => g.length >= LETTERS_MIN)
  if (lined.length !== 1) return table
  const x1 = Math.min(...lined[0]!.map((w) => w.box.x)) - 1
  const x2 = Math.max(...lined[0]!.map((w) => right(w.box))) + 1
  return { ...table, columns: { ...table.columns, letter: { x1, x2 } } }
}
