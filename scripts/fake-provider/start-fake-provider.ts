import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CallLog, type ProviderCall } from './call-log.ts'
import { answerChat } from './chat.ts'
import { deliver, type Reply } from './deliver.ts'
import { errorOf, errorReply, noSuchModel, notFound, wrongKey, type ErrorReply } from './errors.ts'
import { FaultBook, type Fault, type Misfortune } from './faults.ts'
import { Gallery } from './images.ts'
import { Limits } from './limits.ts'
import { answerModeration } from './moderation.ts'
import { readBody, readRequest, type ParsedRequest } from './read-request.ts'
import type { ProviderScript } from './script.ts'
import { Reader } from './speech.ts'
import { Teller } from './tell.ts'

export type FakeProvider = {
  /** For TEXT_BASE_URL, IMAGE_BASE_URL and SPEECH_BASE_URL: `http://127.0.0.1:4010/v1`. */
  url: string
  /** All requests so far. */
  calls(): ProviderCall[]
  /** Clears the requests so far. */
  forget(): void
  /** Resolves with the first matching request, past or future. Checked on every change of a request. */
  until(matches: (call: ProviderCall) => boolean): Promise<ProviderCall>
  /** Replaces the faults, and restarts their counting; without arguments there are none. */
  fail(...faults: readonly (Fault | string)[]): void
  close(): Promise<void>
}

const defaultModels = ['scripted-storyteller', 'scripted-illustrator', 'scripted-voice']

/** Starts a local OpenAI-compatible provider that generates stories and behaves as in `script`. */
export async function startFakeProvider({
  script = {},
}: { script?: ProviderScript } = {}): Promise<FakeProvider> {
  const log = new CallLog()
  const book = new FaultBook(script.faults ?? [], script.chance ?? 1)
  const limits = new Limits(script)
  const gallery = new Gallery(script)
  const reader = new Reader(script)
  const teller = new Teller({ isSteady: script.steady ?? false })
  let port = 0

  const wrote = (call: ProviderCall) => (page: number) => {
    call.written.push({ page, at: Date.now() })
    log.changed(call)
  }

  async function answer(parsed: ParsedRequest, call: ProviderCall, fault: Misfortune | null) {
    switch (parsed.path) {
      case 'chat':
        return answerChat(teller, { request: parsed.request, call, script, fault, wrote: wrote(call) })
      case 'images': {
        const names = { origin: `http://127.0.0.1:${port}`, foreign: `http://localhost:${port}` }
        return gallery.answer(parsed.request, call, fault, names)
      }
      case 'moderations':
        return answerModeration(parsed.request, call, fault, script.delayMs ?? 0)
      case 'speech':
        return reader.answer(parsed.request, fault)
      case 'captioned':
        return reader.answerCaptioned(parsed.request, call, fault)
      case 'transcription':
        return reader.transcribe(parsed.wav, fault)
      case 'models':
        return modelList(script.models ?? defaultModels)
      case 'files':
        return gallery.file(call.path) ?? notFound(call.path)
    }
  }

  /** Handles a request, including the choice of its fault. */
  async function work(req: IncomingMessage, call: ProviderCall, leave: (() => void)[]) {
    const parsed = await readRequest(req, call, script)
    log.changed(call)
    if ('status' in parsed) return { reply: parsed, fault: null }
    const isFile = parsed.path === 'files'
    if (script.key && !isFile && req.headers.authorization !== `Bearer ${script.key}`)
      return { reply: wrongKey(), fault: null }
    if (script.models && call.model !== null && !script.models.includes(call.model))
      return { reply: noSuchModel(call.model), fault: null }
    const place = limits.enter(call.purpose)
    if ('refused' in place) return { reply: place.refused, fault: null }
    leave.push(place.leave)
    const fault = book.choose(call)
    call.fault = fault && [fault.name, fault.form].filter(Boolean).join('/')
    log.changed(call)
    await script.before?.(call)
    const error = fault && errorOf(fault, call)
    return { reply: error ?? (await answer(parsed, call, fault)), fault }
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = new URL(req.url ?? '/', 'http://provider').pathname
    if (path === '/__calls' || path === '/__faults') return control(req, res, path)
    const call = log.begin(req.method ?? 'GET', path)
    const gone = new AbortController()
    res.once('close', () => gone.abort())
    const leave: (() => void)[] = []
    try {
      const worked = await work(req, call, leave).catch((error: unknown) => ({
        reply: errorReply(500, `The scripted provider broke: ${String(error)}`, { type: 'server_error' }),
        fault: null,
      }))
      const reply: Reply = asReply(worked.reply)
      call.status = worked.fault?.name === 'hang' ? null : reply.status
      const headers = { ...limits.headers(call.purpose), 'x-request-id': `req_${call.id}`, ...reply.headers }
      await deliver(res, { ...reply, headers }, worked.fault, gone.signal)
    } catch (error) {
      // The client may have disconnected.
      if (!gone.signal.aborted) throw error
    } finally {
      for (const go of leave) go()
      call.isWhole = res.writableFinished && call.status !== null && call.status < 400
      call.endedAt = Date.now()
      log.changed(call)
    }
  }

  /** The control endpoints for the command line. */
  async function control(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const say = (status: number, value: unknown) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value, null, 1))
    if (path === '/__calls') {
      if (req.method === 'DELETE') log.forget()
      say(200, log.list())
      return
    }
    const words = (await readBody(req)).toString().split(/\s+/).filter(Boolean)
    try {
      book.set(words)
      say(200, { faults: words })
    } catch (error) {
      say(400, { error: error instanceof Error ? error.message : String(error) })
    }
  }

  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined))
  })
  server.listen(script.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls: () => log.list(),
    forget: () => log.forget(),
    until: (matches) => log.until(matches),
    fail: (...faults) => book.set(faults),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const asReply = (reply: Reply | ErrorReply): Reply =>
  'pieces' in reply ? reply : { ...reply, pieces: [{ data: reply.body }] }

const modelList = (models: readonly string[]): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  pieces: [
    {
      data: JSON.stringify({
        object: 'list',
        data: models.map((id) => ({ id, object: 'model', created: 1, owned_by: 'moonpage' })),
      }),
    },
  ],
})
