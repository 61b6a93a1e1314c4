import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics } from 'prom-client'
import type { Readiness } from '../db/readiness.ts'
import type { Metrics } from './metrics.ts'

export type MetricsServer = { port: number; close(): Promise<void> }

/**
 * Serves `/metrics`, `/healthz` and `/readyz` on a separate port, without authentication.
 * @throws an error with a message for the operator if the port cannot be opened
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  { registry, check }: Pick<Metrics, 'registry'> & Pick<Readiness, 'check'>,
): Promise<MetricsServer> {
  collectDefaultMetrics({ register: registry })
  const answers: Record<string, (response: ServerResponse) => Promise<void>> = {
    '/metrics': async (response) => {
      send(response, 200, registry.contentType, await registry.metrics())
    },
    '/healthz': async (response) => send(response, 200, json, '{"status":"ok"}'),
    '/readyz': async (response) => {
      const detail = await check()
      const answer = detail === null ? { status: 'ok' } : { status: 'not_ready', detail }
      send(response, detail === null ? 200 : 503, json, JSON.stringify(answer))
    },
  }
  const server = createServer((request, response) => {
    const answer = request.method === 'GET' ? answers[request.url ?? ''] : undefined
    if (!answer) return send(response, 404, json, '{"status":"not_found"}')
    answer(response).catch(() => send(response, 500, json, '{"status":"broken"}'))
  })
  // Probes are short; keep no idle connections.
  server.requestTimeout = 5000
  server.headersTimeout = 5000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(operatorError(error, host, port)))
    server.listen({ host, port }, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const json = 'application/json; charset=utf-8'

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

const operatorError = (error: NodeJS.ErrnoException, host: string, port: number): Error =>
  error.code === 'EADDRINUSE'
    ? Object.assign(error, {
        sentence: `The port for metrics, ${port}, is in use. Stop what uses it, or set METRICS_PORT to another one.`,
      })
    : Object.assign(error, {
        sentence: `Metrics cannot be given at METRICS_HOST ${host}, METRICS_PORT ${port}: ${error.message}`,
      })
