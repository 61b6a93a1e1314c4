/** Why the embedded database cannot run here, in a sentence for the operator. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
  /** Shown at the terminal without a stack trace. */
  get sentence(): string {
    return this.message
  }
  constructor(reason: string) {
    super(
      `The embedded database cannot run here: ${reason} ` +
        'To use a PostgreSQL server (15 or newer) instead, set DATABASE_URL to its address.',
    )
  }
}

const known: [RegExp, string][] = [
  [
    /No space left on device|Check free disk space|Disk quota exceeded/i,
    'the disk that holds DATA_DIR is full.',
  ],
  [/Read-only file system/i, 'the disk that holds DATA_DIR is read-only.'],
  [
    /could not look up effective user ID|user does not exist/i,
    'this process runs under a user id that the system has no name for.',
  ],
  [/GLIBC_[\d.]+' not found/, 'its binaries need a newer C library (glibc) than this system has.'],
  [/error while loading shared libraries: (\S+)/, 'a system library that its binaries need is missing.'],
  [
    /could not (?:create|map|resize) (?:anonymous )?shared memory|Cannot allocate memory/i,
    'the system gives it too little memory (shared_buffers takes 64 MB).',
  ],
  [
    /database files are incompatible with server/i,
    'the database in DATA_DIR was made by another version of PostgreSQL.',
  ],
]

/** The server ended during startup for an unknown reason, such as `kill -9`: worth a retry. */
export class ServerEnded extends EmbeddedDatabaseError {}

/** Explains the last output of initdb or postgres; unknown output is quoted. */
export function errorFromOutput(program: string, output: string): EmbeddedDatabaseError {
  for (const [pattern, reason] of known) {
    if (pattern.test(output)) return new EmbeddedDatabaseError(reason)
  }
  const quoted = output.trim().split('\n').slice(-3).join(' / ')
  return new ServerEnded(`${program} ended with: ${quoted || 'no message'}.`)
}

/** Explains a file system error; other errors are returned unchanged. */
export function asEmbeddedDatabaseError(error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return errorFromOutput('', 'No space left on device')
  if (code === 'EROFS') return errorFromOutput('', 'Read-only file system')
  const denied = code === 'EACCES' || code === 'EPERM' || code === 'ENOTDIR' || code === 'EEXIST'
  return denied
    ? new EmbeddedDatabaseError(`this process may not use ${path} as a folder of its own.`)
    : error
}
