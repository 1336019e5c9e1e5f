import type { Command } from 'commander'
import { connectDatabase } from '../kernel/database/connect-database.ts'
import { readConfig, silentLog } from '../kernel/index.ts'

/** `ivs migrate`: brings the database to this version's schema and ends; `ivs serve` does the same on its start. */
export function register(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the schema of this version, before its processes start')
    .action(async () => {
      const database = await connectDatabase(readConfig(process.env), silentLog, { migrate: true })
      await database.close()
      process.stdout.write(database.applied.length ? database.applied.map((name) => `applied ${name}\n`).join('') : 'the database is up to date\n')
    })
}
