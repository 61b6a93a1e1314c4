/**
 * A path of this site as the browser would open it, with query and hash; null for anything that leads elsewhere
 * (`//evil.example`, `/\evil.example`) or is no path.
 */
export const internalPath = (path: unknown): string | null => {
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  const url = URL.parse(path, location.origin)
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : null
}
