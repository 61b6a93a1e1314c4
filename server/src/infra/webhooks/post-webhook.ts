import { lookup as resolveHost, type LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { addressOf, isAllowedAddress } from './allowed-address.ts'

/** Until the whole answer is there. */
const timeoutMs = 10_000
/** Of the answer's body, which nobody reads. */
const maxBodyBytes = 64 * 1024

/** Nothing arrived, or nobody knows. The message goes on after "It". */
export class Undelivered extends Error {}

type Resolve = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
const resolveAll: Resolve = (host, done) => resolveHost(host, { all: true }, done)

export type WebhookPost = {
  url: string
  headers: Record<string, string>
  body: string
  /** Addresses of the own network, and plain HTTP. */
  allowsPrivate: boolean
  signal: AbortSignal
  resolve?: Resolve
}

const forbidden = () => new Undelivered('leads into a private network, where Moonpage does not go')

/** What is wrong with an address of a webhook as it is written; null if nothing is. */
export function faultOfUrl(text: string, allowsPrivate: boolean): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol))
    return 'Please enter an address such as https://example.org/moonpage'
  if (url.protocol === 'http:' && !allowsPrivate) return 'The address has to begin with https://'
  if (url.username || url.password) return 'The address can’t have a user name or password in it'
  const address = addressOf(url.hostname)
  if (address && !isAllowedAddress(address, allowsPrivate))
    return 'This address is in a private network. Whoever runs this Moonpage can allow those.'
  return null
}

/**
 * Posts JSON, follows no redirects, and connects only to addresses that were checked: a name is resolved once, so that it
 * cannot mean another address by the time of the connection (DNS rebinding).
 * @returns the status of the answer @throws Undelivered
 */
export function postWebhook(post: WebhookPost): Promise<number> {
  const { body, allowsPrivate, resolve = resolveAll } = post
  if (faultOfUrl(post.url, allowsPrivate)) return Promise.reject(forbidden())
  const lookup: LookupFunction = (host, options, done) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? []
      const refuse = (reason: Error) => done(reason, '', 0)
      if (error || !first) return refuse(error ?? new Undelivered('has no address'))
      if (!addresses.every(({ address }) => isAllowedAddress(address, allowsPrivate)))
        return refuse(forbidden())
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  return send(post, lookup, Buffer.from(body))
}

function send({ url, headers, signal }: WebhookPost, lookup: LookupFunction, body: Buffer): Promise<number> {
  const late = AbortSignal.timeout(timeoutMs)
  const post = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = post(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': body.length },
      lookup,
      agent: false,
      signal: AbortSignal.any([signal, late]),
    })
    request.once('response', (answer) => {
      const finish = () => {
        resolve(answer.statusCode ?? 0)
        request.destroy()
      }
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length) > maxBodyBytes && finish())
      answer.once('end', finish)
      answer.once('error', finish)
    })
    request.on('error', (error: Error & { code?: string }) =>
      reject(signal.aborted ? (signal.reason as Error) : asUndelivered(error, late.aborted)),
    )
    request.end(body)
  })
}

function asUndelivered(error: Error & { code?: string }, isLate: boolean): Undelivered {
  if (error instanceof Undelivered) return error
  if (isLate) return new Undelivered(`did not answer within ${timeoutMs / 1000} seconds`)
  if (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    return new Undelivered('was not found by its name')
  if (error.code === 'ECONNREFUSED') return new Undelivered('accepts no connections')
  if (/CERT|TLS|SSL|SELF_SIGNED|ISSUER|ALTNAME/.test(error.code ?? ''))
    return new Undelivered(`has no certificate that is trusted (${error.code})`)
  return new Undelivered(`could not be reached${error.code ? ` (${error.code})` : ''}`)
}
