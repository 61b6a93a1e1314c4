import type { EmbeddedPaths } from './paths.ts'

/** Small settings for a home computer: few processes, one disk. */
export function postgresConfig(paths: EmbeddedPaths): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: paths.socketDir,
    unix_socket_permissions: '0700',
    cluster_name: 'moonpage',
    shared_buffers: '64MB',
    max_connections: '60',
    max_wal_size: '512MB',
    min_wal_size: '64MB',
    // Workers for read-ahead and parallel queries cost memory and gain nothing at this size.
    io_method: 'sync',
    max_parallel_workers_per_gather: '0',
    max_worker_processes: '4',
    max_logical_replication_workers: '0',
    autovacuum_max_workers: '2',
    jit: 'off',
    // A backup of the running server needs one slot to keep its write-ahead log.
    wal_level: 'replica',
    max_wal_senders: '1',
    max_replication_slots: '2',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_line_prefix: 'postgres[%p] ',
  }
}
