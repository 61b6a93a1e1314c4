import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/** Folders of DATA_DIR to replace by those in `from`; the old ones are moved to `aside`. */
type Swap = { from: string; aside: string; names: string[] }

const journal = 'restoring.json'

/**
 * Replaces folders atomically: once the journal is written the swap is completed, at the next start if not now. The old
 * folders are kept in `aside`. All paths are in DATA_DIR, so that every move is a rename.
 */
export function swapFolders(dataDir: string, swap: Swap): void {
  const draft = join(dataDir, `${journal}.new`)
  const file = openSync(draft, 'w', 0o600)
  writeSync(file, JSON.stringify(swap))
  fsyncSync(file)
  closeSync(file)
  renameSync(draft, join(dataDir, journal))
  syncFolder(dataDir)
  completeSwap(dataDir)
}

/** Folder that a backup is unpacked to, with the process id: stale once its process is dead. */
export const unpacked = { prefix: 'restore-', name: /^restore-[a-zA-Z0-9]{6}$/ } as const

/**
 * Completes an interrupted swap, and deletes what was unpacked for one that never began. Requires the lock and no
 * running server.
 */
export function finishSwap(dataDir: string): void {
  completeSwap(dataDir)
  for (const name of readdirSync(dataDir))
    if (unpacked.name.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true })
}

function completeSwap(dataDir: string): void {
  const path = join(dataDir, journal)
  if (!existsSync(path)) return
  const { from, aside, names } = JSON.parse(readFileSync(path, 'utf8')) as Swap
  mkdirSync(join(dataDir, aside), { recursive: true, mode: 0o700 })
  for (const name of names) {
    const [next, now, old] = [join(dataDir, from, name), join(dataDir, name), join(dataDir, aside, name)]
    // Already moved before the interruption.
    if (!existsSync(next)) continue
    if (existsSync(now)) renameSync(now, old)
    renameSync(next, now)
  }
  syncFolder(dataDir)
  rmSync(join(dataDir, from), { recursive: true, force: true })
  rmSync(path)
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
