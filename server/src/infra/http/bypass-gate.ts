declare module 'fastify' {
  interface FastifyContextConfig {
    /** The gate lets it through without a pass: `true` any call, `link` one that names a live share link. */
    bypassesGate?: true | 'link' | undefined
  }
}

/** For routes that tell nothing of any story. */
export const bypassGate = { bypassesGate: true } as const
