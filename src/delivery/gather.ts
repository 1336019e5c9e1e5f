/**
 * Answers single questions in groups: while one group is under way, those that arrive wait and form the next. Nothing is
 * delayed to make a group larger, and what a group sees is never older than the question.
 *
 * A group that fails is asked again one by one, so that one bad member does not fail the others.
 */
export function gather<Q, A>(answer: (questions: Q[]) => Promise<A[]>, groupMax: number, turns?: Turns): (question: Q) => Promise<A> {
  type Waiting = { question: Q; resolve: (answer: A) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let busy = false

  async function settle(group: Waiting[]): Promise<void> {
    try {
      const answers = await answer(group.map((one) => one.question))
      group.forEach((one, i) => void one.resolve(answers[i] as A))
    } catch (error) {
      if (group.length === 1) return group[0]?.reject(error)
      for (const one of group) await settle([one])
    }
  }
  async function run(): Promise<void> {
    busy = true
    while (waiting.length > 0) {
      await turns?.take()
      const group = waiting.slice(0, groupMax)
      waiting = waiting.slice(groupMax)
      await settle(group)
      turns?.give()
    }
    busy = false
  }
  return (question) =>
    new Promise<A>((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (!busy) void run()
    })
}

/** So many questions a group, and groups of so many tenants at once: with more the cores only take turns, and groups stay small. */
const BOUNDS = { groupMax: 200, atOnce: 4 }

/**
 * A gatherer for each tenant, of which so many answer at once, in turn: what waits for its turn meanwhile gathers, and many
 * tenants at once cost few transactions. Idle ones are let go of.
 */
export function gatherByKey<K, Q, A>(
  keyOf: (key: K) => string,
  answer: (key: K, questions: Q[]) => Promise<A[]>,
  { groupMax, atOnce } = BOUNDS,
): (key: K, question: Q) => Promise<A> {
  const gatherers = new Map<string, { ask: (question: Q) => Promise<A>; open: number }>()
  const turns = new Turns(atOnce)
  return async (key, question) => {
    const name = keyOf(key)
    const gatherer = gatherers.get(name) ?? { ask: gather((questions: Q[]) => answer(key, questions), groupMax, turns), open: 0 }
    gatherers.set(name, gatherer)
    gatherer.open++
    try {
      return await gatherer.ask(question)
    } finally {
      if (--gatherer.open === 0) gatherers.delete(name)
    }
  }
}

/** Lets so many go on at once, the others in the order they came. */
class Turns {
  #free: number
  readonly #waiting: (() => void)[] = []
  constructor(atOnce: number) {
    this.#free = atOnce
  }
  take(): Promise<void> | void {
    if (this.#free > 0) this.#free--
    else return new Promise((go) => this.#waiting.push(go))
  }
  give(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}
