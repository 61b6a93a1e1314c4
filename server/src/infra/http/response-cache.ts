import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { coalesceCalls } from '../../lib/coalesce-calls.ts'

/** Changes that do not raise the version, such as counts, appear after this time. */
const maxAgeMs = 5000
const maxBytes = 32 * 1024 * 1024
const minCompressedBytes = 1024

const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]
const negotiator = new Negotiator({ supportedValues: [...encodings] })

type Variant = { etag: string; body: Buffer }

/** An encoded response, the same for everybody who is not signed in. */
export type CachedResponse = { length: number; as: (encoding: Encoding) => Variant }

function toCachedResponse(text: string): CachedResponse {
  const mark = hash('sha256', text, 'base64url').slice(0, 22)
  const encode: Record<Encoding, () => Buffer> = {
    br: () => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    gzip: () => gzipSync(text),
    // Not the text itself, which would be encoded for each request: 1.3 × the CPU time.
    identity: () => Buffer.from(text),
  }
  const variants = new Map<Encoding, Variant>()
  const as = (encoding: Encoding): Variant => {
    const etag = encoding === 'identity' ? `"${mark}"` : `"${mark}-${encoding}"`
    const variant = variants.get(encoding) ?? { etag, body: encode[encoding]() }
    variants.set(encoding, variant)
    return variant
  }
  return { length: text.length, as }
}

export type ResponseCache = {
  /** The current cache version, read after this call. Rejects if it cannot be read. */
  version(): Promise<number>
  /** The response for that version, if cached or in progress. */
  find(key: string, version: number): Promise<CachedResponse> | null
  /** The cached response, else a new one from `write`, which reads the data after this call. */
  make(key: string, version: number, write: () => Promise<string>): Promise<CachedResponse>
}

/**
 * Caches responses in this process for some seconds, each valid for the version read before it was rendered. A request
 * that reads the version itself is never answered with anything outdated.
 */
export function openResponseCache(readVersion: () => Promise<number>): ResponseCache {
  const cache = new LRUCache<string, { version: number; answer: CachedResponse }>({
    maxSize: maxBytes,
    // In three encodings.
    sizeCalculation: ({ answer }, key) => 2 * answer.length + 2 * key.length + 500,
    ttl: maxAgeMs,
    ttlResolution: 100,
  })
  const inProgress = new Map<string, { version: number; answer: Promise<CachedResponse> }>()
  const find: ResponseCache['find'] = (key, version) => {
    const there = cache.get(key)
    if (there?.version === version) return Promise.resolve(there.answer)
    const pending = inProgress.get(key)
    return pending?.version === version ? pending.answer : null
  }
  return {
    version: coalesceCalls(readVersion),
    find,
    make(key, version, write) {
      const there = find(key, version)
      if (there) return there
      const start = performance.now()
      const pendingEntry = { version, answer: write().then(toCachedResponse) }
      inProgress.set(key, pendingEntry)
      const end = () => {
        if (inProgress.get(key) === pendingEntry) inProgress.delete(key)
      }
      pendingEntry.answer.then((answer) => {
        end()
        if ((cache.get(key)?.version ?? 0) <= version) cache.set(key, { version, answer }, { start })
      }, end)
      return pendingEntry.answer
    },
  }
}

const namesTag = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)

/** Sends the response in an accepted encoding, or a 304. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, { length, as }: CachedResponse) {
  const accepted = length < minCompressedBytes ? null : request.headers['accept-encoding']
  const encoding = (accepted && negotiator.negotiate(accepted)) || 'identity'
  const variant = as(encoding)
  reply.header('etag', variant.etag).header('vary', 'accept-encoding')
  const { 'if-none-match': had } = request.headers
  if (had && namesTag(had, variant.etag)) return reply.code(304).send()
  reply.header('content-type', 'application/json; charset=utf-8')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(variant.body)
}
