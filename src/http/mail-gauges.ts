import { Gauge, type Registry } from 'prom-client'

/** What this process has made of incoming mail since it started, by outcome. A way in that fails shows here before anybody misses an answer. */
export function mountMailGauges(registry: Registry, counts: () => Readonly<Record<string, number>>): void {
  new Gauge({
    name: 'ivs_mail_in',
    help: 'Incoming mail since the start: taken, of no thread, too large, and failures of a way in',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      for (const [outcome, count] of Object.entries(counts())) this.set({ outcome }, count)
    },
  })
}
