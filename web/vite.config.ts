import { readFileSync, realpathSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin, type UserConfig } from 'vite'
import { categorySprite } from './category-sprite.ts'
import { routeTable } from './route-table.ts'
import { serviceWorker } from './service-worker.ts'

/** The fonts of every page; the others are loaded when a character needs them. */
const preloadedFonts = /(fraunces-basic|atkinson-basic|figures)-[\w-]+\.woff2$/

const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const files = Object.keys(bundle ?? {}).filter((file) => preloadedFonts.test(file))
      if (files.length !== 3)
        throw new Error(`Three fonts stand on every page, and the build has ${files.length}`)
      return files.map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
        injectTo: 'head-prepend' as const,
      }))
    },
  },
})

/** Minifies inline scripts, which are sent with each page. */
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

/** @throws when one was moved: it would leave its chunk, and nobody would see it but the page's visitors */
const modules = (...paths: string[]) => {
  const files = new Set(paths.map((path) => realpathSync(new URL(path, import.meta.url))))
  return (id: string) => files.has(id)
}

/**
 * What belongs together comes in one file, each with all that it needs: else the bundler cuts crumbs off, and each
 * of those is a request. The packages change less often than what is ours.
 */
const chunks = [
  {
    name: 'packages',
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]|rolldown[\\/]runtime/,
    priority: 4,
  },
  // What every page runs on. The server knows it by its name (server/src/infra/http/server-side-rendering.ts).
  {
    name: 'main',
    test: modules(
      'src/app/main.tsx',
      'src/ui/error-state.tsx',
      'src/ui/not-found.tsx',
      'src/ui/bidi-text.tsx',
    ),
    priority: 3,
  },
  { name: 'main', test: /vite[\\/]preload-helper/, priority: 3 },
  {
    name: 'picture',
    test: modules(
      'src/ui/picture.tsx',
      'src/lib/picture-crop.ts',
      'src/lib/dates.ts',
      '../contract/src/progress.ts',
    ),
    priority: 3,
  },
  { name: 'toast-card', test: modules('src/ui/toast-card.tsx', 'src/lib/use-countdown.ts'), priority: 3 },
  {
    name: 'cards',
    test: modules(
      'src/features/story-card/story-card.tsx',
      'src/features/story-card/card-skeleton.tsx',
      'src/features/categories/category-icon.tsx',
    ),
    priority: 2,
  },
  {
    name: 'list',
    test: modules(
      'src/lib/use-search.ts',
      'src/lib/use-top-of-page.ts',
      'src/ui/pagination.tsx',
      'src/pages/story-grid.module.css',
    ),
    priority: 2,
  },
  {
    name: 'book',
    test: modules(
      'src/features/reader/book.tsx',
      'src/features/reader/in-view.tsx',
      'src/features/reader/page-address.ts',
    ),
    priority: 1,
  },
  // Also loaded by what sends later, without a network, what was done with a kept book.
  { name: 'rating-panel', test: modules('src/features/ratings/rating-panel.tsx'), priority: 0 },
  { name: 'favorite-button', test: modules('src/features/favorites/favorite-button.tsx'), priority: 0 },
  { name: 'opened-story', test: modules('src/pages/public-story/opened-story.tsx'), priority: 0 },
  {
    name: 'narration-client',
    test: /\/(narration-client|device-word)\.ts$|\/icons\/(plane|download)\.svg/,
    priority: 0,
  },
  {
    name: 'own-book',
    test: modules(
      'src/app/own-book.tsx',
      'src/features/reader/after-book.tsx',
      'src/features/reader/missing-pictures.ts',
    ),
    priority: 0,
  },
]

const api = process.env.API_URL ?? 'http://localhost:3000'

/** The same in both builds. Shorter than the default by 0.4 kB of each page, and nothing that blockers of ads look for. */
const css = { modules: { generateScopedName: '_[hash:base64:5]' } }

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
  plugins: [
    react(),
    preloadFonts(),
    minifyInline(),
    layerOrder(),
    categorySprite(),
    routeTable(),
    serviceWorker(),
  ],
  // The strict content security policy allows no data: fonts and no inline styles.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // Each page has lists of its files, whose hashes do not compress: seven letters in place of eight save 0.1 kB.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/static': api,
      '/opds': api,
      '/openapi.json': api,
      '/healthz': api,
      '/readyz': api,
    },
  },
}

export default defineConfig(({ command, isSsrBuild }) => {
  if (isSsrBuild) return forServer
  // Whoever looks into a page in the making finds the names that the sheets have.
  if (command !== 'build') return forBrowser
  // What only the server renders (src/lib/on-server.ts) is not in the scripts.
  return { ...forBrowser, css, define: { 'typeof document': '"object"' } }
})
