type Headers = Record<string, string | undefined>

/**
 * How long the provider asks to wait, in milliseconds; undefined if it does not say. Header names in lower case. A date
 * is compared with the provider's Date header if there is one, since our clock may differ.
 */
export function retryAfterMs(headers: Headers | undefined, now = Date.now()): number | undefined {
  if (!headers) return undefined
  const precise = numberOf(headers['retry-after-ms'])
  if (precise !== undefined) return precise
  const text = headers['retry-after']?.trim()
  if (!text) return undefined
  const seconds = numberOf(text)
  if (seconds !== undefined) return seconds * 1000
  const until = Date.parse(text)
  if (Number.isNaN(until)) return undefined
  const theirs = Date.parse(headers['date'] ?? '')
  return Math.max(0, until - (Number.isNaN(theirs) ? now : theirs))
}

const numberOf = (text: string | undefined) =>
  text !== undefined && /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined
