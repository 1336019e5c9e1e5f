/** A repeatable source of choices: one seed, one set of documents. */
export type Choices = {
  /** Uniform in [0, 1). */
  next(): number
  /** Whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  between(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** `count` different members, in list order. */
  some<T>(list: readonly T[], count: number): T[]
  digits(count: number): string
  /** A stream of its own, so that one more choice here does not change what follows elsewhere. */
  fork(name: string): Choices
}

export function seededRandom(seed: number | string): Choices {
  const key = String(seed)
  let state = hash(key)
  const next = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = new Set<number>()
    while (left.size < Math.min(count, list.length)) left.add(int(0, list.length - 1))
    return [...left].sort((a, b) => a - b).map((n) => list[n]!)
  }
  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick,
    some,
    digits: (count) => Array.from({ length: count }, (_, n) => int(n === 0 ? 1 : 0, 9)).join(''),
    fork: (name) => seededRandom(`${key}/${name}`),
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193)
  return value | 0
}
