import pg from 'pg'
import type { Database } from '../../src/kernel/index.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { testDatabase } from '../harness/database.ts'
import type { Faults } from './faults.ts'
import { checkInvariants, type Violation } from './invariants/index.ts'
import { type Snapshot, takeSnapshot } from './invariants/snapshot.ts'
import { startedStory, type Story } from './stories/index.ts'
import { type PlantedBugs, World } from './world.ts'

/** A database for many histories: each is an account of its own. */
export type Ground = { real: Database; admin: pg.Client; close(): Promise<void> }

export async function openGround(): Promise<Ground> {
  const database = await testDatabase()
  const real = createPool({ connection: database.config as pg.PoolConfig, max: 4, namedStatements: true })
  const admin = new pg.Client(database.adminConfig)
  await admin.connect()
  return {
    real,
    admin,
    async close() {
      await real.close()
      await admin.end()
      await database.drop()
    },
  }
}

export type HistoryOptions = { seed: string; story: Story; faults: Faults; processes: number; bugs?: PlantedBugs; keepLines?: boolean }
export type HistoryResult = { seed: string; digest: string; steps: number; crashes: number; violations: Violation[]; world: World; snapshot: Snapshot; virtualMs: number }

/** Runs one history to its end and holds it against every invariant. */
export async function runHistory(ground: Ground, options: HistoryOptions): Promise<HistoryResult> {
  const { seed, story, faults, processes, bugs, keepLines } = options
  const world = new World({ seed, real: ground.real, admin: ground.admin, faults, processes, ...(bugs && { bugs }), ...(keepLines && { keepLines }) })
  const startedAt = world.schedule.now
  const told = startedStory(story, world)
  try {
    await world.run(told.run, story.afterMs)
    const snapshot = await takeSnapshot(ground.admin, world, told)
    world.schedule.log(snapshot.digest)
    const digest = world.schedule.digest()
    const steps = world.schedule.step
    const violations = await checkInvariants(snapshot, world, told)
    return { seed, digest, steps, crashes: world.crashes, violations, world, snapshot, virtualMs: world.schedule.now - startedAt }
  } finally {
    for (const process of world.alive) process.life.die()
    // What still waits would be claimed by the next history's workers.
    await ground.admin.query('DELETE FROM work WHERE account_id = $1', [world.accountId])
    await ground.admin.query('DELETE FROM test_clocks WHERE account_id = $1', [world.accountId])
  }
}
