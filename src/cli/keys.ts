import type { Command } from 'commander'
import { createKey, SCOPES } from '../accounts/index.ts'
import { withContext } from './with-context.ts'

/** `ivs keys create`: one more key of an account. */
export function register(program: Command): void {
  program
    .command('keys')
    .description('API keys')
    .command('create')
    .requiredOption('--account <id>', 'account_id')
    .requiredOption('--mode <mode>', 'test or live')
    .option('--scopes <scopes>', 'comma-separated', SCOPES.join(','))
    .option('--json', 'print JSON')
    .action(async (o: { account: string; mode: string; scopes: string; json?: boolean }) => {
      if (o.mode !== 'test' && o.mode !== 'live') throw new Error('--mode is test or live')
      const made = await withContext((context) => createKey(context, { accountId: o.account, mode: o.mode as 'test' | 'live', scopes: o.scopes.split(',').map((s) => s.trim()) }))
      process.stdout.write(o.json ? `${JSON.stringify({ key: made.key })}\n` : `${made.key}\nThe key is shown this once.\n`)
    })
}
