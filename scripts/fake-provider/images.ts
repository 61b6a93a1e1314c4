import { randomUUID } from 'node:crypto'
import type { ProviderCall } from './call-log.ts'
import type { Piece, Reply } from './deliver.ts'
import type { Misfortune } from './faults.ts'
import { hugeCanvas, notPictures, paintNight, pngSignature } from './picture.ts'
import type { ProviderScript } from './script.ts'
import { tokensOf } from './chat.ts'

export type ImageRequest = { size?: string; n?: number; response_format?: string }

/** A served file: bytes, endless bytes, or a redirect. */
type File = { bytes: Buffer } | { endless: true } | { moved: string }

/** Limit of stored files. */
const mostFiles = 200

/** Endless chunks of 64 KB, until the client disconnects. */
function* endless(first: string | Buffer, filler: string): Generator<Piece> {
  yield { data: first }
  const data = Buffer.alloc(65_536, filler)
  for (;;) yield { data }
}

export class Gallery {
  readonly #files = new Map<string, File>()
  readonly #script: ProviderScript

  constructor(script: ProviderScript) {
    this.#script = script
  }

  #keep(file: File): string {
    const name = `${randomUUID()}.png`
    this.#files.set(name, file)
    const [oldest] = this.#files.keys()
    if (oldest && this.#files.size > mostFiles) this.#files.delete(oldest)
    return `/files/${name}`
  }

  /**
   * @param origin the URL of this server
   * @param foreign another host name of this server, as if it were another host
   */
  async answer(
    { size = '1024x1024', n = 1, response_format }: ImageRequest,
    call: ProviderCall,
    fault: Misfortune | null,
    { origin, foreign }: { origin: string; foreign: string },
  ): Promise<Reply> {
    const [width = 1024, height = 1024] = size.split('x').map(Number)
    const form = fault?.form ?? ''
    const byUrl = (this.#script.pictures ?? (response_format === 'url' ? 'url' : 'b64')) === 'url'
    const isEndless = fault?.name === 'huge-picture' && form === 'endless'
    const headers = { 'content-type': 'application/json' }
    const atMs = this.#script.pictureMs ?? 0
    if (isEndless && !byUrl)
      return { status: 200, headers, pieces: endless('{"created":1,"data":[{"b64_json":"', 'A') }

    const picture = async () => {
      if (fault?.name === 'wrong-picture-type') return notPictures[form] ?? Buffer.alloc(0)
      if (fault?.name === 'huge-picture') return hugeCanvas(20_000)
      return paintNight(call.prompt, safeSide(width), safeSide(height))
    }
    const data = await Promise.all(
      Array.from({ length: fault?.name === 'empty' ? 0 : Math.min(n, 4) }, async () => {
        if (fault?.name === 'wrong-schema') return { image: 'there' }
        const file: File = isEndless ? { endless: true } : { bytes: await picture() }
        if (fault?.name === 'foreign-picture') {
          const address = foreign + this.#keep(file)
          return { url: form === 'redirect' ? origin + this.#keep({ moved: address }) : address }
        }
        if (byUrl) return { url: origin + this.#keep(file) }
        return { b64_json: 'bytes' in file ? file.bytes.toString('base64') : '' }
      }),
    )
    const textTokens = tokensOf(call.prompt)
    const imageTokens = Math.ceil(call.referenceBytes / 1000)
    const outputTokens = data.length * 1056
    const body = JSON.stringify({
      created: Math.floor(Date.now() / 1000),
      data,
      output_format: 'png',
      size,
      usage: {
        input_tokens: textTokens + imageTokens,
        input_tokens_details: { text_tokens: textTokens, image_tokens: imageTokens },
        output_tokens: outputTokens,
        total_tokens: textTokens + imageTokens + outputTokens,
      },
    })
    const text = fault?.name === 'malformed-json' ? `${body.slice(0, -9)}<<<` : body
    return { status: 200, headers, pieces: [{ data: text, atMs }] }
  }

  /** @returns null if there is no such file */
  file(path: string): Reply | null {
    const file = this.#files.get(path.replace('/files/', ''))
    if (!file) return null
    const headers = { 'content-type': 'image/png' }
    if ('moved' in file) return { status: 302, headers: { location: file.moved }, pieces: [{ data: '' }] }
    if ('endless' in file) return { status: 200, headers, pieces: endless(pngSignature, '\0') }
    const length = { 'content-length': String(file.bytes.length) }
    return { status: 200, headers: { ...headers, ...length }, pieces: [{ data: file.bytes }] }
  }
}

/** 1024 for `auto` and unreasonable sizes. */
const safeSide = (side: number): number => (side >= 1 && side <= 4096 ? side : 1024)
