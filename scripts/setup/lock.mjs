import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { SetupError } from './setup-error.mjs'

const path = '.moonpage/set-up.lock'

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function take() {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const holder = Number(readFileSync(path, 'utf8'))
  // An empty lock file is just being written.
  if (holder && !isAlive(holder)) rmSync(path, { force: true })
  return false
}

/** Runs one setup at a time in this folder: two installs would conflict. */
export async function withLock(act) {
  mkdirSync('.moonpage', { recursive: true })
  const giveUpAt = Date.now() + 10 * 60_000
  for (let hasLogged = false; !take(); hasLogged = true) {
    if (!hasLogged)
      process.stdout.write('  Another start of Moonpage is setting up this folder, waiting for it…\n')
    if (Date.now() > giveUpAt)
      throw new SetupError(`Another set-up does not end. If there is none, remove ${path}.`)
    await sleep(300)
  }
  try {
    return await act()
  } finally {
    rmSync(path, { force: true })
  }
}
