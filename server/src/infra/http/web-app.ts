import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../../lib/problem.ts'
import { originOf } from './origin.ts'
import { sendProblem } from './error-handler.ts'
import { trustedTypes } from './security-headers.ts'
import { bypassGate } from './bypass-gate.ts'

/** The built browser app: index.html, and hashes of its inline scripts for the CSP. */
export type WebApp = { dir: string; html: string; scriptHashes: string[] }

/**
 * The gate's state for a request. `on`: the password is required. `pass`: it was given, so the tab shows no gate.
 * `off`: there is no gate, or not on this device.
 */
export type GateState = 'on' | 'pass' | 'off'

/** The requested page: its path segments, and the site's origin. */
export type PageRequest = { pathname: string; search: URLSearchParams; origin: string; gate: GateState }

/**
 * HTML for clients without scripts: the page's part of `<head>`, title included, and its text. If the server-rendered
 * HTML has the text already, `ways` replaces it: the navigation links that it lacks.
 */
export type PageMeta = { head: string; words: string; ways?: string }
export type RenderPageMeta = (page: PageRequest) => Promise<PageMeta>

/**
 * Server-rendered HTML of a page: additions to `<head>`, and the content of the root element. If the head contains
 * inline styles, `styleHash` is their hash for the CSP.
 */
export type RenderedScreen = { head: string; root: string; styleHash?: string }
export type RenderScreen = (page: PageRequest) => Promise<RenderedScreen>

const gatePlace = 'data-gate="pass"'
const headPlace = '<!--head-->'
const wordsPlace = '<!--words-->'
/** Chunks of the build that the rendered page uses, or fetches after its first paint. */
const entryFiles = /<(link rel="(stylesheet|modulepreload)"[^<>]*>|script type="module"[^<>]*><\/script>)/g
const rootPlace = '<div id="root"></div>'

/** @returns null if the app is not built, as in tests of the API alone */
export function readWebApp(dir: string): WebApp | null {
  const file = join(dir, 'index.html')
  if (!existsSync(file)) return null
  const html = readFileSync(file, 'utf8')
    // Each page's head has its own title.
    .replace(/<title>[^<]*<\/title>/, '')
  if (!html.includes(headPlace)) throw new Error(`${file} has no place for a page's head (${headPlace})`)
  const inline = [...html.matchAll(/<script>([\s\S]*?)(?:<\/script>|$)/g)].map((match) => match[1] ?? '')
  const scriptHashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return { dir, html, scriptHashes }
}

type ServeOptions = {
  writePage: RenderPageMeta
  /** Null: pages are rendered in the browser only. */
  renderScreen: RenderScreen | null
  /** PUBLIC_URL, if set. */
  publicUrl: string | null
  gateFor: (request: FastifyRequest) => GateState
}

/** Serves the browser app: every path that is neither the API nor a file is one of its pages. */
export async function serveWebApp(
  app: FastifyInstance,
  web: WebApp | null,
  { writePage, renderScreen, publicUrl, gateFor }: ServeOptions,
): Promise<void> {
  if (web) await app.register((files) => serveFiles(files, web))
  const nothing = () => problem('not_found', 404, 'There is nothing at this address')
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, nothing()))
  if (!web) return
  // A route rather than a not-found handler, so that its responses are compressed.
  app.get('/*', { schema: { hide: true }, config: bypassGate }, async (request, reply) => {
    const { pathname, searchParams } = URL.parse(request.url, 'http://host') ?? {}
    if (!pathname || !searchParams || /^\/(api|static)\//.test(pathname) || /\.\w+$/.test(pathname))
      return sendProblem(reply, nothing())
    const gate = gateFor(request)
    const page = { pathname, search: searchParams, origin: originOf(request, publicUrl), gate }
    const [{ head, words, ways = words }, screen] = await Promise.all([writePage(page), renderScreen?.(page)])
    setPagePolicy(reply, screen?.styleHash)
    return (
      reply
        .type('text/html; charset=utf-8')
        // Going back in the browser's history would show the gate again.
        .header('cache-control', gate === 'on' ? 'no-store' : 'no-cache')
        .send(
          (screen?.styleHash ? web.html.replace(entryFiles, '') : web.html)
            .replace(gatePlace, `data-gate="${gate}"`)
            .replace(headPlace, () => [head, screen?.head].filter(Boolean).join('\n    '))
            .replace(rootPlace, (empty) => screen?.root ?? empty)
            .replace(wordsPlace, () => (screen?.styleHash ? ways : words)),
        )
    )
  })
}

/** The app's static files, which contain no stories. */
async function serveFiles(files: FastifyInstance, { dir }: WebApp): Promise<void> {
  files.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...bypassGate }
  })
  await files.register(fastifyStatic, {
    root: dir,
    index: false,
    // The built file has no head for a page.
    globIgnore: ['index.html', 'server/**'],
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

const policy = 'content-security-policy'

/** @param styleHash hash of inline styles of the page */
function setPagePolicy({ raw }: FastifyReply, styleHash: string | undefined): void {
  const general = String(raw.getHeader(policy) ?? '')
  const ofPage = styleHash ? general.replace("style-src 'self'", `$& ${styleHash}`) : general
  raw.setHeader(policy, `${ofPage};${trustedTypes}`)
}
