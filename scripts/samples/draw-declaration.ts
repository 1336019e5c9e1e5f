import type { Block, Declaration, Entry } from './declaration.ts'
import { addressLines } from './invent-parties.ts'
import type { Choices } from './seeded-random.ts'
import type { Sheet } from './sheet.ts'
import { printDate } from './sheet-style.ts'

/** How an insurer lays its page out: captions beside, above, or led to the value by dots; ruled or open; plain or banded. */
export type Layout = {
  margin: number
  entries: 'beside' | 'above' | 'dots' | 'boxed'
  header: 'left' | 'center' | 'band'
  accent: string
  ruledTables: boolean
  size: number
  termAs: 'from_to' | 'range' | 'two_entries'
}

export const inventLayout = (choices: Choices): Layout => ({
  margin: choices.between(34, 60),
  entries: choices.pick(['beside', 'above', 'dots', 'boxed']),
  header: choices.pick(['left', 'center', 'band']),
  accent: choices.pick(['#000000', '#123b6d', '#7a1f1f', '#2d5d3a']),
  ruledTables: choices.chance(0.6),
  size: choices.between(8, 9.6),
  termAs: choices.pick(['from_to', 'range', 'two_entries']),
})

const BOTTOM = 742

/** Draws the declarations and returns how many pages they took. */
export function drawDeclaration(sheet: Sheet, paper: Declaration, layout: Layout): number {
  const page = { y: 36, count: 1 }
  const room = (needed: number): void => {
    if (page.y + needed <= BOTTOM) return
    footer(sheet, paper, layout, page.count)
    sheet.nextPage()
    page.count += 1
    page.y = 44
  }
  page.y = header(sheet, paper, layout)
  page.y = drawEntries(sheet, layout, policyEntries(sheet, paper, layout), page.y) + 8
  for (const block of paper.blocks) {
    room(heightOf(layout, block) + 26)
    page.y = heading(sheet, layout, block.heading, page.y)
    page.y = (block.table ? drawTable(sheet, layout, block.table, page.y) : drawEntries(sheet, layout, block.entries, page.y)) + 8
  }
  room(paper.smallPrint.length * 10 + 30)
  for (const line of paper.smallPrint) {
    sheet.caption(line, layout.margin, page.y, { size: 6.4 })
    page.y += 9
  }
  footer(sheet, paper, layout, page.count)
  return page.count
}

function header(sheet: Sheet, { carrier, title, showsNaic }: Declaration, { margin, header: kind, accent }: Layout): number {
  const w = 612 - 2 * margin
  const naic = showsNaic ? `NAIC Company Code ${carrier.naic}` : ''
  if (kind === 'band') {
    sheet.shade(margin, 34, w, 24, accent)
    sheet.caption(carrier.name, margin + 8, 40, { size: 12, bold: true, color: '#ffffff' })
    sheet.caption(title, margin, 66, { size: 11, bold: true })
  } else {
    const align = kind === 'center' ? 'center' : 'left'
    sheet.caption(carrier.name, margin, 36, { w, size: 14, bold: true, align, color: accent })
    sheet.caption(title, margin, 56, { w, size: 11, bold: true, align })
  }
  sheet.caption(naic, margin, 82, { size: 7 })
  sheet.rule(margin, 92, 612 - margin, 92)
  return 100
}

function policyEntries(sheet: Sheet, paper: Declaration, { termAs }: Layout): Entry[] {
  const [from, to] = [paper.effective, paper.expiration].map((day) => printDate(day, sheet.style.dates))
  const terms: Record<Layout['termAs'], Entry[]> = {
    from_to: [['Policy Period', `From ${from} to ${to} at 12:01 A.M. standard time at your mailing address`]],
    range: [['Policy Period', `${from} - ${to}`]],
    two_entries: [
      ['Effective Date', from!],
      ['Expiration Date', to!],
    ],
  }
  const names = paper.insured.dba ? [paper.insured.name, `dba ${paper.insured.dba}`] : [paper.insured.name]
  return [
    ['Policy Number', paper.policyNumber],
    ...terms[termAs],
    ['Named Insured and Mailing Address', [...names, ...addressLines(paper.insured.address)].join('\n')],
    ['Agent', [paper.producer.name, ...addressLines(paper.producer.address), paper.producer.phone].join('\n')],
    ['Issue Date', printDate(paper.issuedOn, sheet.style.dates)],
  ]
}

