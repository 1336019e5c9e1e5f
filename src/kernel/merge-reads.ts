import { type Connection, type DatabaseAnswer, nameOf, type Row } from './db.ts'

type Asked = { values: readonly unknown[]; resolve(answer: DatabaseAnswer): void; reject(error: unknown): void }
/** The array type a parameter that differs between askers travels as; null where it cannot be one. */
const TYPES = { string: 'text[]', number: 'bigint[]', boolean: 'boolean[]' } as const
const LANE = 'asked_by'
/** Texts that the server would not take with a column in a parameter's place; their askers go one by one. */
const refused = new Set<string>()

const isMergeable = (text: string): boolean => /^\s*SELECT\b/.test(text) && !/\bFOR (UPDATE|NO KEY|SHARE|KEY)\b/.test(text) && !refused.has(text)

/**
 * Reads that lanes of one transaction ask for at the same moment. The same statement with other values becomes one, over the
 * list of values: one plan and one round trip for all. Everything else goes through as it is.
 */
export class MergedReads {
  readonly #connection: Connection
  readonly #named: boolean
  #waiting = new Map<string, Asked[]>()
  #underWay = 0
  constructor(connection: Connection, named: boolean) {
    this.#connection = connection
    this.#named = named
  }
  /** What a lane's statements go through. */
  connection(): Connection {
    return { query: (text, values = [], name) => (isMergeable(text) ? this.#ask(text, values) : this.#through(text, values, name)), release: () => {} }
  }
  /** Lanes whose writes are answered one after the other ask for the next thing together, when all have been. */
  async #through(text: string, values: readonly unknown[], name: string | undefined): Promise<DatabaseAnswer> {
    this.#underWay++
    try {
      return await this.#connection.query(text, values, name)
    } finally {
      if (--this.#underWay === 0 && this.#waiting.size) this.#soon()
    }
  }
  // Runs when every lane that can go on without an answer has done so, and so has asked for what it needs.
  #soon(): void {
    queueMicrotask(() => process.nextTick(() => this.#underWay === 0 && this.#send()))
  }
  #ask(text: string, values: readonly unknown[]): Promise<DatabaseAnswer> {
    return new Promise((resolve, reject) => {
      if (!this.#waiting.size && this.#underWay === 0) this.#soon()
      const asked = this.#waiting.get(text)
      if (asked) asked.push({ values, resolve, reject })
      else this.#waiting.set(text, [{ values, resolve, reject }])
    })
  }
  #send(): void {
    const waiting = this.#waiting
    this.#waiting = new Map()
    for (const [text, asked] of waiting) {
      const merged = asked.length > 1 ? merge(text, asked) : null
      if (merged) void this.#together(text, merged, asked)
      else for (const one of asked) this.#run(text, one.values).then(one.resolve, one.reject)
    }
  }
  #run(text: string, values: readonly unknown[]): Promise<DatabaseAnswer> {
    return this.#through(text, values, this.#named ? nameOf(text) : undefined)
  }
  async #together(original: string, { text, values }: Merged, asked: Asked[]): Promise<void> {
    try {
      const { rows } = await this.#run(text, values)
      const found: Row[][] = asked.map(() => [])
      // The very same question from all: each gets rows of its own.
      if (text === original) for (const mine of found) mine.push(...rows.map((row) => ({ ...row })))
      else for (const { [LANE]: lane, ...row } of rows) found[Number(lane) - 1]!.push(row)
      asked.forEach((one, i) => one.resolve({ rows: found[i]!, rowCount: found[i]!.length }))
    } catch (error) {
      // Class 42 is the statement's own fault: the next time it is not merged, and this transaction is tried again without.
      if (/^42/.test(String((error as { code?: string }).code))) refused.add(original)
      for (const one of asked) one.reject(error)
    }
  }
}

type Merged = { text: string; values: unknown[] }

/** One statement for all: parameters that are the same stay parameters, those that differ become columns of a list. */
function merge(text: string, asked: readonly Asked[]): Merged | null {
  const first = asked[0]!.values
  const values: unknown[] = []
  const columns: { name: string; type: string; parameter: number }[] = []
  const places = new Map<number, string>()
  for (let i = 0; i < first.length; i++) {
    const all = asked.map((one) => one.values[i])
    if (all.every((value) => value === all[0])) {
      values.push(all[0])
      places.set(i + 1, `$${values.length}`)
      continue
    }
    const kinds = new Set(all.filter((value) => value !== null).map((value) => typeof value))
    const type = kinds.size === 1 ? TYPES[[...kinds][0] as keyof typeof TYPES] : undefined
    if (!type || (type === 'bigint[]' && !all.every((value) => value === null || Number.isSafeInteger(value)))) return null
    values.push(all)
    columns.push({ name: `v${i + 1}`, type, parameter: values.length })
    places.set(i + 1, `${LANE}_list.v${i + 1}`)
  }
  if (!columns.length) return { text, values }
  const list = `unnest(${columns.map((c) => `$${c.parameter}::${c.type}`).join(', ')}) WITH ORDINALITY AS ${LANE}_list(${columns.map((c) => c.name).join(', ')}, n)`
  const inner = text.replace(/\$(\d+)/g, (_, n: string) => places.get(Number(n)) ?? `$${n}`)
  return { text: `SELECT ${LANE}_list.n AS ${LANE}, ${LANE}_found.* FROM ${list} CROSS JOIN LATERAL (${inner} OFFSET 0) AS ${LANE}_found`, values }
}
