import type { Route } from '@moonpage/contract/route'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../lib/network-of.ts'
import type { RateLimit, RateLimiter } from './rate-limit.ts'

// Five times the limit of logins by network, so that only floods reach it.
const limitOf = ({ path }: Route): RateLimit => ({ name: `calls ${path}`, hits: 300, seconds: 300 })

const whoOf = (request: FastifyRequest, sessionId: string | undefined) => sessionId ?? networkOf(request.ip)

/**
 * Rate limits routes that take credentials before their bodies are parsed: by session if there is one, otherwise by
 * network, so that a flood does not block people who are signed in. Successful calls are given back.
 */
export const limitCredentialCalls = (rateLimit: RateLimiter) => ({
  async count(route: Route, request: FastifyRequest, sessionId: string | undefined): Promise<void> {
    if (route.takesCredentials) await rateLimit(limitOf(route), whoOf(request, sessionId))
  },
  async succeeded(route: Route, request: FastifyRequest, sessionId: string | undefined): Promise<void> {
    if (route.takesCredentials) await rateLimit.refund(limitOf(route), whoOf(request, sessionId))
  },
})
