/**
 * Seconds until a JWT expires, negative when it has; 0 for what cannot be read.
 * @param now milliseconds since 1970
 */
export const secondsLeft = (token: string, now: number = Date.now()): number => {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown }
    return typeof exp === 'number' ? exp - now / 1000 : 0
  } catch {
    return 0
  }
}
