import type { Command } from 'commander'
import { readConfig } from '../kernel/index.ts'

/** `ivs serve`: the whole service until it is told to stop. */
export function register(program: Command): void {
  program
    .command('serve')
    .description('run the service: API, workers and, unless DATABASE_URL is set, the embedded database')
    .action(async () => {
      const { startApp } = await import('../app.ts')
      const app = await startApp(readConfig(process.env))
      if (app.http) process.stdout.write(`listening on ${app.url}  (API reference at ${app.url}/openapi.json)\n`)
      if (app.keysFile) process.stdout.write(`made the first account; its keys are in ${app.keysFile}\n`)
      let stopping = false
      const stop = () => {
        if (stopping) process.exit(1)
        stopping = true
        app.close().then(
          () => process.exit(0),
          (error) => {
            process.stderr.write(`ivs: did not stop cleanly: ${(error as Error).message}\n`)
            process.exit(1)
          },
        )
      }
      process.on('SIGINT', stop)
      process.on('SIGTERM', stop)
    })
}
