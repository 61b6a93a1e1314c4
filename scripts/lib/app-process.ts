import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithUs } from './children.ts'

/** A Moonpage process. */
export type AppProcess = {
  /** Without a trailing slash; empty for a worker. */
  url: string
  pid: number
  dataDir: string
  /** Milliseconds from spawn to the startup message. */
  startedIn: number
  /** Sends SIGINT, and waits for the exit. */
  stop(): Promise<void>
  /** Sends SIGKILL, and waits for the exit. */
  kill(): Promise<void>
}

export type AppOptions = {
  dataDir?: string
  env?: Record<string, string>
  /** `npm start` with web, worker and database in one, or one part of it. */
  entry?: 'serve' | 'web' | 'worker'
}

/**
 * Starts the app without its gate, on a free port unless `env` sets one, and waits for its startup message.
 * @throws with its output when it exits, or does not start within a minute
 */
export async function startApp({
  dataDir = preparedFolder(),
  env = {},
  entry = 'serve',
}: AppOptions = {}): Promise<AppProcess> {
  const started = performance.now()
  const child = endWithUs(
    spawn(process.execPath, [`server/src/app/${entry}.ts`], {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: '0',
        RATE_LIMIT: 'off',
        GATE_PASSWORD: 'off',
        DAILY_STORIES: '1000',
        LOG_LEVEL: 'error',
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  let said = ''
  const listen = (text: Buffer) => {
    said = (said + text).slice(-8000)
    // For debugging: APP_LOG=1 shows the app's output.
    if (process.env['APP_LOG']) process.stderr.write(text)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  let asked = false
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (code, signal) => {
      if (!asked)
        process.stderr.write(`The app ended by itself (${signal ?? code}). It said last:\n${said}\n`)
      resolve()
    }),
  )
  const end = async (signal: NodeJS.Signals) => {
    asked = true
    child.kill(signal)
    await ended
  }
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The app ${why}. It said:\n${said}`))
    const timer = setTimeout(() => fail('did not start within a minute'), 60_000)
    child.stdout.on('data', () => {
      const open = entry === 'worker' ? /This worker / : /open at\s+https?:\/\/[^\s:]+:(\d+)/
      const greeting = open.exec(said)
      if (!greeting) return
      clearTimeout(timer)
      resolve(entry === 'worker' ? '' : `http://127.0.0.1:${env['PORT'] ?? greeting[1]}`)
    })
    child.once('error', (error) => fail(`could not be run (${error.message})`))
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with code ${code}`)
    })
  }).catch(async (error: unknown) => {
    if (child.exitCode === null) await end('SIGKILL')
    throw error
  })
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    startedIn: performance.now() - started,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** A new folder with what PREPARED_DATA_DIR holds: a database that need not be made takes half of the time. */
function preparedFolder(): string {
  const folder = temporaryFolder()
  const prepared = process.env['PREPARED_DATA_DIR']
  if (prepared) spawnSync('cp', ['-a', `${prepared}/.`, folder])
  return folder
}

/** An empty folder for one run, in the system's temporary folder. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'moonpage-run-'))

export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
