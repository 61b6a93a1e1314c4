import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { processIdentity } from './process-identity.ts'

/**
 * Takes the lock file; null while a living process holds it.
 *
 * The lock avoids duplicate work and confusing messages; data is safe without it. Even two holders, possible after a
 * badly timed crash, do no harm: the cluster appears by a single rename, and postgres rejects a folder that is in use.
 */
export function takeLock(path: string): { release(): void } | null {
  const mine = `${process.pid} ${processIdentity(process.pid)} ${randomUUID()}`
  for (let tries = 0; tries < 3; tries++) {
    try {
      const file = openSync(path, 'wx', 0o644)
      writeSync(file, mine)
      closeSync(file)
      return {
        release: () => {
          if (read(path) === mine) rmSync(path, { force: true })
        },
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isHeld(path)) return null
      const aside = `${path}.${randomUUID()}`
      try {
        renameSync(path, aside)
        rmSync(aside, { force: true })
      } catch {
        // Another process deleted it first.
      }
    }
  }
  return null
}

function isHeld(path: string): boolean {
  const held = read(path)
  if (held === null) return false
  const [pid, identity] = held.split(' ')
  // Between creation and first write the file is empty.
  if (!pid || !identity) return ageMs(path) < 5000
  return processIdentity(Number(pid)) === identity
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function ageMs(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    return Infinity
  }
}
