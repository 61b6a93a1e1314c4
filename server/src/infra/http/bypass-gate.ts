declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts a route from the gate: `true` any call, `link` one with a valid share link. */
    bypassesGate?: true | 'link' | undefined
  }
}

/** For routes without story content. */
export const bypassGate = { bypassesGate: true } as const
