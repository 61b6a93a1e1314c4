/** Written by the build (web/service-worker.ts). */
declare const __SHELL__: { version: string; pageHash: string; files: string[] }

/** The files of one build, and the hash of its page. */
const shell = __SHELL__
const prefix = 'moonpage.shell.'
const own = prefix + shell.version
const page = '/shell.html'

const shellNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix))

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** @throws while the server still has, or already has, another build */
async function fetchPage(): Promise<Response> {
  const response = await fetch(page, { cache: 'no-cache' })
  const text = await response.clone().arrayBuffer()
  if (hexOf(await crypto.subtle.digest('SHA-256', text)) !== shell.pageHash)
    throw new Error('The server has another build')
  return response
}

async function fetchFile(url: string): Promise<Response> {
  // Most files are the same in the next build.
  const known = await fromShell(url)
  if (known) return known
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response
}

/** Stores all files of this build, or none. */
export async function installShell(): Promise<void> {
  const responses = await Promise.all([
    fetchPage().then((response) => [page, response] as const),
    ...shell.files.map(async (url) => [url, await fetchFile(url)] as const),
  ])
  const cache = await caches.open(own)
  await Promise.all(responses.map(([url, response]) => cache.put(url, response)))
}

/** Deletes older shells but the last one: open pages of that build may still load parts of it. */
export async function removeOldShells(): Promise<void> {
  const older = (await shellNames()).filter((name) => name !== own)
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
}

/** A file of a build. Its name has the hash of its content, so it does not matter of which one. */
export async function fromShell(url: string): Promise<Response | undefined> {
  for (const name of (await shellNames()).toReversed()) {
    const found = await (await caches.open(name)).match(url)
    if (found) return found
  }
}

/** The page of this build, for any address. */
export const shellPage = async (): Promise<Response | undefined> => (await caches.open(own)).match(page)
