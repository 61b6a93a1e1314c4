import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as routes from 'virtual:routes'
import { download, fileNameIn } from './download.ts'
import { clearCredentials, storeCredentials } from './session-store.ts'

const zip = (name = 'moonpage-ines.zip') =>
  new Response('a file', {
    headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` },
  })

/** What the browser was given to keep, by name. */
let kept: { name: string; words: Promise<string> }[]

beforeEach(() => {
  kept = []
  localStorage.clear()
  storeCredentials({ user: null, access_token: 'stale', refresh_token: 'r1' })
  const files = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = `blob:${files.size}`
    files.set(address, file as Blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept.push({ name: this.download, words: files.get(this.href)?.text() ?? Promise.resolve('') })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A server that answers the file to the token `fresh` alone, and trades a refresh token for it. */
const answerWith = (file: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === routes.refreshSession.path)
      return Response.json({ access_token: 'fresh', refresh_token: 'r2' })
    const token = new Headers(init.headers).get('authorization')
    return token === 'Bearer fresh' ? file() : Response.json({ message: 'Not signed in' }, { status: 401 })
  })

test('keeps the file under the name that the server gives it, with a renewed token', async () => {
  answerWith(() => zip())
  expect(await download(routes.exportAccount, {}, 'moonpage.zip')).toBe(true)
  expect(kept.map(({ name }) => name)).toEqual(['moonpage-ines.zip'])
  expect(await kept[0]?.words).toBe('a file')
})

test('gives a file a name where the server gives none', async () => {
  answerWith(() => new Response('a file'))
  await download(routes.exportAccount, {}, 'moonpage.zip')
  expect(kept[0]?.name).toBe('moonpage.zip')
})

test('throws what the server said, and keeps nothing', async () => {
  answerWith(() => Response.json({ code: 'too_many', message: 'Please wait a while' }, { status: 429 }))
  await expect(download(routes.exportAccount, {}, 'moonpage.zip')).rejects.toMatchObject({
    status: 429,
    message: 'Please wait a while',
  })
  expect(kept).toEqual([])
})

test('a file that breaks off is an error and not half a file', async () => {
  const broken = new ReadableStream({
    start: (out) => out.enqueue(new TextEncoder().encode('half')),
    pull: (out) => out.error(new TypeError('network error')),
  })
  answerWith(() => new Response(broken))
  await expect(download(routes.exportAccount, {}, 'moonpage.zip')).rejects.toMatchObject({
    code: 'unreachable',
  })
  expect(kept).toEqual([])
})

test('drops the file of someone who logged out meanwhile', async () => {
  answerWith(() => {
    clearCredentials({ left: true })
    return zip()
  })
  expect(await download(routes.exportAccount, {}, 'moonpage.zip')).toBe(false)
  expect(kept).toEqual([])
})

test('reads the name out of a header', () => {
  expect(fileNameIn(`attachment; filename="a.zip"; filename*=UTF-8''In%C3%A8s.zip`)).toBe('Inès.zip')
  expect(fileNameIn('attachment; filename="two words.zip"')).toBe('two words.zip')
  expect(fileNameIn('attachment; filename=plain.zip; size=1')).toBe('plain.zip')
  expect(fileNameIn(`attachment; filename="a.zip"; filename*=UTF-8''%E8`)).toBe('a.zip')
  expect(fileNameIn('attachment')).toBeNull()
  expect(fileNameIn(null)).toBeNull()
})
