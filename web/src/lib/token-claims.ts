type Claims = { exp?: unknown; sub?: unknown }

/** The claims of a JWT, not verified. Empty if it cannot be parsed. */
const claimsOf = (token: string): Claims => {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return (JSON.parse(atob(payload)) as Claims | null) ?? {}
  } catch {
    return {}
  }
}

/**
 * Seconds until a JWT expires, negative if it has; 0 if it cannot be parsed.
 */
export const secondsLeft = (token: string, now: number = Date.now()): number => {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' ? exp - now / 1000 : 0
}

/** The user id in a JWT; null if it cannot be parsed. */
export const personOf = (token: string): string | null => {
  const { sub } = claimsOf(token)
  return typeof sub === 'string' ? sub : null
}
