/** The command line. Each command is one file in cli/, loaded only when it is named. */
import { Command } from 'commander'

export type CliCommand = (program: Command) => void

const COMMANDS: Record<string, () => Promise<{ register: CliCommand }>> = {
  read: () => import('./cli/read.ts'),
  'read-reply': () => import('./cli/read-reply.ts'),
  'verify-evidence': () => import('./cli/verify-evidence.ts'),
}

const program = new Command('ivs').description('Insurance Verification Service').showHelpAfterError()
const named = process.argv[2]
const wanted = named && named in COMMANDS ? [named] : Object.keys(COMMANDS)
for (const name of wanted) (await COMMANDS[name]!()).register(program)
await program.parseAsync()
