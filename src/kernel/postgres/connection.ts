/** How to reach the server, in the shape that `pg` takes. `host` is the socket's folder. */
export type ConnectionConfig = { host: string; port: number; database: string; user: string; password: string }

export type Role = 'owner' | 'service'
/** The owner runs migrations; the service works under row-level security and owns nothing. */
export const ROLE_NAMES: Record<Role, string> = { owner: 'ivs_owner', service: 'ivs_service' }
export const DATABASE_NAME = 'ivs'

export type Credentials = Record<Role, string>

export type Connections = {
  /** The owner's, on the application's database. */
  adminConfig: ConnectionConfig
  adminUrl: string
  /** Any database, as the service unless the owner is asked for. */
  config(database?: string, role?: Role): ConnectionConfig
  url(database?: string, role?: Role): string
}

export function connections(host: string, port: number, credentials: Credentials): Connections {
  const config = (database = DATABASE_NAME, role: Role = 'service'): ConnectionConfig => ({
    host,
    port,
    database,
    user: ROLE_NAMES[role],
    password: credentials[role],
  })
  const url = (database?: string, role?: Role): string => connectionUrl(config(database, role))
  return { adminConfig: config(DATABASE_NAME, 'owner'), adminUrl: url(DATABASE_NAME, 'owner'), config, url }
}

/** The form that both libpq and `pg` read: the socket's folder as an escaped host. */
export function connectionUrl({ host, port, database, user, password }: ConnectionConfig): string {
  const part = encodeURIComponent
  return `postgresql://${part(user)}:${part(password)}@${part(host)}:${port}/${part(database)}`
}
