import { type Connection, type DatabaseAnswer, nameOf } from './db.ts'
import { type Asked, handOut, isMergeable, type Merged, mergeStatements, noteRefusal } from './merge-statements.ts'

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
  // Runs when every lane that can go on without an answer has done so, and so has asked for what it needs; the second turn, since reads that were gathered first (gather-reads.ts) are asked for in the first.
  #soon(): void {
    queueMicrotask(() => process.nextTick(() => process.nextTick(() => this.#underWay === 0 && this.#send())))
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
      const merged = asked.length > 1 ? mergeStatements(text, asked) : null
      if (merged) void this.#together(text, merged, asked)
      else for (const one of asked) this.#run(text, one.values).then(one.resolve, one.reject)
    }
  }
  #run(text: string, values: readonly unknown[]): Promise<DatabaseAnswer> {
    return this.#through(text, values, this.#named ? nameOf(text) : undefined)
  }
  async #together(original: string, { text, values }: Merged, asked: Asked[]): Promise<void> {
    try {
      handOut((await this.#run(text, values)).rows, text === original, asked)
    } catch (error) {
      // This transaction is tried again without.
      noteRefusal(original, error)
      for (const one of asked) one.reject(error)
    }
  }
}
