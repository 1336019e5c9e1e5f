/** A process that starts the embedded server, says how it stands to it, and stays until it is killed or told to stop. */
import { startPostgres } from '../../src/kernel/postgres/index.ts'

const dataDir = process.argv[2]
if (!dataDir) throw new Error('usage: start-and-hold.ts DATA_DIR')
const server = await startPostgres({ dataDir, durable: false })
process.stdout.write(`${server.standing}\n`)
process.stdin.on('data', async () => {
  await server.stop()
  process.stdout.write('stopped\n')
  process.exit(0)
})
