import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { bareHeaders } from './bare-headers.ts'
import { problemBody } from './error-handler.ts'
import { problem, type ProblemError } from '../../lib/problem.ts'

/**
 * How long a client may take over what: nobody holds a connection for longer than 30 seconds without taking part.
 * @param behindProxy it keeps connections open for requests to come, and takes it for a fault of ours when one closes
 * that it was about to use: ours stay open for longer than those of Caddy (2 minutes) and nginx (1 minute)
 */
export const connectionLimits = ({ behindProxy }: { behindProxy: boolean }) =>
  ({
    // To send a whole request, and to take in a piece of the answer: the latter is noticed at the second round.
    requestTimeout: 20_000,
    connectionTimeout: 13_000,
    keepAliveTimeout: behindProxy ? 130_000 : 20_000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2000,
      // Asks a peer that says nothing whether it is still there.
      keepAlive: true,
      keepAliveInitialDelay: 10_000,
    },
    clientErrorHandler: answerUnreadable,
  }) satisfies FastifyHttpOptions<Server>

/** Closes a connection on which nothing moved for a while, unless it is we who are still at work on the answer. */
export function closeStalled(app: FastifyInstance): void {
  const atWork = new WeakMap<Socket, number>()
  const count = (socket: Socket, change: number) => atWork.set(socket, (atWork.get(socket) ?? 0) + change)
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    count(socket, 1)
    // Also where the handler took the connection over, or the client left.
    reply.raw.once('close', () => count(socket, -1))
    done()
  })
  app.server.on('timeout', (socket: Socket) => {
    const isOurTurn = (atWork.get(socket) ?? 0) > 0 && socket.writableLength === 0
    if (!isOurTurn) socket.destroy()
  })
}

const faults: Record<string, ProblemError> = {
  ERR_HTTP_REQUEST_TIMEOUT: problem('request_timeout', 408, 'The request took too long to arrive'),
  HPE_HEADER_OVERFLOW: problem('headers_too_large', 431, 'The headers are larger than 16 KiB'),
}
const unreadable = problem('bad_request', 400, 'This is no HTTP request that can be read')

/** What Node could not read, or gave up waiting for, has no request and no reply: it is answered on the socket. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse }
  // In the middle of another answer there is no place for this one.
  if (!socket.writable || answer?.headersSent) return void socket.destroy()
  const refusal = faults[error.code ?? ''] ?? unreadable
  const body = JSON.stringify(problemBody(refusal))
  const headers = {
    ...bareHeaders,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`)
  // What it still sends is not waited for.
  socket.destroySoon()
}
