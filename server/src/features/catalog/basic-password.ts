/** The password of HTTP Basic authentication; null if the header has none. */
export function basicPassword(authorization: string | undefined): string | null {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(authorization ?? '')?.[1]
  if (encoded === undefined) return null
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : null
}
