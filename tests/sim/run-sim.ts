/** `npm run sim -- --seed N --histories N`: seeded histories; `--crashes` instead takes every single crash of the told stories; `--trace` shows one history whole. */
import { parseArgs } from 'node:util'
import { explain, type Report, seededHistories, seededHistory, singleCrashes } from './campaign.ts'
import { openGround } from './history.ts'
import { everyWrite } from './stories/every-write.ts'
import { mainPath } from './stories/main-path.ts'
import { pushesTogether } from './stories/pushes-together.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) }, histories: { type: 'string', default: '100' }, crashes: { type: 'boolean' }, every: { type: 'string', default: '1' }, trace: { type: 'boolean' } },
})
/** What breaks is said at once, for a long run may be stopped. */
let told = 0
const progress = (report: Report): boolean => {
  for (; told < report.broken.length; told++) process.stdout.write(`${explain({ ...report, broken: [report.broken[told]!] })}\n`)
  return true
}
const ground = await openGround()
const second = await openGround()
const startedAt = performance.now()
try {
  if (values.trace) {
    const result = await seededHistory(ground, values.seed, { keepLines: true })
    process.stdout.write(`${result.world.schedule.lines!.join('\n')}\n${result.world.said.join('\n')}\n`)
    for (const v of result.violations) process.stdout.write(`${v.invariant}: ${v.what}\n`)
    process.exitCode = result.violations.length ? 1 : 0
  } else {
    process.stdout.write(values.crashes ? 'every single crash of the told stories\n' : `seeds from ${values.seed}\n`)
    const reports: Report[] = []
    if (!values.crashes) reports.push(await seededHistories([ground, second], Number(values.seed), Number(values.histories), progress))
    else for (const story of [mainPath, everyWrite, pushesTogether]) reports.push(await singleCrashes(ground, story, { every: Number(values.every), progress }))
    for (const report of reports) {
      progress(report)
      told = 0
      process.stdout.write(`${report.histories} histories, ${report.steps} steps, ${report.crashes} crashes, ${report.broken.length} broken\n`)
    }
    process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
    process.exitCode = reports.some((r) => r.broken.length) ? 1 : 0
  }
} finally {
  await ground.close()
  await second.close()
}
