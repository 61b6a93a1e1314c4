import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin, type UserConfig } from 'vite'
import { categorySprite } from './category-sprite.ts'
import { routeTable } from './route-table.ts'
import { shortClassName } from './short-class-names.ts'

/** The faces that stand on every page; the rest are fetched when a letter needs them. */
const preloadedFonts = /(fraunces-basic|atkinson-basic|figures)-[\w-]+\.woff2$/

const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => preloadedFonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head-prepend' as const,
        })),
  },
})

/** What stands in the page itself is sent with each of them. */
const minifyInline = (): Plugin => ({
  name: 'minify-inline',
  apply: 'build',
  transformIndexHtml: (html) =>
    html.replace(
      /<script>([\s\S]*?)<\/script>/g,
      (_, code: string) => `<script>${minifySync('inline.js', code).code}</script>`,
    ),
})

/**
 * Says the order of the layers at the head of every style sheet. The bundler cuts the sheets as scripts are
 * shared, and whichever comes first decides the order for the whole page.
 */
const layerOrder = (): Plugin => {
  const tokens = readFileSync(new URL('src/ui/css/tokens.css', import.meta.url), 'utf8')
  const [order] = /^@layer [^{;]+;/m.exec(tokens) ?? []
  if (!order) throw new Error('tokens.css does not say the order of the layers')
  return {
    name: 'layer-order',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = order + String(file.source)
      },
    },
  }
}

/**
 * What belongs together comes in one file, each with all that it needs: else the bundler cuts crumbs off, and each
 * of those is a request. The packages change less often than what is ours.
 */
const chunks = [
  {
    name: 'main',
    test: /(src[\\/](app[\\/]main|ui[\\/](error-state|not-found|bidi-text))\.tsx|vite[\\/]preload-helper.*)$/,
    priority: 3,
  },
  {
    name: 'packages',
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/,
    priority: 4,
  },
  {
    name: 'picture',
    test: /src[\\/](ui[\\/]picture\.tsx|lib[\\/]picture-crop\.ts|progress\.ts)$/,
    priority: 3,
  },
  {
    name: 'toast-card',
    test: /src[\\/](ui[\\/]toast-card\.tsx|lib[\\/]use-countdown\.ts)$/,
    priority: 3,
  },
  {
    name: 'cards',
    test: /src[\\/]features[\\/](story-card[\\/]story-card|categories[\\/]category-icon)\.tsx$/,
    priority: 2,
  },
  {
    name: 'book',
    test: /src[\\/]features[\\/]reader[\\/](book|in-view|page-address)\.tsx?$/,
    priority: 1,
  },
]

const api = process.env.API_URL ?? 'http://localhost:3000'

const css = { modules: { generateScopedName: shortClassName } }

/** What the server draws first screens with (`--ssr`): one file with all that it needs. */
const forServer: UserConfig = {
  css,
  plugins: [react(), categorySprite(), routeTable()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    assetsInlineLimit: 0,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'entry-server.js' } },
  },
}

const forBrowser: UserConfig = {
  plugins: [react(), preloadFonts(), minifyInline(), layerOrder(), categorySprite(), routeTable()],
  // The strict content security policy allows no data: fonts and no inline styles.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { proxy: { '/api': api, '/static': api, '/openapi.json': api, '/healthz': api, '/readyz': api } },
}

export default defineConfig(({ command, isSsrBuild }) => {
  if (isSsrBuild) return forServer
  // Whoever looks into a page in the making finds the names that the sheets have.
  return command === 'build' ? { ...forBrowser, css } : forBrowser
})
