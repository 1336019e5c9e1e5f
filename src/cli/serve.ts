import path from 'node:path'
import type { Command } from 'commander'
import { readConfig, type Time } from '../kernel/index.ts'
import { compilePatternsAtOnce } from './patterns-at-once.ts'

/** Threads that file work waits on. It waits for the disk, not for a core: at Node's own four, pushes queue behind each other's syncs. */
const FILE_THREADS = '16'
const PARENT_LOOK_MS = 250

/** `ivs serve`: the whole service until it is told to stop. */
export function register(program: Command): void {
  program
    .command('serve')
    .description('run the service: API, workers and, unless DATABASE_URL is set, the embedded database')
    .action(async () => {
      // Read once, by the first file work of the process.
      process.env.UV_THREADPOOL_SIZE ??= FILE_THREADS
      compilePatternsAtOnce()
      const startedBy = process.ppid
      const { startApp } = await import('../app.ts')
      const app = await startApp(readConfig(process.env)).catch((error: Error) => {
        // Processes that were to read documents, or a mail server, may be up already.
        process.stderr.write(`ivs: ${process.env.IVS_LOG_LEVEL === 'debug' ? error.stack : error.message}\n`)
        process.exit(1)
      })
      if (app.http) process.stdout.write(`listening on ${app.url}  (API reference at ${app.url}/docs, for programs at ${app.url}/openapi.json)\n`)
      if (app.keysFile) process.stdout.write(firstSteps(path.resolve(app.keysFile), app.url))
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
      if (isNpmStart(process.env)) whenOrphaned(startedBy, app.context.time, () => void (stopping || stop()))
    })
}

/** Whether `npm start` began this process. One that a script left running on purpose goes on without it. */
const isNpmStart = ({ npm_lifecycle_event: event, npm_lifecycle_script: script }: NodeJS.ProcessEnv): boolean => event === 'start' && !!script?.endsWith(' serve')

/** npm that is told to stop ends its shell, which hands no signal on: the service would hold its port and its folder for good. */
function whenOrphaned(parent: number, time: Time, stop: () => void): void {
  if (process.ppid !== parent) return stop()
  time.after(PARENT_LOOK_MS, () => whenOrphaned(parent, time, stop))
}

/** What whoever starts the service for the first time does next. */
const firstSteps = (keysFile: string, url: string): string => `made the first account; its keys are in ${keysFile}
a first call, from another terminal in this folder:
  KEY=$(node -p "require('${keysFile}').test_key")
  curl -H "Authorization: Bearer $KEY" -F insured_ref=carrier-1 -F consumer_ref=acme -F files=@samples/certificate.pdf ${url}/v1/documents
  curl -H "Authorization: Bearer $KEY" ${url}/v1/insureds/carrier-1/coverage
more accounts: npx ivs accounts create --name "A broker"    more keys: npx ivs keys create --account acc_… --mode test
`
