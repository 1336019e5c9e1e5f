import type { Command } from 'commander'
import { createKey, createOperatorKey, listOperatorKeys, revokeOperatorKey, SCOPES } from '../accounts/index.ts'
import { isoTimeOrNull } from '../kernel/index.ts'
import { withContext } from './with-context.ts'

type Create = { account?: string; mode?: string; scopes: string; operator?: string; json?: boolean }

/** `ivs keys create`: one more key of an account, or one for a member of the service's own staff. */
export function register(program: Command): void {
  const keys = program.command('keys').description('API keys')
  keys
    .command('create')
    .option('--account <id>', 'account_id')
    .option('--mode <mode>', 'test or live')
    .option('--scopes <scopes>', 'comma-separated', SCOPES.join(','))
    .option('--operator <name>', 'instead of an account: a staff key, with the name that decisions are signed with')
    .option('--json', 'print JSON')
    .action(async (o: Create) => {
      const made = await withContext((context) => {
        if (o.operator !== undefined) {
          if (o.account || o.mode) throw new Error('--operator goes without --account and --mode: a staff key opens the review queue of every account')
          return createOperatorKey(context, { name: o.operator })
        }
        if (!o.account) throw new Error('name the account with --account, or make a staff key with --operator')
        if (o.mode !== 'test' && o.mode !== 'live') throw new Error('--mode is test or live')
        return createKey(context, { accountId: o.account, mode: o.mode, scopes: o.scopes.split(',').map((s) => s.trim()) })
      })
      process.stdout.write(o.json ? `${JSON.stringify(o.operator === undefined ? { key: made.key } : made)}\n` : `${made.key}\nThe key is shown this once.\n`)
    })
  keys
    .command('operators')
    .description('staff keys')
    .option('--revoke <key_id>', 'end this one now')
    .option('--json', 'print JSON')
    .action(async (o: { revoke?: string; json?: boolean }) => {
      const rows = await withContext(async (context) => {
        if (o.revoke && !(await revokeOperatorKey(context, o.revoke))) throw new Error(`no staff key ${o.revoke}`)
        return listOperatorKeys(context.store)
      })
      process.stdout.write(o.json ? `${JSON.stringify(rows)}\n` : rows.map((k) => `${k.key_id}  ${k.name}  last used ${isoTimeOrNull(k.last_used_at) ?? 'never'}  ${k.expires_at === null ? 'does not end' : `ends ${isoTimeOrNull(k.expires_at)}`}\n`).join(''))
    })
}
