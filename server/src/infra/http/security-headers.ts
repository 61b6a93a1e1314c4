import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { originOf } from './origin.ts'

/** What the app has no use for, and nobody may ask a reader's browser for in its name. */
const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'hid']
const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(', ')

type Options = {
  /** Of the scripts that stand in index.html itself, as the policy writes them. */
  scriptHashes: readonly string[]
  /** PUBLIC_URL, when it is set: on https, browsers come by https alone. */
  publicUrl: string | null
}

/** For browsers that know it: nothing becomes HTML or a script but the browser app's icons (web/src/ui/icon.tsx). */
export const trustedTypes = "require-trusted-types-for 'script';trusted-types icons"

/** Asked once: helmet puts them together anew for each answer, which takes as long as a short answer itself. */
function headersOf(options: HelmetOptions): [string, string][] {
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  helmet(options)(request, answer, () => {})
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)])
}

/** Sets what every answer tells browsers to refuse in the name of this site. */
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
        connectSrc: ["'self'"],
        frameSrc: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // No upgrade-insecure-requests: over plain HTTP on a home network it blanks the page.
      },
    },
    // These two are heeded over https alone, and else complained about in every reader's console.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    frameguard: { action: 'deny' },
    // Of browsers that are gone, and no browser's any more; a page has to fit into a connection's first packets.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  })
  headers.push(['permissions-policy', permissionsPolicy])
  app.addHook('onRequest', (request, reply, done) => {
    // On the reply of Node, so that streams have them, too.
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    if (originOf(request, publicUrl).startsWith('https:'))
      reply.raw.setHeader('cross-origin-opener-policy', 'same-origin')
    done()
  })
}
