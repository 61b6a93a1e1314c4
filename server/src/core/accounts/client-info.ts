import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../lib/network-of.ts'
import { deviceOf } from './device.ts'

/** Who stands at the door, as far as one can see. */
export type ClientInfo = {
  network: string
  /** The network as it is kept: keyed, so that the table alone does not tell where somebody lives. */
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
