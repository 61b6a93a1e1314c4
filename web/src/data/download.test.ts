import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as routes from 'virtual:routes'
import { download, fileNameIn } from './download.ts'
import { clearCredentials, storeCredentials } from './session-store.ts'

const zip = (name = 'moonpage-ines.zip') =>
  new Response('a file', {
    headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` },
  })

/** The files that the browser was given to save. */
let saved: { name: string; text: Promise<string> }[]

beforeEach(() => {
  saved = []
  localStorage.clear()
  storeCredentials({ user: null, access_token: 'stale', refresh_token: 'r1' })
  const files = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = `blob:${files.size}`
    files.set(address, file as Blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: files.get(this.href)?.text() ?? Promise.resolve('') })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A server that sends the file for the token `fresh` only, and accepts a refresh. */
const answerWith = (file: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === routes.refreshSession.path)
      return Response.json({ access_token: 'fresh', refresh_token: 'r2' })
    const token = new Headers(init.headers).get('authorization')
    return token === 'Bearer fresh' ? file() : Response.json({ message: 'Not signed in' }, { status: 401 })
  })

test('saves the file under the name from the server, after a token refresh', async () => {
  answerWith(() => zip())
  expect(await download(routes.exportAccount, {}, 'moonpage.zip')).toBe(true)
  expect(saved.map(({ name }) => name)).toEqual(['moonpage-ines.zip'])
  expect(await saved[0]?.text).toBe('a file')
})

test('uses the fallback name if the server sends none', async () => {
  answerWith(() => new Response('a file'))
  await download(routes.exportAccount, {}, 'moonpage.zip')
  expect(saved[0]?.name).toBe('moonpage.zip')
})

test('throws the error from the server and saves nothing', async () => {
  answerWith(() => Response.json({ code: 'too_many', message: 'Please wait a while' }, { status: 429 }))
  await expect(download(routes.exportAccount, {}, 'moonpage.zip')).rejects.toMatchObject({
    status: 429,
    message: 'Please wait a while',
  })
  expect(saved).toEqual([])
})

test('an interrupted download is an error and saves nothing', async () => {
  const broken = new ReadableStream({
    start: (out) => out.enqueue(new TextEncoder().encode('half')),
    pull: (out) => out.error(new TypeError('network error')),
  })
  answerWith(() => new Response(broken))
  await expect(download(routes.exportAccount, {}, 'moonpage.zip')).rejects.toMatchObject({
    code: 'unreachable',
  })
  expect(saved).toEqual([])
})

test('drops the file if the user has logged out meanwhile', async () => {
  answerWith(() => {
    clearCredentials({ loggedOut: true })
    return zip()
  })
  expect(await download(routes.exportAccount, {}, 'moonpage.zip')).toBe(false)
  expect(saved).toEqual([])
})

test('reads the file name from a Content-Disposition header', () => {
  expect(fileNameIn(`attachment; filename="a.zip"; filename*=UTF-8''In%C3%A8s.zip`)).toBe('Inès.zip')
  expect(fileNameIn('attachment; filename="two words.zip"')).toBe('two words.zip')
  expect(fileNameIn('attachment; filename=plain.zip; size=1')).toBe('plain.zip')
  expect(fileNameIn(`attachment; filename="a.zip"; filename*=UTF-8''%E8`)).toBe('a.zip')
  expect(fileNameIn('attachment')).toBeNull()
  expect(fileNameIn(null)).toBeNull()
})
