/** Lines on the terminal: plain text where it is piped, bold and coloured where a person looks. */
import { showDollars } from '../vocabulary/index.ts'

const tty = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code: string) => (text: string) => (tty ? `\u001b[${code}m${text}\u001b[0m` : text)
export const bold = paint('1')
export const dim = paint('2')
const green = paint('32')
const red = paint('31')
const yellow = paint('33')

const GOOD = new Set(['pass', 'verified', 'extracted', 'confirmed'])
const BAD = new Set(['fail', 'refused', 'contradicted', 'failed'])
/** A status in its colour. */
export const mark = (status: string): string => (GOOD.has(status) ? green(status) : BAD.has(status) ? red(status) : yellow(status))

export type Step = (title: string) => void
/** Numbers the steps and says when each came, counted from the start. */
export function createSteps(startedMs: number): Step {
  let number = 0
  return (title) => {
    const at = `${((performance.now() - startedMs) / 1000).toFixed(2)} s`
    write(`\n${bold(`${++number}. ${title}`)}  ${dim(at)}`)
  }
}
export const write = (text: string): void => void process.stdout.write(`${text}\n`)
export const item = (text: string): void => write(`   ${text}`)

/** Rows under each other, each column as wide as its widest cell. */
export function columns(rows: readonly string[][]): void {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => plain(row[i] ?? '').length))) ?? []
  for (const row of rows) item(row.map((cell, i) => (i === row.length - 1 ? cell : cell + ' '.repeat(widths[i]! - plain(cell).length))).join('  '))
}
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')
const plain = (text: string): string => text.replace(COLOUR, '')

export const money = (amount: unknown): string => (typeof amount === 'number' ? showDollars(amount) : String(amount ?? ''))
export const words = (name: string): string => name.replaceAll('_', ' ')
/** An instant the way a person at the desk says it. */
export const when = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' }).format(new Date(iso))
