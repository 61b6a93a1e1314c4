import type { Route } from '@moonpage/contract/route'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../lib/network-of.ts'
import type { RateLimit, RateLimiter } from './rate-limit.ts'

// Five times what the strictest count of a network lets through, so that nobody but a flood meets it.
const limitOf = ({ path }: Route): RateLimit => ({ name: `calls ${path}`, hits: 300, seconds: 300 })

const whoOf = (request: FastifyRequest, sessionId: string | undefined) => sessionId ?? networkOf(request.ip)

/**
 * Counts calls of routes that take credentials before their bodies are read, whatever is in those: of a network, or of
 * a session where there is one, so that nobody's noise stops somebody who is signed in. What succeeds is not counted.
 */
export const limitCredentialCalls = (rateLimit: RateLimiter) => ({
  async count(route: Route, request: FastifyRequest, sessionId: string | undefined): Promise<void> {
    if (route.takesCredentials) await rateLimit(limitOf(route), whoOf(request, sessionId))
  },
  async succeeded(route: Route, request: FastifyRequest, sessionId: string | undefined): Promise<void> {
    if (route.takesCredentials) await rateLimit.refund(limitOf(route), whoOf(request, sessionId))
  },
})
