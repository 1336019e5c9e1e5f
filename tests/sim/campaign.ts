import { type FaultRates, seededFaults, type SingleFault, singleFault } from './faults.ts'
import { type Ground, type HistoryResult, runHistory } from './history.ts'
import type { Violation } from './invariants/index.ts'
import { SeededRandom } from './seeded-random.ts'
import type { Story } from './stories/index.ts'
import { seededStory } from './stories/seeded.ts'
import type { PlantedBugs } from './world.ts'

/** A history that broke, with what it takes to see it again. */
export type Broken = { again: string; violations: Violation[]; said: string[] }
export type Report = { histories: number; crashes: number; steps: number; broken: Broken[] }

/** Two processes, a drawn story, drawn faults. `bugs` plants what a test wants to see caught, `rates` makes sure of the faults it needs. */
export const seededHistory = (ground: Ground, seed: string, { rates = {}, ...options }: { bugs?: PlantedBugs; rates?: Partial<FaultRates>; keepLines?: boolean } = {}): Promise<HistoryResult> =>
  runHistory(ground, { seed, story: seededStory(new SeededRandom(`story ${seed}`)), faults: seededFaults(new SeededRandom(`faults ${seed}`), rates), processes: 2, ...options })

/**
 * Histories of the seeds `from`, `from + 1`, …, one at a time on each ground, so that while one waits for its database the
 * other goes on; `progress` is told of each and stops them by false.
 */
export async function seededHistories(grounds: Ground[], from: number, count: number, progress: (report: Report) => boolean = () => true): Promise<Report> {
  const report: Report = { histories: 0, crashes: 0, steps: 0, broken: [] }
  let next = from
  const lane = async (ground: Ground): Promise<void> => {
    while (next < from + count && progress(report)) {
      const seed = next++
      await add(report, `npm run sim -- --seed ${seed} --histories 1`, () => seededHistory(ground, String(seed)))
    }
  }
  await Promise.all(grounds.map(lane))
  return report
}

async function add(report: Report, again: string, run: () => Promise<HistoryResult>): Promise<HistoryResult | null> {
  try {
    const result = await run()
    report.histories++
    report.crashes += result.crashes
    report.steps += result.steps
    if (result.violations.length) report.broken.push({ again, violations: result.violations, said: result.world.said.slice(-5) })
    return result
  } catch (error) {
    report.broken.push({ again, violations: [{ invariant: 'the history comes to its end', what: String((error as Error).stack).slice(0, 1500) }], said: [] })
    return null
  }
}

/**
 * A story with one process, once without a fault to count its steps and commits, then once for each: dying before a step,
 * dying after what it did outside, and dying after a commit before anybody hears of it. `every` takes each n-th only.
 */
export async function singleCrashes(ground: Ground, story: Story, options: { every?: number; progress?: (report: Report) => boolean } = {}): Promise<Report & { counted: { steps: number; commits: number } }> {
  const { every = 1, progress = () => true } = options
  const report: Report = { histories: 0, crashes: 0, steps: 0, broken: [] }
  const run = async (name: string, single: SingleFault) => {
    if (!progress(report)) return { steps: [], commits: 0 }
    const seed = `${story.name} ${name}`
    const faults = singleFault(new SeededRandom(seed), single)
    return add(report, seed, () => runHistory(ground, { seed, story, faults, processes: 1 })).then(() => faults.counted)
  }
  const { steps, commits } = await run('calm', null)
  let n = 0
  for (const { step, label } of steps) {
    if (n++ % every === 0) await run(`dies before step ${step} (${label})`, { step, after: false })
    // Outside of the database a step has an effect of its own, which nobody may have heard of.
    if (label !== 'database' && n % every === 0) await run(`dies after step ${step} (${label})`, { step, after: true })
  }
  for (let commit = 1; commit <= commits; commit += every) await run(`dies after commit ${commit}`, { commit, fault: 'crash_after' })
  return { ...report, counted: { steps: steps.length, commits } }
}

/** What broke, for a person to read. */
export const explain = (report: Report): string =>
  report.broken
    .slice(0, 10)
    .map((b) => [b.again, ...b.violations.slice(0, 6).map((v) => `  ${v.invariant}: ${v.what}`), ...b.said.map((l) => `    ${l.slice(0, 300)}`)].join('\n'))
    .join('\n')
