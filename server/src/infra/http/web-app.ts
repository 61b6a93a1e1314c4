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

/** The built browser app: index.html as this server sends it, and what its inline scripts hash to for the CSP. */
export type WebApp = { dir: string; html: string; scriptHashes: string[] }

/**
 * How the gate stands to a request. `on`: it asks for the password. `pass`: it did, and a tab in which the password was
 * given shows no gate. `off`: there is none, or none on this device.
 */
export type GateState = 'on' | 'pass' | 'off'

/** Which page is asked for: its address in parts, and the origin that people reach us by. */
export type PageRequest = { pathname: string; search: URLSearchParams; origin: string; gate: GateState }

/**
 * What is written into a page, as HTML, for whoever runs no scripts: what its `<head>` says of that page alone, title
 * included, and its words. Where these stand on a first screen already, `ways` take their place: the links that it lacks.
 */
export type PageMeta = { head: string; words: string; ways?: string }
export type RenderPageMeta = (page: PageRequest) => Promise<PageMeta>

/**
 * What a page carries of its first screen, as HTML: more for its `<head>`, and its root. Where the head has the page's
 * styles in it, `styleHash` is what the content policy calls them.
 */
export type RenderedScreen = { head: string; root: string; styleHash?: string }
export type RenderScreen = (page: PageRequest) => Promise<RenderedScreen>

const gatePlace = 'data-gate="pass"'
const headPlace = '<!--head-->'
const wordsPlace = '<!--words-->'
/** What the build wrote for what the first screen has in it, or has fetched when it has been painted. */
const entryFiles = /<(link rel="(stylesheet|modulepreload)"[^<>]*>|script type="module"[^<>]*><\/script>)/g
const rootPlace = '<div id="root"></div>'

/** @returns null when the app is not built, as in tests of the API alone. */
export function readWebApp(dir: string): WebApp | null {
  const file = join(dir, 'index.html')
  if (!existsSync(file)) return null
  const html = readFileSync(file, 'utf8')
    // The head that is written for each page has its own.
    .replace(/<title>[^<]*<\/title>/, '')
  if (!html.includes(headPlace)) throw new Error(`${file} has no place for a page's head (${headPlace})`)
  const inline = [...html.matchAll(/<script>([\s\S]*?)(?:<\/script>|$)/g)].map((match) => match[1] ?? '')
  const scriptHashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return { dir, html, scriptHashes }
}

type ServeOptions = {
  writePage: RenderPageMeta
  /** null: the browser draws the whole of every page. */
  renderScreen: RenderScreen | null
  /** PUBLIC_URL, when it is set. */
  publicUrl: string | null
  gateFor: (request: FastifyRequest) => GateState
}

/** Serves the browser app; every path that is neither the API nor a file is one of its pages. */
export async function serveWebApp(
  app: FastifyInstance,
  web: WebApp | null,
  { writePage, renderScreen, publicUrl, gateFor }: ServeOptions,
): Promise<void> {
  if (web) await app.register((files) => serveFiles(files, web))
  const nothing = () => problem('not_found', 404, 'There is nothing at this address')
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, nothing()))
  if (!web) return
  // A route, for its replies to be compressed.
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
        // The way back in a browser's history would show the gate again.
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

/** The app's own files, which tell nothing of any story. */
async function serveFiles(files: FastifyInstance, { dir }: WebApp): Promise<void> {
  files.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...bypassGate }
  })
  await files.register(fastifyStatic, {
    root: dir,
    index: false,
    // As it was built it has no page's head.
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

/** @param styleHash of styles that may stand in the page itself */
function setPagePolicy({ raw }: FastifyReply, styleHash: string | undefined): void {
  const general = String(raw.getHeader(policy) ?? '')
  const ofPage = styleHash ? general.replace("style-src 'self'", `$& ${styleHash}`) : general
  raw.setHeader(policy, `${ofPage};${trustedTypes}`)
}
