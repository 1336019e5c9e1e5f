/**
 * `npm run fuzz`: 100,000 calls at the edges of what the document allows and 100,000 malformed ones, in pieces that each
 * start from a fresh history. Usage: npx node scripts/fuzz/run.ts [CALLS_OF_EACH_KIND] [FIRST_SEED] [odd|malformed]. A piece that fails
 * names its seed; the others still run.
 */
import { startService } from '../../tests/harness/service.ts'
import { tryRequests, worldOf } from '../../tests/fuzz/try-requests.ts'
import { tellStory } from '../../tests/openapi/tell-story.ts'

const PIECE = 5_000
const wanted = Number(process.argv[2] ?? 100_000)
const firstSeed = Number(process.argv[3] ?? 1)
const kinds = (['odd', 'malformed'] as const).filter((kind) => (process.argv[4] ?? kind) === kind)
let failed = 0

for (let done = 0, seed = firstSeed; done < wanted; done += PIECE, seed++) {
  const runs = Math.min(PIECE, wanted - done)
  const service = await startService()
  try {
    const world = worldOf(await tellStory(service))
    await service.app.worker.stop()
    for (const kind of kinds) {
      const began = performance.now()
      try {
        const counts = await tryRequests(service, world, kind, runs, seed)
        process.stdout.write(`${kind} ${runs} calls, seed ${seed}: ${JSON.stringify(counts)} in ${Math.round((performance.now() - began) / 1000)} s\n`)
      } catch (error) {
        failed++
        process.stdout.write(`${kind}, seed ${seed}: ${String(error).slice(0, 3000)}\n${String((error as Error).cause ?? '').slice(0, 1000)}\n`)
      }
    }
  } finally {
    await service.close().catch((error: unknown) => {
      failed++
      process.stdout.write(`seed ${seed}: ${String(error).slice(0, 2000)}\n`)
    })
  }
}
process.stdout.write(failed ? `${failed} pieces failed\n` : `${wanted} calls of each kind (${kinds.join(', ')}), nothing broke\n`)
process.exitCode = failed ? 1 : 0
