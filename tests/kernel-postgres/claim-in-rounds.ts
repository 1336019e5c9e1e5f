/** A process that claims the file named on each line of its input, and says whether it holds it. */
import { createInterface } from 'node:readline'
import { attachPostgres } from '../../src/kernel/postgres/index.ts'
import { claimServer } from '../../src/kernel/postgres/claim-server.ts'

const to = await attachPostgres(process.argv[2] ?? '')
if (!to) throw new Error('usage: claim-in-rounds.ts DATA_DIR, with a server on it')
process.stdout.write('here\n')
for await (const file of createInterface({ input: process.stdin })) process.stdout.write(`${await claimServer(file, to)}\n`)
