import { spawn, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeFolder } from '../scripts/lib/app-process.ts'
import { freePort } from '../scripts/lib/free-port.ts'
import type { Figure } from './figure.ts'

/** PATH without the Node that was installed for this tree: newcomers have their own. */
const hostPath = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('tools/node'))
    .join(delimiter)

/** All files in the folder, if it exists. Links are not followed. */
function bytesIn(folder: string): number {
  if (!existsSync(folder)) return 0
  const sizes = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return bytesIn(path)
    return entry.isFile() ? lstatSync(path).size : 0
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

const megabytesOf = (...folders: string[]) => folders.reduce((sum, folder) => sum + bytesIn(folder), 0) / 1e6

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Runs `npm start` until the first page is served. @returns seconds */
async function timeStart(folder: string, env: NodeJS.ProcessEnv): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text))
  child.stderr.on('data', (text: Buffer) => (said += text))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await answers(`http://127.0.0.1:${port}/`))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${said}`)
    await sleep(25)
  }
  const seconds = (performance.now() - begun) / 1000
  child.kill('SIGTERM')
  await ended
  return seconds
}

/** Clones the committed tree and starts it twice, with an empty npm cache. */
export async function measureFreshClone(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'moonpage-clone-'))
  try {
    const clone = join(folder, 'moonpage')
    const begun = performance.now()
    const { status, stderr } = spawnSync('git', ['clone', '--quiet', process.cwd(), clone])
    if (status !== 0) throw new Error(`git clone: ${String(stderr)}`)
    const cloned = (performance.now() - begun) / 1000
    const cache = join(folder, 'npm-cache')
    const env = { ...process.env, PATH: hostPath(), npm_config_cache: cache }
    const first = cloned + (await timeStart(clone, env))
    const downloaded = megabytesOf(join(cache, '_cacache/content-v2'))
    const installed = megabytesOf(
      ...['.', 'contract', 'storyteller', 'illustrator', 'server', 'web', 'tools/node'].map((workspace) =>
        join(clone, workspace, 'node_modules'),
      ),
    )
    const second = await timeStart(clone, env)
    const node = spawnSync('node', ['--version'], { env }).stdout.toString().trim()
    return [
      {
        what: 'fresh clone to first page, cold npm cache',
        value: first,
        target: 30,
        unit: 's',
        note: `the host has Node ${node}`,
      },
      {
        what: 'download of the first start (npm’s cache)',
        value: downloaded,
        target: 350,
        unit: 'MB',
      },
      { what: 'packages and Node on disk after it', value: installed, target: 450, unit: 'MB' },
      { what: 'second start', value: second, target: 3, unit: 's' },
    ]
  } finally {
    removeFolder(folder)
  }
}
