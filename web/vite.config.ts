import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { categorySprite } from './category-sprite.ts'

/** The two faces that stand on every page's first screen; the rest are fetched when a letter needs them. */
const preloadedFonts =
  /(fraunces-latin-full-normal|atkinson-hyperlegible-next-latin-wght-normal)-[\w-]+\.woff2$/

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

const api = process.env.API_URL ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react(), preloadFonts(), categorySprite()],
  // The strict content security policy allows no data: fonts and no inline styles.
  build: { manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': api, '/static': api, '/openapi.json': api, '/healthz': api, '/readyz': api } },
})
