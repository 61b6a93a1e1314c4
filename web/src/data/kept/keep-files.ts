import type { BookFile } from '@moonpage/contract/kept-books'

/** A file came broken as often as it was fetched. */
export class BrokenFileError extends Error {
  constructor() {
    super('A file arrived broken, several times.')
    this.name = 'BrokenFileError'
  }
}

const tries = 3

/** @returns in hexadecimal */
const hashOf = async (bytes: ArrayBuffer): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Fetches a file, again while its content is not what the server said.
 * @param authorization passes the gate, and tells the service worker that the server's own file is wanted
 * @throws BrokenFileError; TypeError without a network
 */
async function fetchFile({ url, sha256 }: BookFile, authorization: string): Promise<Response> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const response = await fetch(url, {
      headers: { authorization },
      // What the browser has may be what is broken.
      cache: attempt === 0 ? 'default' : 'reload',
    })
    if (response.status >= 500) throw new TypeError(`${response.status}`)
    const bytes = response.ok ? await response.arrayBuffer() : null
    if (bytes && (await hashOf(bytes)) === sha256)
      return new Response(bytes, {
        headers: {
          'content-type': response.headers.get('content-type') ?? '',
          'content-length': `${bytes.byteLength}`,
        },
      })
  }
  throw new BrokenFileError()
}

type KeepOptions = {
  authorization: () => Promise<string>
  /** Called after each file. @returns whether to go on */
  onKept: (keptBytes: number) => Promise<boolean>
}

/**
 * Fills a book's cache with files that are not in it yet: their names say which content they have.
 * @returns whether all are there
 */
export async function keepFiles(
  cache: Cache,
  files: readonly BookFile[],
  { authorization, onKept }: KeepOptions,
): Promise<boolean> {
  let keptBytes = 0
  for (const file of files) {
    if (!(await cache.match(file.url)))
      await cache.put(file.url, await fetchFile(file, await authorization()))
    keptBytes += file.bytes
    if (!(await onKept(keptBytes))) return false
  }
  return true
}
