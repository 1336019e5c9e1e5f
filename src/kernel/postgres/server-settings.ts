/** Command-line settings of the embedded server; given at each start, so that a newer version's take effect. */
export type SettingsInput = {
  durable: boolean
  socketFolder: string
  port: number
  memoryBytes: number
  extra: Record<string, string>
}

const MIB = 2 ** 20

export function serverSettings({ durable, socketFolder, port, memoryBytes, extra }: SettingsInput): Record<string, string> {
  // A quarter of a small machine, 256 MB at most: past that the gain on short transactions was not measurable.
  const sharedMb = Math.max(32, Math.min(256, Math.floor(memoryBytes / MIB / 4)))
  return {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: `${sharedMb}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(memoryBytes / MIB / 2))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    // Fewer checkpoints mean fewer full page images in the log; recovery stays within seconds at 2 GB.
    wal_compression: 'on',
    wal_buffers: '16MB',
    min_wal_size: '256MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    random_page_cost: '1.1',
    // Queries are short index paths: compiling or splitting them costs more than it saves, and needs /dev/shm.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    autovacuum_naptime: '15s',
    autovacuum_vacuum_scale_factor: '0.05',
    idle_in_transaction_session_timeout: '60s',
    password_encryption: 'scram-sha-256',
    log_min_messages: 'warning',
    // Statements and details carry people's values: the log names the error only.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_line_prefix: '%m [%p] ',
    log_connections: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    ...extra,
  }
}
