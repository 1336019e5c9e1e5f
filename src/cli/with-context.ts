import { checkSecretKey } from '../accounts/index.ts'
import { buildContext } from '../build-context.ts'
import { connectDatabase } from '../kernel/database/connect-database.ts'
import { type Context, readConfig, silentLog, SYSTEM } from '../kernel/index.ts'

/** Runs one command on the database of the running service, or on DATABASE_URL. */
export async function withContext<T>(fn: (context: Context) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const database = await connectDatabase(config, silentLog, { migrate: false, attachOnly: true })
  try {
    const context = await buildContext(config, silentLog, database, () => {})
    await context.store.read(SYSTEM, (q) => checkSecretKey(q, context))
    return await fn(context)
  } finally {
    await database.close()
  }
}
