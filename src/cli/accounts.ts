import type { Command } from 'commander'
import { accountName, createAccount, listAccounts, updateAccount } from '../accounts/index.ts'
import { SYSTEM } from '../kernel/index.ts'
import { withContext } from './with-context.ts'

/** `ivs accounts create|list|rename|suspend|resume`, while the embedded service runs or on DATABASE_URL. */
export function register(program: Command): void {
  const accounts = program.command('accounts').description('verifying entities')
  accounts
    .command('create')
    .requiredOption('--name <name>', 'what the account is called, as agents read it')
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
  const change = async (accountId: string, to: Parameters<typeof updateAccount>[2]) => {
    if (!(await withContext((context) => context.store.tx(SYSTEM, (tx) => updateAccount(tx, accountId, to))))) throw new Error(`no account ${accountId}; "ivs accounts list" shows them`)
  }
  accounts
    .command('rename')
    .description('call this account otherwise, in what is written from now on')
    .argument('<account_id>', 'as "ivs accounts list" shows it')
    .argument('<name>', 'what the account is called, as agents read it')
    .action(async (accountId: string, name: string) => {
      await change(accountId, { name: accountName(name) })
      process.stdout.write(`${accountId} is called ${accountName(name)}\n`)
    })
  for (const [name, status, what] of [
    ['suspend', 'suspended', 'refuse every call of this account (403); what is under way for it goes on'],
    ['resume', 'active', 'take calls of this account again'],
  ] as const)
    accounts
      .command(name)
      .description(what)
      .argument('<account_id>', 'as "ivs accounts list" shows it')
      .action(async (accountId: string) => {
        await change(accountId, { status })
        process.stdout.write(`${accountId} is ${status}\n`)
      })
}
