import pg from 'pg'
import { buildContext } from '../../src/build-context.ts'
import { connectDatabase } from '../../src/kernel/database/connect-database.ts'
import { type Context, readConfig, silentLog } from '../../src/kernel/index.ts'
import { type ServiceProcess, startServiceProcess } from './service-process.ts'

export type Engine = { service: ServiceProcess; context: Context; admin: pg.Client; wakeTo(wake: (queues: ReadonlySet<string>) => void): void; close(): Promise<void> }

/** The engine without its pipeline: a context in this process on the database of a service that only answers HTTP. */
export async function openEngine(env: Record<string, string> = { IVS_ROLE: 'api' }): Promise<Engine> {
  const service = await startServiceProcess(env)
  const config = readConfig({ IVS_DATA_DIR: service.dataDir, IVS_LOG_LEVEL: 'silent' })
  const database = await connectDatabase(config, silentLog, { migrate: false, attachOnly: true })
  let wake: (queues: ReadonlySet<string>) => void = () => {}
  const context = await buildContext(config, silentLog, database, (queues) => wake(queues))
  const admin = new pg.Client(service.admin)
  await admin.connect()
  return {
    service,
    context,
    admin,
    wakeTo: (to) => {
      wake = to
    },
    async close() {
      await admin.end()
      await database.close()
      await service.stop()
    },
  }
}
