import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import S3rver from 's3rver'
import type { S3Settings } from './s3-client.ts'

const bucket = 'pictures'

/** What the store does with all further requests. */
export type Behaviour =
  | 'works'
  /** Never responds. */
  | 'hangs'
  /** Closes the connection without a response. */
  | 'resets'
  /** Closes the connection in the middle of a download. */
  | 'cuts'
  /** Starts a download and never ends it. */
  | 'drips'
  /** Responds with this status and S3 error code. */
  | { status: number; code?: string }

export type TestStore = {
  settings: S3Settings
  env: Record<string, string>
  behaves(behaviour: Behaviour): void
  /** Fails once, then works. */
  next(behaviour: Behaviour): void
  /** Method and file of each request. */
  asked: string[]
  /** Number of requests aborted by the client. */
  left(): number
  /** Page size of lists. */
  pageSize: number
  close(): Promise<void>
}

/** s3rver behind a proxy that simulates faults. */
export async function testS3(): Promise<TestStore> {
  const directory = await mkdtemp(join(tmpdir(), 'moonpage-s3-'))
  const rver = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket }],
  })
  const { port: behind } = await rver.run()
  const once: Behaviour[] = []
  let usual: Behaviour = 'works'
  let left = 0

  const front: Server = createServer((incoming, answer) => {
    const path = new URL(incoming.url ?? '', 'http://front').pathname.slice(1 + bucket.length)
    store.asked.push(`${incoming.method} ${path}`)
    incoming.on('error', () => {})
    answer.on('error', () => {})
    answer.on('close', () => {
      if (!answer.writableEnded) left += 1
    })
    void behave(once.shift() ?? usual, incoming, answer)
  })

  async function behave(behaviour: Behaviour, incoming: IncomingMessage, answer: ServerResponse) {
    if (behaviour === 'hangs') return
    if (behaviour === 'resets') return incoming.socket.destroy()
    if (behaviour === 'drips') {
      answer.writeHead(200, { 'content-length': 1_000_000 })
      return answer.write(Buffer.alloc(1000))
    }
    if (typeof behaviour === 'object') {
      const { status, code } = behaviour
      answer.writeHead(status, { 'content-type': 'application/xml' })
      return answer.end(code && `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    }
    const passed = request(
      {
        port: behind,
        host: '127.0.0.1',
        method: incoming.method,
        headers: incoming.headers,
        path: listed(incoming),
      },
      (reply) => void hand(reply, incoming, answer, behaviour === 'cuts'),
    )
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  }

  // s3rver's pagination uses a cipher that OpenSSL 3 lacks, so whole lists are split here.
  function listed({ url = '' }: IncomingMessage): string {
    const { pathname, searchParams } = new URL(url, 'http://front')
    if (!searchParams.has('list-type')) return url
    const token = searchParams.get('continuation-token')
    return `${pathname}?list-type=2${token ? `&start-after=${token}` : ''}`
  }

  async function hand(
    reply: IncomingMessage,
    incoming: IncomingMessage,
    answer: ServerResponse,
    isCut: boolean,
  ) {
    if (incoming.url?.includes('list-type')) {
      const files = (await text(reply)).match(/<Contents>.*?<\/Contents>/gs) ?? []
      const page = files.slice(0, store.pageSize)
      const last = /<Key>(.*?)<\/Key>/.exec(page.at(-1) ?? '')?.[1]
      const more = files.length > page.length
      const next = more ? `<NextContinuationToken>${last}</NextContinuationToken>` : ''
      return answer.end(
        `<ListBucketResult>${page.join('')}<IsTruncated>${more}</IsTruncated>${next}</ListBucketResult>`,
      )
    }
    answer.writeHead(reply.statusCode ?? 500, reply.headers)
    if (!isCut) return reply.pipe(answer)
    answer.write(Buffer.alloc(Math.floor(Number(reply.headers['content-length']) / 2)))
    setTimeout(() => answer.destroy(), 20)
  }

  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const { port } = front.address() as AddressInfo
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  const store: TestStore = {
    settings,
    env: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    behaves: (behaviour) => void (usual = behaviour),
    next: (behaviour) => void once.push(behaviour),
    asked: [],
    left: () => left,
    pageSize: 1000,
    async close() {
      front.closeAllConnections()
      front.close()
      rver.httpServer.closeAllConnections()
      await rver.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
  return store
}
