/** The embedded PostgreSQL server: started, adopted, attached to, stopped. */
export { attachPostgres } from './attach-postgres.ts'
export { type ConnectionConfig, type Connections, connectionUrl, ROLE_NAMES } from './connection.ts'
export { EmbeddedPostgresError } from './launch-error.ts'
export { isAlone } from './is-alone.ts'
export { startPostgres } from './start-postgres.ts'
