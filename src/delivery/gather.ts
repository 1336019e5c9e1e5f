type Waiting<Q, A> = { question: Q; resolve: (answer: A) => void; reject: (error: unknown) => void }
type Line<K, Q, A> = { key: K; waiting: Waiting<Q, A>[] }
/** What is answered together: of several keys, several questions each. */
export type Asked<K, Q> = { key: K; questions: readonly Q[] }
/** `keysMax` keys a group with `questionsMax` questions each, and `atOnce` groups under way: what waits meanwhile gathers. */
export type GatherBounds = { questionsMax: number; keysMax: number; atOnce: number }

/**
 * Answers single questions in groups: those asked at the same moment go together, and those that come while groups are under way
 * form the next, key by key in the order in which they began to wait. Nothing is delayed to make a group larger, what a group sees
 * is never older than the question, and no two groups are of the same key at once.
 *
 * A group that fails is asked again key by key, and a key's questions one by one, so that one bad member does not fail the others.
 */
export function gatherByKey<K, Q, A>(
  nameOf: (key: K) => string,
  answer: (asked: Asked<K, Q>[]) => Promise<A[][]>,
  { questionsMax, keysMax, atOnce }: GatherBounds,
): (key: K, question: Q) => Promise<A> {
  const lines = new Map<string, Line<K, Q, A>>()
  const busy = new Set<string>()
  let underWay = 0
  let isDue = false

  function nextGroup(): [string, Line<K, Q, A>][] {
    const group: [string, Line<K, Q, A>][] = []
    for (const [name, { key, waiting }] of lines) {
      if (busy.has(name)) continue
      group.push([name, { key, waiting: waiting.splice(0, questionsMax) }])
      if (waiting.length === 0) lines.delete(name)
      if (group.length === keysMax) break
    }
    return group
  }
  async function settle(group: Line<K, Q, A>[]): Promise<void> {
    try {
      const answers = await answer(group.map(({ key, waiting }) => ({ key, questions: waiting.map((one) => one.question) })))
      group.forEach(({ waiting }, k) => waiting.forEach((one, i) => one.resolve(answers[k]![i]!)))
    } catch (error) {
      const parts = group.length > 1 ? group : (group[0]?.waiting ?? []).map((one) => ({ key: group[0]!.key, waiting: [one] }))
      if (parts.length <= 1) return parts[0]?.waiting[0]?.reject(error)
      for (const part of parts) await settle([part])
    }
  }
  function depart(): void {
    isDue = false
    while (underWay < atOnce) {
      const group = nextGroup()
      if (group.length === 0) return
      underWay++
      for (const [name] of group) busy.add(name)
      void settle(group.map(([, line]) => line)).then(() => {
        underWay--
        for (const [name] of group) busy.delete(name)
        soon()
      })
    }
  }
  // Runs when everything that can go on without an answer has done so, and so has asked for what it needs.
  function soon(): void {
    if (isDue || underWay >= atOnce) return
    isDue = true
    queueMicrotask(() => process.nextTick(depart))
  }
  return (key, question) =>
    new Promise<A>((resolve, reject) => {
      const name = nameOf(key)
      const line = lines.get(name) ?? { key, waiting: [] }
      lines.set(name, line)
      line.waiting.push({ question, resolve, reject })
      soon()
    })
}
