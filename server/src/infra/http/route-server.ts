import type { ApiScope } from '@moonpage/contract/api-scopes'
import { bodyLimits, type Access, type Route } from '@moonpage/contract/route'
import { Problem } from '@moonpage/contract/problem'
import type { FamilyRole, Role } from '@moonpage/contract/account'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { problem } from '../../lib/problem.ts'
import { callsByKey, demandScope, keyNote } from './api-key-calls.ts'
import { limitCredentialCalls } from './limit-credential-calls.ts'
import { originOf } from './origin.ts'
import { sendCached, type ResponseCache } from './response-cache.ts'
import type { RateLimiter } from './rate-limit.ts'

/** The caller, as stored in the database now. */
export type Identity = {
  accountId: string
  /** Of an API key: the key's id, which is that of no session. */
  sessionId: string
  role: Role
  familyId: string
  familyRole: FamilyRole
  /** The child in whose view the session is; null: it may do what its account may. */
  childId: string | null
  /** Of an API key: what it may do; null: it is a session, or a child's view. */
  apiKey: { scopes: readonly ApiScope[] } | null
}

/** Returns who holds the bearer token, null without one; throws a problem for an invalid token. */
export type Authenticate = (request: Pick<FastifyRequest, 'headers' | 'ip'>) => Promise<Identity | null>

export type Caller = Identity & {
  /** PUBLIC_URL, else the origin of the request, without a trailing slash. For links that only the caller gets. */
  origin: string
}

type Output<T> = T extends z.ZodMiniType ? z.output<T> : undefined
type CallerOf<R extends Route> = R['access'] extends 'anyone' ? Caller | null : Caller
type ReplyOf<R extends Route> = R['reply'] extends z.ZodMiniType
  ? z.input<R['reply']>
  : R['sends'] extends readonly string[]
    ? Readable | void
    : void

export type Call<R extends Route> = {
  params: Output<R['params']>
  query: Output<R['query']>
  /** Bytes as they came, for a route that takes a file; parsed JSON for others. */
  body: R extends { takes: string } ? unknown : Output<R['body']>
  caller: CallerOf<R>
  request: FastifyRequest
  reply: FastifyReply
}

type Options<R extends Route> = {
  /** Called before the body is read; throws to reject. The params are not validated yet. */
  beforeBody?: (asked: { params: Output<R['params']>; request: FastifyRequest }) => Promise<void>
  /** Response cache for clients that are not signed in, by URL. */
  responseCache?: ResponseCache
  /** Called with each response, cached or not. */
  onAnswer?: (asked: { params: Output<R['params']>; caller: Caller | null; request: FastifyRequest }) => void
}

/** Implements a route of the contract. */
export type Serve = <R extends Route>(
  route: R,
  handle: (call: Call<R>) => Promise<ReplyOf<R>> | ReplyOf<R>,
  options?: Options<R>,
) => void

/** `/stories/{id}` → `/stories/:id` */
export const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const mayUse: Record<Exclude<Access, 'anyone'>, readonly Role[]> = {
  user: ['user', 'moderator', 'admin'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
}

const anyText = z.string()
const nothing = z.null().register(z.globalRegistry, { description: 'Done; there is nothing to tell' })
const problemResponse = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: Problem } },
})

const callers = new WeakMap<FastifyRequest, Caller | null>()
/** The cache version, if this request may share a cached response. */
const versions = new WeakMap<FastifyRequest, number>()

