import type { Command } from 'commander'
import { createKey, createOperatorKey, listKeys, listOperatorKeys, revokeKey, revokeOperatorKey, SCOPES } from '../accounts/index.ts'
import { DAY_MS, isoTimeOrNull } from '../kernel/index.ts'
import { withContext } from './with-context.ts'

type Create = { account?: string; mode?: string; scopes: string; operator?: string; expiresOn?: string; json?: boolean }

/** `ivs keys create|list|revoke|operators`: keys of accounts, and those of the service's own staff. */
export function register(program: Command): void {
  const keys = program.command('keys').description('API keys')
  keys
    .command('create')
    .option('--account <id>', 'account_id')
    .option('--mode <mode>', 'test or live')
    .option('--scopes <scopes>', 'comma-separated', SCOPES.join(','))
    .option('--expires-on <day>', 'YYYY-MM-DD, the last day (UTC) it is good for')
    .option('--operator <name>', 'instead of an account: a staff key, with the name that decisions are signed with')
    .option('--json', 'print JSON')
    .action(async (o: Create) => {
      const expiresAt = o.expiresOn === undefined ? null : endOf(o.expiresOn)
      const made = await withContext((context) => {
        if (o.operator !== undefined) {
          if (o.account || o.mode) throw new Error('--operator goes without --account and --mode: a staff key opens the review queue of every account')
          return createOperatorKey(context, { name: o.operator, expiresAt })
        }
        if (!o.account) throw new Error('name the account with --account, or make a staff key with --operator')
        if (o.mode !== 'test' && o.mode !== 'live') throw new Error('--mode is test or live')
        return createKey(context, { accountId: o.account, mode: o.mode, scopes: o.scopes.split(',').map((s) => s.trim()), expiresAt })
      })
      process.stdout.write(o.json ? `${JSON.stringify(o.operator === undefined ? { key: made.key } : made)}\n` : `${made.key}\nThe key is shown this once.\n`)
    })
  keys
    .command('list')
    .description('the keys of an account; the keys themselves are not kept')
    .requiredOption('--account <id>', 'account_id')
    .option('--json', 'print JSON')
    .action(async (o: { account: string; json?: boolean }) => {
      const rows = await withContext((context) => listKeys(context.store, o.account))
      const end = (k: (typeof rows)[number]) => (k.revoked_at !== null ? `revoked ${isoTimeOrNull(k.revoked_at)}` : k.expires_at === null ? 'does not end' : `ends ${isoTimeOrNull(k.expires_at)}`)
      process.stdout.write(o.json ? `${JSON.stringify(rows)}\n` : rows.map((k) => `${k.key_id}  ${k.mode}  ${k.scopes.join(',')}  last used ${isoTimeOrNull(k.last_used_at) ?? 'never'}  ${end(k)}\n`).join(''))
    })
  keys
    .command('revoke')
    .description('end a key of an account for good; every process refuses it within three seconds')
    .argument('<key_id>', 'as "ivs keys list" shows it')
    .action(async (keyId: string) => {
      if (!(await withContext((context) => revokeKey(context.store, keyId)))) throw new Error(`no key ${keyId}; "ivs keys list --account acc_…" shows them`)
      process.stdout.write(`${keyId} is revoked\n`)
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

function endOf(day: string): number {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) throw new Error('--expires-on is a day, YYYY-MM-DD')
  return Date.parse(day) + DAY_MS
}
