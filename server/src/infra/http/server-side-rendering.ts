import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderOnServer, InitialData } from '@moonpage/contract/initial-data'
import { hashForPolicy, type RenderedPage } from './page-template.ts'
import type { PageRequest, RenderPage } from './web-app.ts'

/** Style sheets and scripts that a page will ask for, by the build's own list. */
type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

const styleLink = (file: string) => `<link rel="stylesheet" crossorigin href="${file}" />`
const fontLink = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`
const scriptLink = (file: string) => `<link rel="modulepreload" crossorigin href="${file}" />`

/** No text ends the element that it stands in. */
const inertJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/**
 * Renders pages with what the browser app's build left for it.
 * @param onFailure told of a page that could not be rendered; the browser renders it then
 * @returns null where the app was not built, as in tests of the API alone
 */
export async function openServerSideRendering(
  dir: string,
  onFailure: (error: unknown) => void,
): Promise<RenderPage | null> {
  const bundle = join(dir, 'server/entry-server.js')
  if (!existsSync(bundle)) return null
  const { renderOnServer } = (await import(pathToFileURL(bundle).href)) as {
    renderOnServer: RenderOnServer
  }
  const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest
  // What every page runs on, by the name that the build gives it (web/vite.config.ts).
  const main = Object.keys(manifest).find((key) => manifest[key]?.name === 'main')
  if (!main) throw new Error('The browser app was built without a chunk called main')
  const inPage = stylesInPage(dir)
  const render = (page: PageRequest, data: InitialData): RenderedPage => {
    const query = page.search.toString()
    const address = { pathname: page.pathname, search: query && `?${query}` }
    const { html, modules, fonts } = renderOnServer(address, data, page.gate !== 'off')
    const files = filesOf(manifest, [main, ...modules])
    if (!html) return forBrowser(files)
    const { head, styleHash } = inPage(files.styles)
    const fontLinks = fonts.map((name) => fontLink(chunkOf(manifest, name).file))
    // Nothing but links works before the scripts are there; those are fetched when it has been painted.
    const root = `<div id="root" data-server-rendered data-scripts="${files.scripts.join(' ')}">${html}</div>
<script type="application/json" id="initial-data">${inertJson(data)}</script>`
    return { head: [...fontLinks, head].join('\n'), rendered: { root, styleHash } }
  }
  return (page, data) => {
    try {
      return render(page, data)
    } catch (error) {
      onFailure(error)
      return forBrowser(filesOf(manifest, [main]))
    }
  }
}

/** Styles as part of the page: what is seen first waits for nothing else. One reading for each set of them. */
function stylesInPage(dir: string): (files: readonly string[]) => { head: string; styleHash: string } {
  const known = new Map<string, { head: string; styleHash: string }>()
  return (files) => {
    const key = files.join(' ')
    const before = known.get(key)
    if (before) return before
    const css = files.map((file) => readFileSync(join(dir, file), 'utf8')).join('\n')
    // Known to the page, or its scripts would fetch them once more.
    const links = files.map((file) => `<link rel="stylesheet" href="${file}" disabled />`)
    const made = {
      head: [`<style>${css}</style>`, ...links].join('\n'),
      styleHash: hashForPolicy(css),
    }
    known.set(key, made)
    return made
  }
}

/** The browser renders it as soon as it can. */
const forBrowser = ({ styles, scripts }: Files): RenderedPage => ({
  head: [...styles.map(styleLink), ...scripts.map(scriptLink)].join('\n'),
})

type Files = { styles: string[]; scripts: string[] }

/** @throws when a module was moved, and is still asked for by its path of before */
function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The browser app's build has no ${name}`)
  return chunk
}

/** The style sheets and scripts that these modules of the build need, those of their imports included. */
function filesOf(manifest: Manifest, modules: readonly string[]): Files {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const walk = (name: string) => {
    const { file, imports = [], css = [] } = chunkOf(manifest, name)
    if (scripts.has(`/${file}`)) return
    scripts.add(`/${file}`)
    for (const each of imports) walk(each)
    for (const each of css) styles.add(`/${each}`)
  }
  for (const name of modules) walk(name)
  return { styles: [...styles], scripts: [...scripts] }
}
