import { Gauge, type Registry } from 'prom-client'
import { type Context, countDeadWork, queueStates } from '../kernel/index.ts'

/**
 * What waits and what was given up, asked of the database each time the figures are: every process tells the same. A database
 * that is away leaves these two out and the process's own figures standing.
 */
export function mountWorkGauges(registry: Registry, { store, time }: Pick<Context, 'store' | 'time'>, queues: readonly string[]): void {
  const gauge = (name: string, help: string, labelNames: string[], tell: (set: (value: number, labels?: Record<string, string>) => void) => Promise<void>) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        await tell((value, labels) => this.set(labels ?? {}, value)).catch(() => this.remove())
      },
    })
  gauge('ivs_work_due_seconds', 'How long the oldest due work of a queue has waited; 0 when nothing is due', ['queue'], async (set) => {
    const now = time.now()
    for (const { queue, oldest_due_at } of await queueStates(store, queues, now)) set(oldest_due_at === null ? 0 : (now - oldest_due_at) / 1000, { queue })
  })
  gauge('ivs_work_given_up', 'Work that was given up after its last attempt; "ivs work dead" shows it', [], async (set) => set(await countDeadWork(store)))
}
