import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { bareHeaders } from './bare-headers.ts'
import { problemBody } from './error-handler.ts'
import { problem, type ProblemError } from '../../lib/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes a file. */
    takesFile?: boolean | undefined
  }
}

/** How long the body of a request may take. A file may take longer, as long as some of it arrives all the while. */
export type BodyTimeouts = { bodyMs: number; fileMs: number }

/** 9 MB, the longest recording, arrive within ten minutes at 120 kbit/s. */
export const bodyTimeouts: BodyTimeouts = { bodyMs: 20_000, fileMs: 600_000 }

/**
 * Timeouts against slow clients: nobody holds a connection for more than 30 seconds without progress.
 * @param behindProxy a proxy keeps connections open for reuse, and reports an error when one closes that it is about to
 * use. Idle connections therefore outlast those of Caddy (2 minutes) and nginx (1 minute)
 */
export const connectionLimits = ({ behindProxy }: { behindProxy: boolean }) =>
  ({
    // For receiving a whole request: the longest, see limitBodies.
    requestTimeout: bodyTimeouts.fileMs,
    // For sending a part of the response. A stalled response is noticed at the second check.
    connectionTimeout: 13_000,
    keepAliveTimeout: behindProxy ? 130_000 : 20_000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2000,
      // TCP keep-alive detects peers that disappeared.
      keepAlive: true,
      keepAliveInitialDelay: 10_000,
    },
    clientErrorHandler: answerMalformed,
  }) satisfies FastifyHttpOptions<Server>

/** Closes a connection without traffic, unless the handler is still working on the response. */
export function closeStalled(app: FastifyInstance): void {
  const inProgress = new WeakMap<Socket, number>()
  const count = (socket: Socket, setInProgress: number) =>
    inProgress.set(socket, (inProgress.get(socket) ?? 0) + setInProgress)
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    count(socket, 1)
    // Also if the handler hijacked the connection, or the client disconnected.
    reply.raw.once('close', () => count(socket, -1))
    done()
  })
  app.server.on('timeout', (socket: Socket) => {
    const isHandlerWorking = (inProgress.get(socket) ?? 0) > 0 && socket.writableLength === 0
    if (!isHandlerWorking) socket.destroy()
  })
}

/**
 * Answers 408 to a client whose body does not arrive. Node knows one timeout for all requests, and a recording from a slow
 * line takes minutes.
 */
export function limitBodies(app: FastifyInstance, { bodyMs, fileMs } = bodyTimeouts): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const hasBody = 'transfer-encoding' in raw.headers || Number(raw.headers['content-length'] ?? 0) > 0
    // Requests of tests that need no connection have none.
    if (hasBody && raw.socket instanceof Socket)
      watchBody(raw, routeOptions.config.takesFile ? fileMs : bodyMs, bodyMs)
    done()
  })
}

/** @param longestMs how long the body may take as long as some of it arrives every so often */
function watchBody(request: IncomingMessage, longestMs: number, everyMs: number): void {
  const { socket } = request
  let received = socket.bytesRead
  let passedMs = 0
  const timer = setInterval(() => {
    passedMs += everyMs
    const isArriving = socket.bytesRead > received && passedMs < longestMs
    received = socket.bytesRead
    if (isArriving) return
    clearInterval(timer)
    answerMalformed(Object.assign(new Error('The body did not arrive'), { code: bodyTimedOut }), socket)
  }, everyMs)
  // `close` comes when it was read, and when the client is gone.
  for (const event of ['end', 'close']) request.once(event, () => clearInterval(timer))
}

const bodyTimedOut = 'ERR_HTTP_REQUEST_TIMEOUT'
const problems: Record<string, ProblemError> = {
  [bodyTimedOut]: problem('request_timeout', 408, 'The request took too long to arrive'),
  HPE_HEADER_OVERFLOW: problem('headers_too_large', 431, 'The headers are larger than 16 KiB'),
}
const unreadable = problem('bad_request', 400, 'This is no HTTP request that can be read')

/**
 * For requests that Node could not parse or that timed out there is no request object: the response is written to the
 * socket.
 */
function answerMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse }
  // A response is being sent already.
  if (!socket.writable || answer?.headersSent) return void socket.destroy()
  const refusal = problems[error.code ?? ''] ?? unreadable
  const body = JSON.stringify(problemBody(refusal))
  const headers = {
    ...bareHeaders,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`)
  // Do not wait for the rest of the request.
  socket.destroySoon()
}
