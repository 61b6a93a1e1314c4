import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What the app has no use for, and nobody may ask a reader's browser for in its name. */
const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'bluetooth', 'midi', 'hid']
const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(', ')

type Options = {
  /** Of the scripts that stand in index.html itself, as the policy writes them. */
  scriptHashes: readonly string[]
  /** PUBLIC_URL, when it is set: on https, browsers come by https alone. */
  publicUrl: string | null
}

/** Sets what every answer tells browsers to refuse in the name of this site. */
export async function securityHeaders(
  app: FastifyInstance,
  { scriptHashes, publicUrl }: Options,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // No upgrade-insecure-requests: over plain HTTP on a home network it blanks the page.
      },
    },
    // These two are heeded over https alone, and else complained about in every reader's console.
    crossOriginOpenerPolicy: publicUrl?.startsWith('https:') ? { policy: 'same-origin' } : false,
    originAgentCluster: false,
    frameguard: { action: 'deny' },
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  })
  app.addHook('onRequest', (_request, reply, done) => {
    // Where helmet puts the others, so that streams have it, too.
    reply.raw.setHeader('permissions-policy', permissionsPolicy)
    done()
  })
}
