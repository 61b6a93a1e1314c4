import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../lib/network-of.ts'
import { deviceOf } from './device.ts'

/** What is known of the client. */
export type ClientInfo = {
  network: string
  /** A keyed hash of the network: the table alone does not reveal where somebody lives. */
  networkHash: Buffer
  device: string
}

export function clientInfoOf(request: FastifyRequest, secret: Uint8Array): ClientInfo {
  const network = networkOf(request.ip)
  return {
    network,
    networkHash: createHmac('sha256', secret).update(`network ${network}`).digest(),
    device: deviceOf(request.headers['user-agent']),
  }
}
