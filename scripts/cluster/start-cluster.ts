import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { removeFolder, startApp, temporaryFolder, type AppProcess } from '../lib/app-process.ts'
import { freePort } from '../lib/free-port.ts'
import { startPostgres, type Postgres } from './postgres.ts'
import { startProxy } from './proxy.ts'
import { startS3Store, type S3Store } from './s3-store.ts'

const run = promisify(execFile)

/** A web or worker process that can be restarted at the same URL. `pid` and `startedIn` are of the last start. */
export type Member = AppProcess & {
  /** After `stop` or `kill`. */
  start(): Promise<void>
}

/** deploy/compose.yaml as local processes: they share only PostgreSQL and the store. */
export type Cluster = {
  /** URL of the proxy. */
  url: string
  webs: Member[]
  workers: Member[]
  postgres: Postgres
  s3: S3Store
  stop(): Promise<void>
}

export type ClusterOptions = {
  webs?: number
  workers?: number
  /** Settings of every web and worker process. */
  env?: Record<string, string>
}

/** @throws with its output when a process does not start; nothing is left running then */
export async function startCluster({
  webs = 2,
  workers = 2,
  env = {},
}: ClusterOptions = {}): Promise<Cluster> {
  const folder = temporaryFolder()
  const stops: (() => Promise<void>)[] = [async () => removeFolder(folder)]
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end()
  }
  const started = <T>(part: T, end: (part: T) => Promise<void>): T => {
    stops.push(() => end(part))
    return part
  }
  try {
    const postgres = started(await startPostgres(join(folder, 'postgres')), (part) => part.stop())
    const s3 = started(await startS3Store(join(folder, 's3')), (part) => part.stop())
    const shared = { DATABASE_URL: postgres.url, TRUST_PROXY: 'on', ...s3.env, ...env }
    // Once, before the others, as in the compose file.
    await run(process.execPath, ['server/src/app/migrate.ts'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, ...shared, DATA_DIR: join(folder, 'migrate') },
    })
    const members: Member[] = []
    stops.push(async () => void (await Promise.all(members.map((member) => member.stop()))))
    const startNumbered = async (entry: 'web' | 'worker', number: number) => {
      const dataDir = join(folder, `${entry}-${number}`)
      mkdirSync(dataDir, { recursive: true })
      const own = entry === 'web' ? { ...shared, PORT: String(await freePort()) } : shared
      const member = await startMember(() => startApp({ entry, dataDir, env: own }))
      members.push(member)
      return member
    }
    const several = (entry: 'web' | 'worker', count: number) =>
      Promise.allSettled(Array.from({ length: count }, (_, index) => startNumbered(entry, index + 1)))
    const [webMembers, workerMembers] = (
      await Promise.all([several('web', webs), several('worker', workers)])
    ).map(allStarted) as [Member[], Member[]]
    const proxy = started(await startProxy(webMembers.map(({ url }) => url)), (part) => part.close())
    return { url: proxy.url, webs: webMembers, workers: workerMembers, postgres, s3, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits for all starts, so that a failure leaves no process behind. */
const allStarted = (results: PromiseSettledResult<Member>[]): Member[] =>
  results.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })

async function startMember(start: () => Promise<AppProcess>): Promise<Member> {
  let app = await start()
  let runs = true
  const end = async (how: 'stop' | 'kill') => {
    if (!runs) return
    runs = false
    await app[how]()
  }
  return {
    get url() {
      return app.url
    },
    get pid() {
      return app.pid
    },
    get dataDir() {
      return app.dataDir
    },
    get startedIn() {
      return app.startedIn
    },
    stop: () => end('stop'),
    kill: () => end('kill'),
    start: async () => {
      app = await start()
      runs = true
    },
  }
}
