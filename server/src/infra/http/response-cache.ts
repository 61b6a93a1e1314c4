import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { coalesceCalls } from '../../lib/coalesce-calls.ts'

/** What changes without raising the version, as counts do, is told this late at most. */
const longestMs = 5000
const mostBytes = 32 * 1024 * 1024
const worthCompressing = 1024

const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]
const negotiator = new Negotiator({ supportedValues: [...encodings] })

type Variant = { etag: string; body: string | Buffer }

/** An answer as it goes over the wire, the same for everybody who is not signed in. */
export type CachedResponse = { length: number; as: (encoding: Encoding) => Variant }

function answerOf(text: string): CachedResponse {
  const mark = hash('sha256', text, 'base64url').slice(0, 22)
  const plain: Variant = { etag: `"${mark}"`, body: text }
  const packed: Record<Encoding, () => Buffer> = {
    br: () => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    gzip: () => gzipSync(text),
    identity: () => Buffer.from(text),
  }
  const made = new Map<Encoding, Variant>()
  let isFirst = true
  const as = (encoding: Encoding): Variant => {
    // Most are asked for once, and bytes of their own for each cost more in collecting garbage than in making.
    const isOnce = isFirst && encoding === 'identity'
    isFirst = false
    if (isOnce) return plain
    const etag = encoding === 'identity' ? plain.etag : `"${mark}-${encoding}"`
    const variant = made.get(encoding) ?? { etag, body: packed[encoding]() }
    made.set(encoding, variant)
    return variant
  }
  return { length: text.length, as }
}

export type ResponseCache = {
  /** Of all that strangers may be told, as read after this call. Rejects when it cannot be read. */
  version(): Promise<number>
  /** The answer of that version, if it is there or being made. */
  find(key: string, version: number): Promise<CachedResponse> | null
  /** That answer, else a new one, which `write` makes of what it reads from now on. */
  make(key: string, version: number, write: () => Promise<string>): Promise<CachedResponse>
}

/**
 * Keeps answers in this process, for seconds, each true as long as the version is the one that was read before it was
 * made. A request that reads the version anew may so be answered without asking for more, and never with what has been
 * taken back before it came.
 */
export function openResponseCache(readVersion: () => Promise<number>): ResponseCache {
  const kept = new LRUCache<string, { version: number; answer: CachedResponse }>({
    maxSize: mostBytes,
    // In three encodings.
    sizeCalculation: ({ answer }, key) => 2 * answer.length + 2 * key.length + 500,
    ttl: longestMs,
    ttlResolution: 100,
  })
  const inMaking = new Map<string, { version: number; answer: Promise<CachedResponse> }>()
  const find: ResponseCache['find'] = (key, version) => {
    const there = kept.get(key)
    if (there?.version === version) return Promise.resolve(there.answer)
    const coming = inMaking.get(key)
    return coming?.version === version ? coming.answer : null
  }
  return {
    version: coalesceCalls(readVersion),
    find,
    make(key, version, write) {
      const there = find(key, version)
      if (there) return there
      const start = performance.now()
      const making = { version, answer: write().then(answerOf) }
      inMaking.set(key, making)
      const end = () => {
        if (inMaking.get(key) === making) inMaking.delete(key)
      }
      making.answer.then((answer) => {
        end()
        if ((kept.get(key)?.version ?? 0) <= version) kept.set(key, { version, answer }, { start })
      }, end)
      return making.answer
    },
  }
}

const namesTag = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)

/** Sends it as the caller takes it, or says that they have it already. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, { length, as }: CachedResponse) {
  const accepted = length < worthCompressing ? null : request.headers['accept-encoding']
  const encoding = (accepted && negotiator.negotiate(accepted)) || 'identity'
  const variant = as(encoding)
  reply.header('etag', variant.etag).header('vary', 'accept-encoding')
  const { 'if-none-match': had } = request.headers
  if (had && namesTag(had, variant.etag)) return reply.code(304).send()
  reply.header('content-type', 'application/json; charset=utf-8')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(variant.body)
}
