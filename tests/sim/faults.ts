import type { CommitFault } from './ports/sim-database.ts'
import type { Chooser, Life, StepFault } from './schedule.ts'
import type { SeededRandom } from './seeded-random.ts'

/** What may go wrong outside of the database and between the steps. Chances are per occasion, times in milliseconds. */
export type FaultRates = {
  crash: number
  commit: Record<Exclude<CommitFault, null>, number>
  mailTemporary: number
  mailAnswerLost: number
  mailSlowMs: number
  hook500: number
  hookTimeout: number
  hookAnswerLost: number
  apiAnswerLost: number
  callTwice: number
  blobFails: number
  readerFails: number
  readerSlowMs: number
  inboundTwice: number
  inboundSlowMs: number
  skewMs: number
  clockStepsBack: number
}
export const NO_COMMIT_FAULTS = { crash_before: 0, crash_after: 0, serialization: 0, lost_before: 0, lost_after: 0 }
const NO_FAULTS: FaultRates = {
  crash: 0, commit: NO_COMMIT_FAULTS, mailTemporary: 0, mailAnswerLost: 0, mailSlowMs: 0, hook500: 0, hookTimeout: 0, hookAnswerLost: 0, apiAnswerLost: 0, callTwice: 0, blobFails: 0, readerFails: 0, readerSlowMs: 0,
  inboundTwice: 0, inboundSlowMs: 0, skewMs: 0, clockStepsBack: 0,
}

/** Decides for one history what goes wrong and who goes next. */
export interface Faults extends Chooser {
  readonly rates: FaultRates
  readonly random: SeededRandom
  commit(label: string): CommitFault
  chance(rate: keyof Omit<FaultRates, 'commit'>): boolean
  upTo(bound: keyof Omit<FaultRates, 'commit'>): number
  /** The story is over: from now on all goes well, so that what is left can come to its end. */
  end(): void
}

/** Each history draws which faults it has and how often, so that some are calm, some are hit by one thing only, some by all. */
export function seededFaults(random: SeededRandom, forced: Partial<FaultRates> = {}): Faults {
  let over = false
  const rates: FaultRates = { ...NO_FAULTS, commit: { ...NO_COMMIT_FAULTS } }
  const some = (rate: number) => (random.chance(0.4) ? rate * (0.3 + random.float()) : 0)
  rates.crash = some(0.012)
  for (const kind of Object.keys(NO_COMMIT_FAULTS) as (keyof typeof NO_COMMIT_FAULTS)[]) rates.commit[kind] = some(kind === 'serialization' ? 0.06 : 0.02)
  for (const name of ['mailTemporary', 'mailAnswerLost', 'hook500', 'hookTimeout', 'hookAnswerLost', 'apiAnswerLost', 'callTwice', 'inboundTwice'] as const) rates[name] = some(0.25)
  rates.blobFails = some(0.05)
  rates.readerFails = some(0.2)
  rates.clockStepsBack = some(0.01)
  rates.mailSlowMs = random.chance(0.4) ? 40_000 : 200
  rates.readerSlowMs = random.chance(0.3) ? 60_000 : 300
  rates.inboundSlowMs = random.chance(0.3) ? 6 * 3_600_000 : 60_000
  rates.skewMs = random.chance(0.3) ? 5_000 : 0
  Object.assign(rates, forced)
  const hit = (rate: number) => !over && rate > 0 && random.chance(rate)
  return {
    rates,
    random,
    next: (count) => random.below(count),
    fault: (_step, _label, life): StepFault => (life.mortal && hit(rates.crash) ? (random.chance(0.5) ? 'crash' : 'crash_after') : null),
    commit: () => {
      for (const [kind, rate] of Object.entries(rates.commit)) if (hit(rate)) return kind as CommitFault
      return null
    },
    chance: (rate) => hit(rates[rate]),
    upTo: (bound) => (over ? 0 : Math.floor(random.float() * rates[bound])),
    end: () => {
      over = true
    },
  }
}

export type SingleFault = { step: number; after: boolean } | { commit: number; fault: Exclude<CommitFault, null> } | null
export type Counted = { steps: { step: number; label: string }[]; commits: number }

/** First come, first served, and exactly one fault; counts what there is to hit. */
export function singleFault(random: SeededRandom, single: SingleFault): Faults & { counted: Counted } {
  const counted: Counted = { steps: [], commits: 0 }
  return {
    counted,
    rates: NO_FAULTS,
    random,
    next: () => 0,
    fault: (step, label, life: Life): StepFault => {
      if (!life.mortal) return null
      counted.steps.push({ step, label })
      return single && 'step' in single && single.step === step ? (single.after ? 'crash_after' : 'crash') : null
    },
    commit: () => {
      counted.commits++
      return single && 'commit' in single && single.commit === counted.commits ? single.fault : null
    },
    chance: () => false,
    upTo: () => 0,
    end: () => {},
  }
}
