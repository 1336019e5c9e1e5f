/** The command line. Each command is one file in cli/, loaded only when it is named. */
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { Command } from 'commander'

type CliCommand = (program: Command) => void

const COMMANDS: Record<string, () => Promise<{ register: CliCommand }>> = {
  serve: () => import('./cli/serve.ts'),
  read: () => import('./cli/read.ts'),
  'parse-sop': () => import('./cli/parse-sop.ts'),
  'read-reply': () => import('./cli/read-reply.ts'),
  'verify-evidence': () => import('./cli/verify-evidence.ts'),
  accounts: () => import('./cli/accounts.ts'),
  keys: () => import('./cli/keys.ts'),
  mail: () => import('./cli/mail.ts'),
  work: () => import('./cli/work.ts'),
  migrate: () => import('./cli/migrate.ts'),
  doctor: () => import('./cli/doctor.ts'),
  config: () => import('./cli/config.ts'),
}

// Compiled modules are kept beside the packages, so that a second start need not strip and compile them again; where that folder cannot be written, nothing is kept.
enableCompileCache(path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'))
const program = new Command('ivs').description('Insurance Verification Service').showHelpAfterError()
const named = process.argv[2]
const wanted = named && Object.hasOwn(COMMANDS, named) ? [named] : Object.keys(COMMANDS)
for (const name of wanted) (await COMMANDS[name]!()).register(program)
try {
  await program.parseAsync()
} catch (error) {
  // One line with the cause; a stack only where someone asks for it.
  process.stderr.write(`ivs: ${process.env.IVS_LOG_LEVEL === 'debug' ? (error as Error).stack : (error as Error).message}\n`)
  process.exitCode = 1
}
