import type { Command } from 'commander'
import { describeConfig, readConfig } from '../kernel/index.ts'

/** `ivs config`: every environment variable, its value and what it is for. */
export function register(program: Command): void {
  program
    .command('config')
    .description('list every environment variable the service reads')
    .action(() => void process.stdout.write(`${describeConfig(readConfig(process.env)).join('\n')}\n`))
}
