import { realpathSync } from 'node:fs'
import { type Connections, connections } from './connection.ts'
import { readCredentials } from './initialize-cluster.ts'
import { findPostmaster } from './postmaster-file.ts'
import { serverFolders } from './server-folders.ts'
import { waitUntilReady } from './wait-until-ready.ts'

/** Connections to the server that runs on this data folder, whoever started it; null when none does. */
export async function attachPostgres(dataDir: string): Promise<Connections | null> {
  let cluster: string
  try {
    cluster = serverFolders(realpathSync(dataDir)).cluster
  } catch {
    return null
  }
  const server = findPostmaster(cluster)
  if (!server) return null
  const to = connections(server.socketFolder, server.port, readCredentials(cluster))
  const ready = await waitUntilReady(to.config('postgres', 'owner'), () => findPostmaster(cluster)?.pid === server.pid)
  return ready ? to : null
}
