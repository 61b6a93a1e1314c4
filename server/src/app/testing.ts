import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RegisterInput, SignedIn } from '@moonpage/contract/account'
import type { Problem } from '@moonpage/contract/problem'
import type { Story } from '@moonpage/contract/story'
import type { StoryRequest } from '@moonpage/contract/story-input'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { expect } from 'vitest'
import { sessionSecret } from '../core/accounts/session-secret.ts'
import { openExportPool, type ExportPool } from '../features/exports/worker-pool/export-pool.ts'
import { listenToStories } from '../features/generation/story-updates.ts'
import { readiness } from '../infra/db/readiness.ts'
import { openDatabase } from '../infra/db/database.ts'
import { testDatabase } from '../infra/db/testing.ts'
import type { ImageScript } from '../infra/image-model/scripted.ts'
import { scriptedImageModel } from '../infra/image-model/scripted.ts'
import { createLog } from '../infra/log.ts'
import { openMetrics } from '../infra/metrics/metrics.ts'
import { openMailer } from '../infra/mail/open-mailer.ts'
import { openSpeechPool, type SpeechPool } from '../infra/speech/embedded.ts'
import { instrumentSpeech } from '../infra/speech/instrument-speech.ts'
import { scriptedSpeech } from '../infra/speech/scripted.ts'
import { openQueue } from '../infra/queue/queue.ts'
import type { TextScript } from '../infra/text-model/scripted.ts'
import { scriptedTextModel } from '../infra/text-model/scripted.ts'
import type { BodyTimeouts } from '../infra/http/connections.ts'
import type { Timeouts } from '../infra/models/timeouts.ts'
import { createApp, type AppDeps } from './create-app.ts'
import { instrument } from './open-metrics.ts'
import { openBackups } from './open-backups.ts'
import { openHostedVoice, openImageModel, openTextModel } from './open-models.ts'
import { openPictures } from './open-pictures.ts'
import { readSettings, type Settings } from './settings.ts'
import { startWorkers } from './start-workers.ts'

export type Answer<T> = { status: number; body: T; problem: Problem; headers: Record<string, unknown> }

/** Calls the API as one person, or without a login. */
function client(app: FastifyInstance, token: string | undefined) {
  const send = async <T>(
    method: string,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    const parsed =
      response.body && /json/.test(String(response.headers['content-type'])) ? response.json() : undefined
    return {
      status: response.statusCode,
      body: parsed as T,
      problem: parsed as Problem,
      headers: response.headers,
    } as Answer<T>
  }
  return {
    get: <T>(url: string, headers?: Record<string, string>) => send<T>('GET', url, undefined, headers),
    post: <T>(url: string, body?: unknown, headers?: Record<string, string>) =>
      send<T>('POST', url, body, headers),
    send,
  }
}

export type Person = SignedIn & ReturnType<typeof client>

export const aStory = { subject: 'fox', theme: 'courage', setting: 'forest' } as const satisfies StoryRequest

/** The index.html of a built browser app that has no scripts. */
export const builtPage =
  '<html><head><!--head--><!--entry--></head><body><!--app--><div id="root"></div><!--/app--></body></html>'

const rethrow = (error: Error) => {
  throw error
}
const pools: { exports?: ExportPool; speech?: SpeechPool } = {}
/** One for all files of a process, whose thread has loaded its fonts: that takes a second of a core. Idle threads end. */
const sharedExportPool = () => (pools.exports ??= openExportPool(rethrow))
/** The same, for threads that have compiled the voice. */
const sharedSpeechPool = () => (pools.speech ??= { ...openSpeechPool(rethrow), close: async () => {} })

/**
 * The whole web server on its own database, with scripted models, or those that `env` configures. With `worker: false`
 * jobs stay in the queue. Close it at the end of the file.
 */
