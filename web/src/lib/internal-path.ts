/**
 * Normalizes a path of this site, with query and hash; null for anything that leads to another site
 * (`//evil.example`, `/\evil.example`) or is not a path.
 */
export const internalPath = (path: unknown): string | null => {
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  const url = URL.parse(path, location.origin)
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : null
}
