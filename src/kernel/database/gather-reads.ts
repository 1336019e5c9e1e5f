import { Query, type Row } from './db.ts'

type Waiting = { text: string; values: readonly unknown[]; resolve(rows: Row[]): void; reject(error: unknown): void }

/**
 * Reads that are asked for side by side travel as one statement: each becomes a sub-select that comes back as JSON. One round
 * trip and one plan instead of a dozen. For SELECTs whose columns read the same as JSON: text, numbers, booleans, dates, jsonb
 * and arrays of these; not bytea, and nothing that writes or locks.
 */
export class GatheredQuery extends Query {
  readonly #through: Query
  #waiting: Waiting[] = []
  constructor(through: Query) {
    super(through)
    this.#through = through
  }
  override rows<T = Row>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return new Promise<T[]>((resolve, reject) => {
      this.#waiting.push({ text, values, resolve: resolve as never, reject })
      // Runs when everything that can go on without an answer has done so, and so has asked for what it needs.
      if (this.#waiting.length === 1) queueMicrotask(() => process.nextTick(() => void this.#send()))
    })
  }
  async #send(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = []
    try {
      if (batch.length === 1) return batch[0]!.resolve(await this.#through.rows(batch[0]!.text, batch[0]!.values))
      const [row] = await this.#through.rows<Record<string, Row[]>>(joined(batch.map((b) => b.text)), batch.flatMap((b) => b.values))
      batch.forEach((b, i) => b.resolve(row![`r${i}`]!))
    } catch (error) {
      for (const b of batch) b.reject(error)
    }
  }
}

const known = new Map<string, string>()
const KNOWN_MAX = 500

/** The statements as columns of one, their parameters numbered on. */
function joined(texts: string[]): string {
  const key = texts.join('\u0000')
  const held = known.get(key)
  if (held) return held
  let shift = 0
  const columns = texts.map((text, i) => {
    let highest = 0
    const moved = text.replace(/\$(\d+)/g, (_, n: string) => {
      highest = Math.max(highest, Number(n))
      return `$${Number(n) + shift}`
    })
    shift += highest
    return `(SELECT COALESCE(json_agg(to_json(t)), '[]') FROM (${moved}) t) AS r${i}`
  })
  const text = `SELECT ${columns.join(', ')}`
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(key, text)
  return text
}
