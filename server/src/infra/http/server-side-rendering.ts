import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderOnServer, InitialData } from '@moonpage/contract/initial-data'
import type { PageRequest, RenderedScreen, RenderScreen } from './web-app.ts'

/** Style sheets and scripts that a page will ask for, by the build's own list. */
type Manifest = Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>

type Options = {
  dataOf: (page: PageRequest) => Promise<InitialData>
  /** Told of a screen that could not be drawn; the page itself is sent all the same. */
  onFailure: (error: unknown) => void
}

const styleLink = (file: string) => `<link rel="stylesheet" crossorigin href="${file}" />`
const fontLink = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`
const scriptLink = (file: string) => `<link rel="modulepreload" crossorigin href="${file}" />`

/** No text ends the element that it stands in. */
const inertJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/**
 * Draws first screens with what the browser app's build left for it.
 * @returns null where the app was not built, as in tests of the API alone
 */
export async function openServerSideRendering(
  dir: string,
  { dataOf, onFailure }: Options,
): Promise<RenderScreen | null> {
  const bundle = join(dir, 'server/entry-server.js')
  if (!existsSync(bundle)) return null
  const { renderOnServer } = (await import(pathToFileURL(bundle).href)) as {
    renderOnServer: RenderOnServer
  }
  const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest
  // What every page runs on, by the name that the build gives it (web/vite.config.ts).
  const frame = Object.keys(manifest).filter((key) => manifest[key]?.name === 'main')
  const inPage = stylesInPage(dir)
  const draw = async (page: PageRequest): Promise<RenderedScreen> => {
    const isShut = page.gate !== 'off'
    const data = isShut ? {} : await dataOf(page)
    const query = page.search.toString()
    const address = { pathname: page.pathname, search: query && `?${query}` }
    const screen = renderOnServer(address, data, isShut)
    const { styles, scripts } = filesOf(manifest, [...frame, ...screen.modules])
    if (!screen.html) return blankWith({ styles, scripts })
    const { head, styleHash } = inPage(styles)
    const fonts = screen.fonts.map((name) => fontLink(manifest[name]?.file ?? ''))
    return {
      head: [...fonts, head].join('\n    '),
      styleHash,
      // Nothing on it works before the scripts are there; those are fetched when it has been painted.
      root: `<div id="root" data-server-rendered data-scripts="${scripts.join(' ')}" inert>${screen.html}</div>
    <script type="application/json" id="initial-data">${inertJson(data)}</script>`,
    }
  }
  return (page) =>
    draw(page).catch((error: unknown) => {
      onFailure(error)
      return blankWith(filesOf(manifest, frame))
    })
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
      head: [`<style>${css}</style>`, ...links].join('\n    '),
      styleHash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    }
    known.set(key, made)
    return made
  }
}

/** The browser draws it as soon as it can. */
const blankWith = ({ styles, scripts }: Files): RenderedScreen => ({
  head: [...styles.map(styleLink), ...scripts.map(scriptLink)].join('\n    '),
  root: '<div id="root"></div>',
})

type Files = { styles: string[]; scripts: string[] }

/** The style sheets and scripts that these modules of the build need, those of their imports included. */
function filesOf(manifest: Manifest, modules: readonly string[]): Files {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const walk = (name: string) => {
    const { file, imports = [], css = [] } = manifest[name] ?? { file: '' }
    if (!file || scripts.has(`/${file}`)) return
    scripts.add(`/${file}`)
    for (const each of imports) walk(each)
    for (const each of css) styles.add(`/${each}`)
  }
  for (const name of modules) walk(name)
  return { styles: [...styles], scripts: [...scripts] }
}
