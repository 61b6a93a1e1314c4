import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const entry = new URL('src/worker/worker.ts', import.meta.url).pathname

/** Pages that somebody without a connection can do something on. All others are left out of the shell, with what only they load. */
const offlinePages =
  /\/src\/pages\/(reader|public-story|public-story\/.*|reader\/.*|child-view\/.*|kept|kept\/.*)\.tsx$/
/** Chunks of their own that need the server, or that come with a book's text where it needs them. */
const onlineOnly =
  /\/src\/pages\/|\/src\/features\/(recording|sharing|notifications|progress)\/|\/src\/features\/reader\/recording\/|\/src\/lib\/script-fonts\.ts$|\/src\/data\/upload\.ts$/

/** Fonts of other scripts are loaded where a text has their letters, and are some megabytes. */
const ownFonts = /\/ui\/css\/more-fonts\.css$|\/ui\/fonts\/([\w-]+-(basic|more)|figures)\.woff2$/

/** The drawings of subjects, for books without pictures. */
const sprite = /\/categories-\w+\.svg$/

const isWanted = (module: string | null): boolean =>
  module === null || offlinePages.test(module) || !onlineOnly.test(module)

/** The files with which a book can be opened and read: the scripts from the first one on, their styles, fonts and drawings. */
export function filesOfShell(bundle: Bundle): string[] {
  const files = new Set<string>()
  const walk = (name: string, isDynamic: boolean) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.has(name)) return
    if (isDynamic && !isWanted(chunk.facadeModuleId)) return
    files.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const asset of chunk.viteMetadata?.importedAssets ?? [])
      if (!asset.endsWith('.woff2')) files.add(asset)
    for (const each of chunk.imports) walk(each, false)
    for (const each of chunk.dynamicImports) walk(each, true)
  }
  const first = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === 'main')
  if (!first) throw new Error('The browser app was built without a chunk called main')
  walk(first.fileName, false)
  // Loaded after the first page. Of a chunk that is nothing but styles only these are left here.
  for (const asset of Object.values(bundle))
    if (
      asset.type === 'asset' &&
      (sprite.test(asset.fileName) || asset.originalFileNames.some((file) => ownFonts.test(file)))
    )
      files.add(asset.fileName)
  return [...files].map((file) => `/${file}`).toSorted()
}

/** The page of the shell: the same document as the server's, without a story, and without the gate, which is the server's. */
export const shellPage = (html: string): string =>
  html
    .replace('<!--head-->', '<title>Moonpage</title>\n    <meta name="gate" content="off" />')
    .replace(/\s*<!--(?:entry|app|\/app)-->/g, '')

async function compileWorker(shell: object): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __SHELL__: JSON.stringify(shell) },
    build: {
      write: false,
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
  const [worker] = (built as Rolldown.RolldownOutput).output
  return worker.code
}

/**
 * Writes `sw.js`, the service worker, and `shell.html`, the page that it answers with where there is no network. The
 * worker has the list of the build's own files in it, so a new build is a new worker.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('The build has no index.html')
      const page = shellPage(String(index.source))
      const files = filesOfShell(bundle)
      const pageHash = createHash('sha256').update(page).digest('hex')
      const version = createHash('sha256')
        .update([pageHash, ...files].join('\n'))
        .digest('hex')
        .slice(0, 16)
      this.emitFile({ type: 'asset', fileName: 'shell.html', source: page })
      const source = await compileWorker({ version, pageHash, files })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  },
})