export function routeServer(
  app: FastifyInstance,
  authenticate: Authenticate,
  {
    publicUrl,
    rateLimit,
    uploadLimit,
  }: { publicUrl: string | null; rateLimit: RateLimiter; /** Of files, in bytes. */ uploadLimit: number },
): Serve {
  const calls = limitCredentialCalls(rateLimit)
  return (route, handle, { responseCache, onAnswer, beforeBody } = {}) => {
    const status = route.reply === null && !route.sends ? 204 : (route.status ?? 200)
    app.route({
      method: route.method,
      url: fastifyPath(route.path),
      // HEAD would generate the whole file, or open the stream.
      exposeHeadRoute: !route.sends,
      bodyLimit: route.takes
        ? uploadLimit
        : route.takesCredentials
          ? bodyLimits.credentials
          : bodyLimits.other,
      config: { bypassesGate: route.bypassesGate, takesFile: route.takes !== undefined },
      schema: {
        summary: route.summary,
        tags: [route.path.split('/')[3] ?? 'api'],
        ...(route.apiKey && { description: keyNote(route.apiKey) }),
        ...(route.access !== 'anyone' && {
          security: [{ bearer: [] }, ...(route.apiKey ? [{ apiKey: [] }] : [])],
        }),
        ...(route.params && { params: route.params }),
        ...(route.query && { querystring: route.query }),
        ...(route.body && { body: route.body }),
        response: {
          ...(route.reply && { [status]: route.reply }),
          ...(route.sends && {
            [status]: {
              description: 'As said',
              content: Object.fromEntries(route.sends.map((type) => [type, { schema: anyText }])),
            },
          }),
          ...(status === 204 && { 204: nothing }),
          '4xx': problemResponse('Refused'),
          503: problemResponse('Not at the moment; Retry-After says when to try again'),
        },
      },
      // Before the body is parsed: unauthenticated bodies are not read.
      onRequest: async (request, reply) => {
        const isStranger = request.headers.authorization === undefined
        const isPublic = isStranger && route.method === 'GET' && route.access === 'anyone'
        // On a shared computer nobody should find another person's book in the browser's cache.
        reply.header('cache-control', isPublic ? 'no-cache' : 'no-store')
        if (responseCache && isStranger) {
          const version = await responseCache.version()
          versions.set(request, version)
          const answer = await responseCache.find(request.url, version)
          if (answer) {
            onAnswer?.({ params: request.params as never, caller: null, request })
            return sendCached(request, reply, answer)
          }
        }
        const caller = route.ignoresToken ? null : await authenticate(request)
        if (caller?.childId && !route.childView)
          throw problem('child_view', 403, 'A parent has to open this.')
        if (caller?.apiKey) {
          await rateLimit(callsByKey, caller.sessionId)
          demandScope(route, caller.apiKey.scopes)
        }
        if (route.access !== 'anyone') {
          if (!caller) throw problem('unauthenticated', 401, route.asksToLogIn ?? 'Please log in')
          if (!mayUse[route.access].includes(caller.role))
            throw problem('forbidden', 403, 'You are not allowed to do this')
          if (route.family === 'parent' && caller.familyRole !== 'parent')
            throw problem('parents_only', 403, 'Only a parent of the family can do this')
        }
        await calls.count(route, request, caller?.sessionId)
        await beforeBody?.({ params: request.params as never, request })
        const origin = originOf(request, publicUrl)
        callers.set(request, caller && { ...caller, origin })
      },
      handler: async (request, reply) => {
        const { params, query, body } = request
        const caller = callers.get(request) ?? null
        const call = { params, query, body, caller, request, reply }
        const version = versions.get(request)
        if (responseCache && version !== undefined) {
          const write = async () => {
            const answer = await handle(call as Parameters<typeof handle>[0])
            return reply.code(status).serialize(answer) as string
          }
          const answer = await responseCache.make(request.url, version, write)
          onAnswer?.(call as never)
          return sendCached(request, reply, answer)
        }
        const answer = await handle(call as Parameters<typeof handle>[0])
        onAnswer?.(call as never)
        await calls.succeeded(route, request, caller?.sessionId)
        // The handler hijacked the connection.
        if (reply.sent) return reply
        if (route.sends && !reply.hasHeader('content-type')) reply.type(route.sends[0])
        return reply.code(status).send(answer ?? undefined)
      },
    })
  }
}
