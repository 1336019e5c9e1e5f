import type { Command } from 'commander'
import { createAccount, listAccounts } from '../accounts/index.ts'
import { withContext } from './with-context.ts'

/** `ivs accounts create|list`, while the embedded service runs or on DATABASE_URL. */
export function register(program: Command): void {
  const accounts = program.command('accounts').description('verifying entities')
  accounts
    .command('create')
    .requiredOption('--name <name>', 'what the account is called')
    .option('--time-zone <zone>', 'IANA time zone of its business calendar', 'America/New_York')
    .option('--closed-days <days>', 'closed days beside weekends and federal holidays, YYYY-MM-DD, comma-separated')
    .option('--json', 'print JSON')
    .action(async (o: { name: string; timeZone: string; closedDays?: string; json?: boolean }) => {
      const made = await withContext((context) => createAccount(context, { name: o.name, timeZone: o.timeZone, closedDays: o.closedDays?.split(',') ?? [] }))
      process.stdout.write(o.json ? `${JSON.stringify(made)}\n` : `account  ${made.account_id}\nlive key ${made.live_key}\ntest key ${made.test_key}\nThe keys are shown this once.\n`)
    })
  accounts
    .command('list')
    .option('--json', 'print JSON')
    .action(async (o: { json?: boolean }) => {
      const rows = await withContext((context) => listAccounts(context.store))
      process.stdout.write(o.json ? `${JSON.stringify(rows)}\n` : rows.map((a) => `${a.account_id}  ${a.status}  ${a.name}\n`).join(''))
    })
}
