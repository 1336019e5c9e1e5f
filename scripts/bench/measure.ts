import { cpus } from 'node:os'

/** One line of the bench: what was measured, against which limit, and what is asked. */
export type Figure = { what: string; value: string; limit: string; ratio: number | null; asked: string; met: boolean }
export type Bench = { name: string; about: string; run(): Promise<Figure[]> }

export type Load = { perSecond: number; p50: number; p99: number; count: number }

/** Keeps `workers` calls under way for `ms` and counts them; latencies in ms. A call that throws ends the bench. */
export async function load(workers: number, ms: number, call: (n: number) => Promise<void>): Promise<Load> {
  const times: number[] = []
  let next = 0
  const start = performance.now()
  const work = async () => {
    while (performance.now() - start < ms) {
      const at = performance.now()
      await call(next++)
      times.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return { perSecond: times.length / ((performance.now() - start) / 1000), ...percentiles(times), count: times.length }
}

/**
 * Makes at least so many calls before anything is measured. Code that has just started is interpreted, and how long it stays so
 * goes by calls, not by seconds: by time alone a slow machine would compare one side compiled with the other that is not yet.
 */
export async function warmUp(calls: number, round: () => Promise<Load>): Promise<void> {
  for (let made = 0; made < calls; ) made += (await round()).count
}

export function percentiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (p: number) => sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

/** Two things measured in turn, so that what else the machine does meets both; the medians of their rounds. */
export async function inTurn<T>(rounds: number, a: () => Promise<T>, b: () => Promise<T>, size: (value: T) => number): Promise<[T, T]> {
  const as: T[] = []
  const bs: T[] = []
  for (let i = 0; i < rounds; i++) {
    as.push(await a())
    bs.push(await b())
  }
  const median = (values: T[]) => values.toSorted((x, y) => size(x) - size(y))[values.length >> 1]!
  return [median(as), median(bs)]
}

export const atLeast = (what: string, ratio: number, asked: number, value: string, limit: string): Figure => ({ what, value, limit, ratio, asked: `at least ${asked}`, met: ratio >= asked })
export const atMost = (what: string, ratio: number, asked: number, value: string, limit: string): Figure => ({ what, value, limit, ratio, asked: `at most ${asked}`, met: ratio <= asked })

export const round = (value: number, digits = 0): string => value.toLocaleString('en-US', { maximumFractionDigits: digits })
export const cores = (): string => `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`
