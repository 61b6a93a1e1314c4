/** Hosts from which providers serve pictures, beside the API's own host; by API host, https only. */
export const pictureHosts: Readonly<Record<string, readonly string[]>> = {
  'api.openai.com': ['oaidalleapiprodscus.blob.core.windows.net'],
}

type Server = { baseUrl: string }

/**
 * @param address URL of a picture, from a provider's answer
 * @returns the URL, or null if it is not allowed: only the API's host and its hosts in `pictureHosts`, and http only if
 * the API uses it
 */
export function allowedAddress(address: string, { baseUrl }: Server): URL | null {
  if (!URL.canParse(address, baseUrl)) return null
  const url = new URL(address, baseUrl)
  const api = new URL(baseUrl)
  if (url.username || url.password) return null
  const isOwn = url.host === api.host
  if (isOwn && (url.protocol === api.protocol || url.protocol === 'https:')) return url
  const isStore = url.port === '' && (pictureHosts[api.host] ?? []).includes(url.hostname)
  return isStore && url.protocol === 'https:' ? url : null
}
