import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { downloadStory, downloadFormats } from '@moonpage/contract/story-tools'
import { getNarration } from '@moonpage/contract/narration'
import { freePort } from '../lib/free-port.ts'
import { signUpAt } from '../lib/parent.ts'

const minutes = 60_000
// It downloads Debian's packages and npm's, and builds the browser app.
vi.setConfig({ testTimeout: 5 * minutes, hookTimeout: 20 * minutes })

const root = join(import.meta.dirname, '../..')
const needed = ['buildah', 'mmdebstrap', 'unshare']
const missing = needed.filter((program) => spawnSync(program, ['--version']).status !== 0)
const isPossible = missing.length === 0 && process.getuid?.() === 0
if (!isPossible)
  process.stdout.write(
    `Skipped: the image is built by root with ${needed.join(', ')}; see deploy/debian-base.sh.\n`,
  )

type Config = { User: string; Env: string[]; Cmd: string[]; WorkingDir: string; StopSignal: string }

const folder = mkdtempSync(join(tmpdir(), 'moonpage-image-'))
const storage = join(folder, 'storage')
const env = {
  ...process.env,
  CONTAINERS_STORAGE_CONF: join(folder, 'storage.conf'),
  // No runtime is needed, and no cgroups.
  BUILDAH_ISOLATION: 'chroot',
}

/** @throws with the output of a program that failed */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')}:\n${stdout.slice(-4000)}${stderr.slice(-4000)}`)
  return stdout.trim()
}

/** Certificates of this machine, of a proxy for instance, as Debian takes them. */
const certificates = process.env['SSL_CERT_FILE']
  ? ['--volume', `${process.env['SSL_CERT_FILE']}:/usr/local/share/ca-certificates/host.crt:ro`]
  : []

let config: Config
let bytes: number
let files: string

beforeAll(() => {
  if (!isPossible) return
  writeFileSync(
    join(folder, 'storage.conf'),
    `[storage]\ndriver = "overlay"\nrunroot = "${storage}/run"\ngraphroot = "${storage}/graph"\n`,
  )
  run('deploy/debian-base.sh', 'localhost/debian-base')
  const base = ['--build-arg', 'BASE=localhost/debian-base']
  const file = ['--file', 'deploy/Dockerfile', '--tag', 'localhost/moonpage']
  run('buildah', 'build', '--format', 'docker', '--network', 'host', ...certificates, ...base, ...file, '.')
  const container = run('buildah', 'from', 'localhost/moonpage')
  files = run('buildah', 'mount', container)
  const inspected: { Docker: { config: Config } } = JSON.parse(run('buildah', 'inspect', container))
  config = inspected.Docker.config
  bytes = Number(run('du', '--summarize', '--apparent-size', '--block-size=1', files).split('\t')[0])
})

afterAll(() => {
  if (isPossible) {
    spawnSync('buildah', ['rm', '--all'], { env })
    spawnSync('umount', [join(storage, 'graph/overlay')])
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Starts what the image says, as its user, on a root file system that is read-only but for /data. */
function startImage(data: string, port: number): ChildProcess {
  const into = [
    'mount --bind "$1" "$1"',
    'mount --bind "$2" "$1/data"',
    'mount -o remount,bind,ro "$1"',
    'mount -t proc proc "$1/proc"',
    'mount --rbind /dev "$1/dev"',
    'root=$1 user=$3 folder=$4; shift 4',
    'exec chroot --userspec="$user" "$root" env --ignore-environment --chdir="$folder" "$@"',
  ].join(' && ')
  const own = [...config.Env, 'HOST=127.0.0.1', `PORT=${port}`, 'GATE_PASSWORD=off']
  const args = ['--mount', 'sh', '-c', into, 'sh', files, data, config.User, config.WorkingDir, ...own]
  return spawn('unshare', [...args, ...config.Cmd], { stdio: ['ignore', 'pipe', 'pipe'] })
}

test.skipIf(!isPossible)('the image is under 450 MB, and its process may not change it', () => {
  expect(bytes).toBeLessThan(450e6)
  expect(config).toMatchObject({ User: 'moonpage', StopSignal: 'SIGTERM' })
})

test.skipIf(!isPossible)(
  'in the image a book is told, painted, read aloud and set for every download',
  async () => {
    const data = join(folder, 'data')
    mkdirSync(data, { mode: 0o700 })
    chownSync(data, 1000, 1000)
    const port = await freePort()
    const app = startImage(data, port)
    let said = ''
    app.stdout?.on('data', (text: Buffer) => (said += text))
    app.stderr?.on('data', (text: Buffer) => (said += text))
    const ended = once(app, 'exit')
    try {
      const url = `http://127.0.0.1:${port}`
      await vi.waitFor(() => expect(said).toContain('open at'), { timeout: minutes })
      const page = await fetch(url)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<main')])

      const parent = await signUpAt(url)
      const { id } = await parent.create({
        subject: 'fox',
        theme: 'courage',
        setting: 'forest',
        max_images: 1,
      })
      const story = await parent.waitFor(id)
      expect(story.generation_status).toBe('completed')
      const ask = async (path: string) => {
        const answer = await fetch(url + path.replace('{id}', id), {
          headers: { authorization: `Bearer ${parent.signedIn.access_token}` },
        })
        await answer.arrayBuffer()
        return answer.status
      }
      expect(await ask(getNarration.path.replace('{page_number}', '1'))).toBe(200)
      for (const format of downloadFormats)
        expect([format, await ask(`${downloadStory.path}?format=${format}`)]).toEqual([format, 200])
    } catch (error) {
      throw new Error(`The image said:\n${said.slice(-4000)}`, { cause: error })
    } finally {
      app.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
    // The database runs from the image, and not from a copy of itself.
    expect(readdirSync(data).filter((name) => name.startsWith('pg18'))).toEqual(['pg18'])
  },
)

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
if (!hasSystemd) process.stdout.write('Skipped: there is no systemd-analyze on this machine.\n')

test.skipIf(!hasSystemd)('systemd understands every line of the units', () => {
  const units = join(root, 'deploy/systemd')
  const instances = readdirSync(units).map((name) => {
    const unit = join(folder, name.replace('@.', '@3001.'))
    copyFileSync(join(units, name), unit)
    return unit
  })
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...instances], { encoding: 'utf8' })
  expect(stdout + stderr).toBe('')
})
