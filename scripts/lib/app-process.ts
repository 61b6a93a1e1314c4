import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The whole app as `npm start` runs it: web, worker and its database, in a process of its own. */
export type AppProcess = {
  /** Without a slash at the end. */
  url: string
  pid: number
  dataDir: string
  /** From spawning it to its greeting, in ms. */
  startedIn: number
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>
  /** Ends it as a power cut does. */
  kill(): Promise<void>
}

type Options = { dataDir?: string; env?: Record<string, string> }

/**
 * Starts the app on a free port and waits until it says where it is open.
 * @throws with all that it said, when it ends or stays silent for a minute
 */
export async function startApp({ dataDir = temporaryFolder(), env = {} }: Options = {}): Promise<AppProcess> {
  const started = performance.now()
  const child = spawn(process.execPath, ['server/src/app/serve.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT: 'off',
      DAILY_STORIES: '1000',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const listen = (text: Buffer) => {
    said = (said + text).slice(-8000)
    // For whoever looks for what went wrong: APP_LOG=1 shows all that the app says.
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
    const patience = setTimeout(() => fail('did not start within a minute'), 60_000)
    child.stdout.on('data', () => {
      const port = /open at\s+https?:\/\/[^\s:]+:(\d+)/.exec(said)?.[1]
      if (!port) return
      clearTimeout(patience)
      resolve(`http://127.0.0.1:${port}`)
    })
    child.once('error', (error) => fail(`could not be run (${error.message})`))
    child.once('exit', (code) => {
      clearTimeout(patience)
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

/** An empty folder for one run, where the system keeps such things. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'moonpage-run-'))

export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
