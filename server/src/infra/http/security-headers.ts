import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { originOf } from './origin.ts'

/** Browser features that the app does not use. The microphone is for its own pages alone: families record their books. */
const unusedFeatures = ['camera', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'hid']
const permissionsPolicy = ['microphone=(self)', ...unusedFeatures.map((feature) => `${feature}=()`)].join(
  ', ',
)

type Options = {
  /** Hashes of the inline scripts in index.html, in the policy's format. */
  scriptHashes: readonly string[]
  /** PUBLIC_URL, if set: with https, browsers are told to use https only (HSTS). */
  publicUrl: string | null
}

/**
 * Trusted Types: only the icons (web/src/ui/icon.tsx) may create HTML, and only the address of the service worker
 * (web/src/data/kept/register-worker.ts) is one of a script.
 */
export const trustedTypes = "require-trusted-types-for 'script';trusted-types icons worker"

/** Computed once: helmet computes them for each response, which takes as long as a short response. */
function headersOf(options: HelmetOptions): [string, string][] {
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  helmet(options)(request, answer, () => {})
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)])
}

/** Sets the security headers of every response. */
export function securityHeaders(app: FastifyInstance, { scriptHashes, publicUrl }: Options): void {
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Audio that was fetched ahead, and a recording before it is sent.
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        frameSrc: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // No upgrade-insecure-requests: over plain HTTP on a home network the page would stay blank.
      },
    },
    // Only effective over https; otherwise browsers log warnings.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    frameguard: { action: 'deny' },
    // Headers for obsolete browsers; a page should fit into a connection's first packets.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  })
  headers.push(['permissions-policy', permissionsPolicy])
  app.addHook('onRequest', (request, reply, done) => {
    // On Node's response, so that hijacked streams have them too.
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    if (originOf(request, publicUrl).startsWith('https:'))
      reply.raw.setHeader('cross-origin-opener-policy', 'same-origin')
    done()
  })
}
