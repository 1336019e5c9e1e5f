import { seededFaults, singleFault } from './faults.ts'
import { openGround, runHistory } from './history.ts'
import { SeededRandom } from './seeded-random.ts'
import { everyWrite } from './stories/every-write.ts'
import { seededStory } from './stories/seeded.ts'
const ground = await openGround()
const from = Number(process.argv[2] ?? 0), n = Number(process.argv[3] ?? 20)
try {
if (process.argv[4] === 'w') {
  const t = performance.now()
  const faults = singleFault(new SeededRandom('w'), null)
  const r = await runHistory(ground, { seed: 'w', story: everyWrite, faults, processes: 1, keepLines: true })
  console.log(r.steps, faults.counted.commits, r.virtualMs, performance.now() - t, r.digest, r.violations, r.world.said)
  console.log(r.snapshot.counts)
} else for (let i = from; i < from + n; i++) {
  const t = performance.now()
  const faults = seededFaults(new SeededRandom(`faults ${i}`))
  try {
  const r = await runHistory(ground, { seed: String(i), story: seededStory(new SeededRandom(`story ${i}`)), faults, processes: 2, keepLines: n === 1 })
  console.log(i, r.steps, r.crashes, Math.round(r.virtualMs/3.6e6), Math.round(performance.now() - t), r.digest.slice(0, 8), r.violations.map(v => v.invariant + ': ' + v.what))
  if (n === 1) { console.log(r.world.schedule.lines!.filter(l=>!/ [0-9a-f]{8} /.test(l) && !l.endsWith(' database')).join('\n')); console.log(r.world.said.join('\n')); console.log(JSON.stringify(faults.rates)); for (const t of ['thread_messages','verification_requests','thread_requests','review_items'] as const) for (const m of r.snapshot.rows[t]) console.log(t, JSON.stringify(m, (k, v) => ['body_text','subject','account_id','token_sealed','reading','authentication','asked','extensions'].includes(k) ? undefined : v)) }
  } catch (e) { console.log(i, 'FAILED', (e as Error).stack?.slice(0, 1500)) }
}
} finally { await ground.close() }
