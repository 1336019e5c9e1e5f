import type { Command } from 'commander'
import { queuesOf } from '../app.ts'
import { type Context, countDeadWork, countFailingWork, type DeadWork, isoTime, listDeadWork, listFailingWork, queueStates, readConfig, retryFailingWork, reviveWork } from '../kernel/index.ts'
import { withContext } from './with-context.ts'

const SHOWN = 200
const MODES = ['live', 'test'] as const
type Retry = { account?: string; mode?: string; all?: boolean; failing?: boolean }
const queues = (): string[] => Object.keys(queuesOf(readConfig(process.env)))

/** `ivs work state|failing|dead|retry`: what waits to be done, what failed and is tried again, and what was given up. */
export function register(program: Command): void {
  const work = program.command('work').description('durable work: what waits, what was given up')
  work
    .command('state')
    .description('by queue: how much is due, and since when')
    .option('--json', 'print JSON')
    .action(async (o: { json?: boolean }) => {
      const state = await withContext(stateOfWork)
      const line = (q: (typeof state.queues)[number]) => `${q.queue.padEnd(16)} ${String(q.due).padStart(6)} due${q.oldest_due_at === null ? '' : `, the oldest for ${Math.round((state.now - q.oldest_due_at) / 1000)} s`}\n`
      const total = (what: string, count: number, shows: string) => `${what.padEnd(17)} ${String(count).padStart(5)}${count ? `   "ivs work ${shows}" shows why` : ''}\n`
      process.stdout.write(o.json ? `${JSON.stringify({ queues: state.queues, failing: state.failing, dead: state.dead })}\n` : `${state.queues.map(line).join('')}${total('to be tried again', state.failing, 'failing')}${total('given up', state.dead, 'dead')}`)
    })
  work
    .command('failing')
    .description(`work that failed and waits for another attempt, with the reason; the next ${SHOWN}`)
    .option('--json', 'print JSON')
    .action(async (o: { json?: boolean }) => {
      const failing = await withContext(({ store, time }) => listFailingWork(store, queues(), time.now(), SHOWN))
      process.stdout.write(o.json ? `${JSON.stringify(failing)}\n` : failing.map((f) => failure(f.due_at, f)).join('') || 'nothing failed that waits\n')
    })
  work
    .command('dead')
    .description(`work that was given up after its last attempt, with the reason; the newest ${SHOWN}`)
    .option('--json', 'print JSON')
    .action(async (o: { json?: boolean }) => {
      const dead = await withContext(({ store }) => listDeadWork(store, SHOWN))
      process.stdout.write(o.json ? `${JSON.stringify(dead)}\n` : dead.map((d) => failure(d.died_at, d)).join('') || 'nothing was given up\n')
    })
  work
    .command('retry')
    .description('set given-up work going again, once its cause is mended')
    .argument('[kind]')
    .argument('[key]')
    .option('--account <id>', 'account_id')
    .option('--mode <mode>', 'test or live')
    .option('--all', `all that "ivs work dead" shows`)
    .option('--failing', 'instead: try now what failed and waits for its next attempt')
    .action(async (kind: string | undefined, key: string | undefined, o: Retry) => {
      if (o.failing) {
        const count = await withContext(({ store, time }) => retryFailingWork(store, queues(), time.now()))
        process.stdout.write(`${count} tried now\n`)
        return
      }
      const named = kind && key && o.account ? MODES.filter((mode) => mode === (o.mode ?? mode)).map((mode) => ({ account_id: o.account!, mode, kind, key })) : []
      const revived = await withContext(async ({ store }) => {
        let count = 0
        for (const d of o.all ? await listDeadWork(store, SHOWN) : named) if (await reviveWork(store, { accountId: d.account_id, mode: d.mode }, d.kind, d.key)) count++
        return count
      })
      if (!revived && !o.all) throw new Error('no such work was given up; name it as "ivs work dead" shows it: ivs work retry KIND KEY --account acc_… --mode live')
      process.stdout.write(`${revived} set going again\n`)
    })
}

const failure = (at: number, w: Omit<DeadWork, 'died_at'>): string => `${isoTime(at)}  ${w.account_id} ${w.mode}  ${w.kind} ${w.key}  after ${w.attempts} attempts: ${w.reason}\n`

async function stateOfWork({ store, time }: Context) {
  const now = time.now()
  return { now, queues: await queueStates(store, queues(), now), failing: await countFailingWork(store, queues(), now), dead: await countDeadWork(store) }
}
