/**
 * Where providers keep the pictures that they answer by address, beside their own host: by the host of the API, names
 * of hosts that are reached by https.
 */
export const pictureHosts: Readonly<Record<string, readonly string[]>> = {
  'api.openai.com': ['oaidalleapiprodscus.blob.core.windows.net'],
}

type Server = { baseUrl: string }

/**
 * @param address what a provider says a picture is at
 * @returns it, or null where we do not go there: any host but the API's own and its stores in `pictureHosts`, and http
 * unless the API itself is asked by http
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
