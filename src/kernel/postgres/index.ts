/** The embedded PostgreSQL server: started, adopted, attached to, stopped. */
export { attachPostgres } from './attach-postgres.ts'
export { type ConnectionConfig, type Connections, connectionUrl, DATABASE_NAME, ROLE_NAMES, type Role } from './connection.ts'
export { EmbeddedPostgresError } from './launch-error.ts'
export { type EmbeddedPostgres, type LaunchLog, type StartOptions, startPostgres } from './start-postgres.ts'
