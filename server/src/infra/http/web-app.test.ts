import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWebApp, serveWebApp } from './web-app.ts'

const dir = mkdtempSync(join(tmpdir(), 'moonpage-web-'))
const app = fastify()

const files = {
  'index.html':
    '<html><head><!--head--><!--entry--></head><body><!--app--><div id="root"></div><!--/app--></body></html>',
  'icon.svg': '<svg/>',
  'assets/page-1a2b.js': 'plain',
  'assets/page-1a2b.js.br': 'brotli',
  'art/places/forest.webp': 'forest',
  'server/render.js': 'secret',
  '.vite/manifest.json': '{}',
}

beforeAll(async () => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), content)
  }
  await serveWebApp(app, readWebApp(dir), {
    dataOf: async () => ({}),
    writeHead: async () => '',
    renderPage: null,
    onFailure: () => {},
    publicUrl: null,
    gateFor: () => 'off',
    singleSignOn: null,
  })
})
afterAll(async () => {
  await app.close()
  rmSync(dir, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('files of the build are served, those with a hash in their name for good', async () => {
  const hashed = await get('/assets/page-1a2b.js?v=1')
  expect(hashed.body).toBe('plain')
  expect(hashed.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  for (const path of ['/icon.svg', '/art/places/forest.webp']) {
    const { statusCode, headers } = await get(path)
    expect(statusCode, path).toBe(200)
    expect(headers['cache-control'], path).toBe('no-cache')
  }
  const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/icon.svg' })
  expect([statusCode, body]).toEqual([200, ''])
})

test('a browser that reads Brotli gets the compressed file, and one that has the file nothing', async () => {
  const { body, headers } = await get('/assets/page-1a2b.js', { 'accept-encoding': 'br' })
  expect(body).toBe('brotli')
  expect(headers['content-encoding']).toBe('br')
  const again = await get('/assets/page-1a2b.js', {
    'if-none-match': String((await get('/assets/page-1a2b.js')).headers['etag']),
  })
  expect(again.statusCode).toBe(304)
})

test('what is not for browsers, or not there, is not served as a file', async () => {
  for (const path of [
    '/assets/other.js',
    '/assets/../server/render.js',
    '/assets/%2e%2e/server/render.js',
    '/assets/..%2fserver/render.js',
    '/server/render.js',
    '/.vite/manifest.json',
    '/index.html',
  ]) {
    const { statusCode, headers } = await get(path)
    expect(statusCode, path).toBe(404)
    expect(headers['content-type'], path).toContain('application/problem+json')
  }
  expect((await get('/dashboard')).body).toContain('<div id="root"></div>')
})
