import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { InitialData } from '@moonpage/contract/initial-data'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../lib/escape-html.ts'
import { problem } from '../../lib/problem.ts'
import { originOf } from './origin.ts'
import {
  cutTemplate,
  inlineScriptHashes,
  type PageTemplate,
  type RenderedPage,
  writeDocument,
} from './page-template.ts'
import { sendProblem } from './error-handler.ts'
import { trustedTypes } from './security-headers.ts'
import { bypassGate } from './bypass-gate.ts'

/** The built browser app: its page template, and hashes of its inline scripts for the CSP. */
export type WebApp = { dir: string; template: PageTemplate; scriptHashes: string[] }

/**
 * The gate's state for a request. `on`: the password is required. `pass`: it was given, so the tab shows no gate.
 * `off`: there is no gate, or not on this device.
 */
export type GateState = 'on' | 'pass' | 'off'

/** The requested page: its path segments, and the site's origin. */
export type PageRequest = { pathname: string; search: URLSearchParams; origin: string; gate: GateState }

/** Writes the page's part of `<head>` as HTML, title included. */
export type WriteHead = (page: PageRequest, data: InitialData) => Promise<string>

export type RenderPage = (page: PageRequest, data: InitialData) => RenderedPage

/** @returns null if the app is not built, as in tests of the API alone */
export function readWebApp(dir: string): WebApp | null {
  const file = join(dir, 'index.html')
  if (!existsSync(file)) return null
  const html = readFileSync(file, 'utf8')
  return { dir, template: cutTemplate(html), scriptHashes: inlineScriptHashes(html) }
}

type ServeOptions = {
  /** What anonymous visitors may read on the page now. */
  dataOf: (page: PageRequest) => Promise<InitialData>
  writeHead: WriteHead
  /** Null: pages are rendered in the browser only. */
  renderPage: RenderPage | null
  /** Called when data or a preview could not be read. The page is sent without. */
  onFailure: (error: unknown) => void
  /** PUBLIC_URL, if set. */
  publicUrl: string | null
  gateFor: (request: FastifyRequest) => GateState
  /** How people log in besides by password, or without one; null: by password only. */
  singleSignOn: { name: string; signUp: string; localLogin: boolean } | null
}

/** Serves the browser app: every path that is neither the API nor a file is one of its pages. */
export async function serveWebApp(
  app: FastifyInstance,
  web: WebApp | null,
  options: ServeOptions,
): Promise<void> {
  if (web) await app.register((files) => serveFiles(files, web))
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, nothing()))
  if (!web) return
  // A route rather than a not-found handler, so that its responses are compressed.
  app.get('/*', { schema: { hide: true }, config: bypassGate }, async (request, reply) => {
    const { pathname, searchParams } = URL.parse(request.url, 'http://host') ?? {}
    if (!pathname || !searchParams || /^\/(api|static)\//.test(pathname) || /\.\w+$/.test(pathname))
      return sendProblem(reply, nothing())
    const gate = options.gateFor(request)
    const origin = originOf(request, options.publicUrl)
    const { html, styleHash } = await writePage(web, options, {
      pathname,
      search: searchParams,
      origin,
      gate,
    })
    setPagePolicy(reply, styleHash)
    return (
      reply
        .type('text/html; charset=utf-8')
        // Going back in the browser's history would show the gate again.
        .header('cache-control', gate === 'on' ? 'no-store' : 'no-cache')
        .send(html)
    )
  })
}

const nothing = () => problem('not_found', 404, 'There is nothing at this address')

/** Reads the data once, for the head and for rendering. */
async function writePage(
  { template }: WebApp,
  { dataOf, writeHead, renderPage, onFailure, singleSignOn }: ServeOptions,
  page: PageRequest,
): Promise<{ html: string; styleHash: string | undefined }> {
  // Behind the gate no story is read.
  const read = page.gate === 'off' ? dataOf(page) : Promise.resolve({})
  const data = await read.catch((error: unknown) => {
    onFailure(error)
    return {}
  })
  const head = await writeHead(page, data)
  const body = renderPage?.(page, data) ?? { head: '' }
  const gate = `<meta name="gate" content="${page.gate}" />\n`
  const ownHead = gate + signInWays(singleSignOn) + head
  return { html: writeDocument(template, ownHead, body), styleHash: body.rendered?.styleHash }
}

const signInWays = (sso: ServeOptions['singleSignOn']): string => {
  if (!sso) return ''
  const tags = { sso: sso.name, 'sso-sign-up': sso.signUp, 'local-login': sso.localLogin ? 'on' : 'off' }
  return Object.entries(tags)
    .map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}" />\n`)
    .join('')
}

/**
 * The app's static files, which contain no stories. One route for each folder: one for each of a thousand files takes a
 * second of a core at every start.
 */
async function serveFiles(files: FastifyInstance, { dir }: WebApp): Promise<void> {
  files.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...bypassGate }
  })
  await files.register(fastifyStatic, {
    root: dir,
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const paths = new Set(listFiles(dir))
  for (const route of new Set([...paths].map((path) => path.replace(/^(\/[^/]+\/).*/, '$1*'))))
    files.get(route, { schema: { hide: true } }, (request, reply) => {
      const { pathname = '' } = URL.parse(request.url, 'http://host') ?? {}
      return paths.has(pathname) ? reply.sendFile(pathname) : sendProblem(reply, nothing())
    })
}

/** Paths of the files that browsers may ask for, from the root on. */
const listFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(dir, join(parentPath, name)).replaceAll(sep, '/')}`)
    // The page template has no head for a page; what renders on the server and Vite's manifest are not for browsers.
    .filter((path) => path !== '/index.html' && !path.startsWith('/server/') && !path.startsWith('/.'))

const policy = 'content-security-policy'

/** @param styleHash hash of inline styles of the page */
function setPagePolicy({ raw }: FastifyReply, styleHash: string | undefined): void {
  const general = String(raw.getHeader(policy) ?? '')
  const ofPage = styleHash ? general.replace("style-src 'self'", `$& ${styleHash}`) : general
  raw.setHeader(policy, `${ofPage};${trustedTypes}`)
}
