import type { DatabaseAnswer, Row } from './db.ts'
import { arrayText } from './json-text.ts'

/** One who asked a statement, and waits for its rows. */
export type Asked = { values: readonly unknown[]; resolve(answer: DatabaseAnswer): void; reject(error: unknown): void }
export type Merged = { text: string; values: unknown[] }

/** The array type a parameter that differs between askers travels as; null where it cannot be one. */
const TYPES = { string: 'text[]', number: 'bigint[]', boolean: 'boolean[]' } as const
const LANE = 'asked_by'
/** Texts that the server would not take with a column in a parameter's place; their askers go one by one. */
const refused = new Set<string>()

/** What is known of a text: looked at once, since some are long and all are asked for again and again. */
type Known = { isRead: boolean; /** The text for many askers, by which of its parameters differ and how. */ merged: Map<string, string> }
const known = new Map<string, Known>()
const KNOWN_MAX = 2_000
const MERGED_MAX = 50

function knownOf(text: string): Known {
  let it = known.get(text)
  if (!it) {
    if (known.size >= KNOWN_MAX) known.clear()
    known.set(text, (it = { isRead: /^\s*SELECT\b/.test(text) && !/\bFOR (UPDATE|NO KEY|SHARE|KEY)\b/.test(text), merged: new Map() }))
  }
  return it
}

export const isMergeable = (text: string): boolean => knownOf(text).isRead && !refused.has(text)

const classOf = (error: unknown): string => String((error as { code?: string }).code).slice(0, 2)
/** Class 42 is the statement's own fault: it is not merged again. */
export function noteRefusal(text: string, error: unknown): void {
  if (classOf(error) === '42') refused.add(text)
}
/** Whether it may be one asker's value that was refused, or the way all were asked in one. */
export const mayGoAlone = (error: unknown): boolean => ['22', '42'].includes(classOf(error))

/** One statement for all that ask the same text: parameters that are the same stay parameters, those that differ become columns of a list. */
export function mergeStatements(text: string, asked: readonly Asked[]): Merged | null {
  const first = asked[0]!.values
  const values: unknown[] = []
  const columns: (Column | null)[] = []
  let key = ''
  for (let i = 0; i < first.length; i++) {
    const value = first[i]
    const isSame = asked.every((one) => one.values[i] === value)
    const column = isSame ? null : columnOf(asked.map((one) => one.values[i]))
    if (!isSame && !column) return null
    columns.push(column)
    values.push(column ? column.values : value)
    key += column ? `${column.type}${column.cast ?? ''},` : ','
  }
  if (columns.every((column) => !column)) return { text, values }
  const { merged } = knownOf(text)
  let whole = merged.get(key)
  if (whole === undefined) {
    if (merged.size >= MERGED_MAX) merged.clear()
    merged.set(key, (whole = overList(text, columns)))
  }
  return { text: whole, values }
}

/** The text over a list of what its askers gave; each parameter, whether a list or not, keeps its number. */
function overList(text: string, columns: readonly (Column | null)[]): string {
  const listed = columns.flatMap((column, i) => (column ? [{ type: column.type, n: i + 1 }] : []))
  const list = `unnest(${listed.map(({ type, n }) => `$${n}::${type}`).join(', ')}) WITH ORDINALITY AS ${LANE}_list(${listed.map(({ n }) => `v${n}`).join(', ')}, n)`
  const inner = text.replace(/\$(\d+)/g, (same, n: string) => {
    const column = columns[Number(n) - 1]
    return column ? `${LANE}_list.v${n}${column.cast ?? ''}` : same
  })
  return `SELECT ${LANE}_list.n AS ${LANE}, ${LANE}_found.* FROM ${list} CROSS JOIN LATERAL (${inner} OFFSET 0) AS ${LANE}_found`
}

type Column = { values: unknown[]; type: string; cast?: string }

/** The values of all askers as one list; null where they cannot be one. Lists of texts travel as texts, and are lists again in the place. */
function columnOf(values: unknown[]): Column | null {
  const given = values.filter((value) => value !== null)
  if (given.every((value) => Array.isArray(value) && value.every((item) => typeof item === 'string'))) {
    return { values: values.map((value) => value && arrayText(value as string[])), type: 'text[]', cast: '::text[]' }
  }
  const kinds = new Set(given.map((value) => typeof value))
  const type = kinds.size === 1 ? TYPES[[...kinds][0] as keyof typeof TYPES] : undefined
  if (!type || (type === 'bigint[]' && !given.every((value) => Number.isSafeInteger(value)))) return null
  return { values, type }
}

/** Hands everyone who asked the rows that are theirs. The very same question from all: each gets rows of its own. */
export function handOut(rows: readonly Row[], isSame: boolean, asked: readonly Asked[]): void {
  const found: Row[][] = asked.map(() => [])
  if (isSame) found.forEach((mine, i) => mine.push(...(i ? structuredClone(rows) : rows)))
  else for (const { [LANE]: lane, ...row } of rows) found[Number(lane) - 1]!.push(row)
  asked.forEach((one, i) => one.resolve({ rows: found[i]!, rowCount: found[i]!.length }))
}
