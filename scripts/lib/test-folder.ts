import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'moonpage-tests-'
/** A run of all tests takes about a sixth of it. */
const enough = 4 * 1024 ** 3

/**
 * Puts the temporary files of a test run into memory, where that has room and nobody has set TMPDIR: a new database has
 * hundreds of files, and creating them on a disk takes half a second of a core. The folder goes with this process; processes
 * that it starts use it too.
 */
export function useTestFolder(): void {
  if (process.env['TMPDIR'] || !hasRoom()) return
  removeLeftovers(memory, prefix)
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`))
  // The database server of root runs as somebody else.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    // Tests run scripts that they write.
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.includes(` ${memory} `))
    return Math.min(bavail * bsize, freemem()) > enough && !mount?.includes('noexec')
  } catch {
    return false
  }
}

/** Deletes folders of processes that were killed: `prefix`, their id, `-` and more. */
export function removeLeftovers(root: string, itsPrefix: string): void {
  for (const name of readdirSync(root)) {
    const pid = name.startsWith(itsPrefix) && Number(name.slice(itsPrefix.length).split('-')[0])
    if (pid && !isRunning(pid)) rmSync(join(root, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