function heading(sheet: Sheet, { margin, accent, ruledTables }: Layout, text: string, y: number): number {
  const size = Math.min(9, (612 - 2 * margin) / (text.length * 0.52))
  sheet.caption(text, margin, y, { size, bold: true, color: accent })
  if (!ruledTables) sheet.rule(margin, y + 12, 612 - margin, y + 12)
  return y + 16
}

const linesIn = (text: string): number => text.split('\n').length

function heightOf(layout: Layout, block: Block): number {
  if (block.table) return (block.table.rows.length + 1) * layout.size * 2
  const extra = layout.entries === 'above' || layout.entries === 'boxed' ? 14 : 4
  return block.entries.reduce((sum, [, value]) => sum + linesIn(value) * layout.size * 1.2 + extra, 0)
}

function drawEntries(sheet: Sheet, { margin, entries: kind, size }: Layout, entries: Entry[], top: number): number {
  const w = 612 - 2 * margin
  let y = top
  for (const [caption, value] of entries) {
    const h = linesIn(value) * size * 1.2
    if (kind === 'beside') {
      sheet.caption(`${caption}:`, margin, y, { size: size - 0.6, bold: true })
      sheet.value('entry', value, margin + w * 0.42, y, w * 0.58, { size })
      y += h + 4
    } else if (kind === 'dots') {
      sheet.caption(caption, margin, y, { size: size - 0.4 })
      const from = margin + sheet.doc.widthOfString(caption) + 4
      const to = margin + w * 0.6
      const dot = sheet.doc.widthOfString('.')
      if (to > from) sheet.caption('.'.repeat(Math.floor((to - from) / dot)), from, y, { size: size - 0.4 })
      sheet.value('entry', value, margin + w * 0.62, y, w * 0.38, { size })
      y += h + 4
    } else {
      if (kind === 'boxed') sheet.box(margin, y, w, h + 14)
      sheet.caption(caption, margin + (kind === 'boxed' ? 3 : 0), y + 2, { size: 6.2, bold: true })
      sheet.value('entry', value, margin + (kind === 'boxed' ? 5 : 0), y + 10.5, w - 10, { size })
      y += h + (kind === 'boxed' ? 14 : 16)
    }
  }
  return y
}

function drawTable(sheet: Sheet, { margin, ruledTables, size }: Layout, table: NonNullable<Block['table']>, top: number): number {
  const w = 612 - 2 * margin
  const h = size * 1.9
  const xs = table.widths.map((_, n) => margin + w * table.widths.slice(0, n).reduce((sum, part) => sum + part, 0))
  const widths = table.widths.map((part) => part * w)
  table.head.forEach((text, n) => {
    sheet.caption(text, xs[n]! + 3, top + 3, { size: Math.min(7, (widths[n]! - 5) / (text.length * 0.55)), bold: true })
    if (ruledTables) sheet.box(xs[n]!, top, widths[n]!, h)
  })
  if (!ruledTables) sheet.rule(margin, top + h - 3, margin + w, top + h - 3)
  table.rows.forEach((row, at) => {
    const y = top + (at + 1) * h
    row.forEach((text, n) => {
      sheet.value('cell', text, xs[n]! + 3, y + 3, widths[n]! - 5, {
        size: size - 0.4,
        align: n > 0 && text.startsWith('$') && !/[a-z]/.test(text) ? 'right' : 'left',
      })
      if (ruledTables) sheet.box(xs[n]!, y, widths[n]!, h)
    })
  })
  return top + (table.rows.length + 1) * h
}

function footer(sheet: Sheet, paper: Declaration, { margin }: Layout, page: number): void {
  sheet.caption(`Policy ${paper.policyNumber}`, margin, 758, { size: 6.4 })
  sheet.caption(`Page ${page}    Drawn for tests from invented data`, margin, 758, { w: 612 - 2 * margin, size: 6.4, align: 'right' })
}