export async function testApi(
  options: {
    /** Scripts take precedence over configured models; `embedded`: the storyteller itself. */
    text?: TextScript | 'embedded'
    image?: ImageScript
    /** The embedded voice, and what listens to recordings; by default both are scripted. */
    speech?: 'embedded'
    worker?: boolean
    env?: Record<string, string>
    /** Timeouts of provider calls. */
    timeouts?: Timeouts
    bodyTimeouts?: BodyTimeouts
    logTo?: DestinationStream
    /** The index.html of a built browser app; undefined: none. */
    web?: string
  } = {},
) {
  const log = createLog(options.logTo ? 'trace' : 'silent', options.logTo)
  const dataDir = await mkdtemp(join(tmpdir(), 'moonpage-test-'))
  const settings = readSettings({
    RATE_LIMIT: 'off',
    GATE_PASSWORD: 'off',
    DATA_DIR: dataDir,
    ...options.env,
  })
  const db = await testDatabase()
  const queue = await openQueue({ url: db.url, log })
  const pictures = openPictures(settings, { db, queue, log })
  const watch = listenToStories(db.url, (error) =>
    log.warn({ err: error }, 'listening for story events failed'),
  )
  const { textModel, imageModel } = settings
  const metrics = openMetrics()
  const hosted = { db, log, metrics, ...(options.timeouts && { timeouts: options.timeouts }) }
  const generation = instrument({
    metrics,
    db,
    queue,
    pictures,
    log,
    spending: settings,
    dailyStories: settings.dailyStories,
    emailsDir: settings.mail.dir,
    mailer: openMailer(settings.mail, log),
    siteUrl: () => 'https://moonpage.test',
    backups: openBackups(settings),
    webhooks: settings.webhooks,
    exportPool: sharedExportPool(),
    runBackup: () => Promise.resolve('There is no backup in tests.'),
    textModel:
      options.text !== 'embedded' && (options.text || textModel.provider === 'embedded')
        ? scriptedTextModel(options.text ?? { asked: [] })
        : openTextModel(textModel, hosted),
    imageModel:
      options.image || imageModel.provider === 'embedded'
        ? scriptedImageModel(options.image ?? { asked: [] })
        : openImageModel(imageModel, { ...hosted, paintingThreads: 1 }),
  })
  let leave = async () => {}
  const work = async () => {
    leave = await startWorkers(generation.queue, generation, { concurrency: 4, feedMaintenanceMs: 200 })
  }
  if (options.worker !== false) await work()
  const webDir = join(dataDir, 'web')
  if (options.web !== undefined) {
    await mkdir(webDir)
    await writeFile(join(webDir, 'index.html'), options.web)
  }
  const exportPool = sharedExportPool()
  const speech = instrumentSpeech(
    options.speech === 'embedded' ? sharedSpeechPool() : scriptedSpeech,
    metrics,
  )
  const deps: AppDeps = {
    settings,
    db,
    queue,
    pictures,
    exportPool,
    speech,
    hostedVoice: openHostedVoice(settings.speechModel, { ...hosted, pool: speech }),
    textModel: generation.textModel,
    imageModel: generation.imageModel,
    watch,
    log,
    metrics,
    ready: readiness(db),
    secret: await sessionSecret(db, settings.sessionSecret),
    webDir,
    bodyTimeouts: options.bodyTimeouts,
  }
  const app = await createApp(deps)
  await app.ready()
  const others: { close(): Promise<void> }[] = []

  const nobody = client(app, undefined)
  let people = 0
  return {
    app,
    db,
    queue,
    dataDir,
    generation,
    work,
    nobody,
    as: (token: string) => client(app, token),
    /** A second web process on the same database, and its response to an anonymous request. */
    async anotherWeb({ url = db.url, change = {} }: { url?: string; change?: Partial<Settings> } = {}) {
      const itsDb = openDatabase(url, { max: 5 })
      const another = await createApp({ ...deps, db: itsDb, settings: { ...settings, ...change } })
      await another.ready()
      others.push(another, itsDb)
      return { app: another, ...client(another, undefined) }
    },
    async signUp(change: Partial<RegisterInput> = {}): Promise<Person> {
      const { status, body } = await nobody.post<SignedIn>(
        '/api/v1/auth/register',
        registration(++people, change),
      )
      expect(status).toBe(201)
      return { ...body, ...client(app, body.access_token) }
    },
    /** Polls until the story is no longer being generated. */
    async finished(person: Person, id: string): Promise<Story> {
      const read = async () => (await person.get<Story>(`/api/v1/stories/${id}`)).body
      await expect
        .poll(async () => (await read()).generation_status, { interval: 50 })
        .toMatch(/completed|failed/)
      return read()
    },
    async close() {
      for (const other of others) await other.close()
      await app.close()
      await speech.close()
      await leave()
      await queue.stop({ graceMs: 500 })
      await generation.imageModel.close()
      await watch.close()
      await db.close()
      // A stopped worker may still be writing files at this moment.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export const registration = (n: number, change: Partial<RegisterInput> = {}): RegisterInput => ({
  first_name: 'Ines',
  last_name: 'Okafor',
  username: `ines_${n}`,
  email: `ines.${n}@example.org`,
  password: 'Lamp-light7',
  confirm_password: change.password ?? 'Lamp-light7',
  ...change,
})
