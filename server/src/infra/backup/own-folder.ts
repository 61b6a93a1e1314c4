import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Makes a temporary folder of this process, and deletes those that killed processes have left. */
export function ownFolder(parent: string, prefix: string): string {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0
    if (pid > 0 && !isAlive(pid)) rmSync(join(parent, name), { recursive: true, force: true })
  }
  return mkdtempSync(join(parent, `${prefix}${process.pid}-`))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
