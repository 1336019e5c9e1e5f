import type { Command } from 'commander'
import { readConfig } from '../kernel/index.ts'
import { checkSetup, type Finding } from './check-setup.ts'

const MARKS = { ok: 'ok  ', note: 'note', fail: 'FAIL' }

/** `ivs doctor`: looks at everything the service stands on; exits 1 when something must be mended. */
export function register(program: Command): void {
  program
    .command('doctor')
    .description('check the database, files, mail and reading that the service stands on; changes nothing in it')
    .option('--json', 'print JSON, one finding a line')
    .action(async (o: { json?: boolean }) => {
      const print = (f: Finding) => process.stdout.write(o.json ? `${JSON.stringify(f)}\n` : `${MARKS[f.level]}  ${f.what.padEnd(14)} ${f.text}\n`)
      for await (const finding of checkSetup(readConfig(process.env))) {
        print(finding)
        if (finding.level === 'fail') process.exitCode = 1
      }
    })
}
