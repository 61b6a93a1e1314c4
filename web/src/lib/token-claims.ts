type Claims = { exp?: unknown; sub?: unknown }

/** What a JWT says of itself, unproven: the server alone can tell whether it is true. Empty for what cannot be read. */
const claimsOf = (token: string): Claims => {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return (JSON.parse(atob(payload)) as Claims | null) ?? {}
  } catch {
    return {}
  }
}

/**
 * Seconds until a JWT expires, negative when it has; 0 for what cannot be read.
 * @param now milliseconds since 1970
 */
export const secondsLeft = (token: string, now: number = Date.now()): number => {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' ? exp - now / 1000 : 0
}

/** The id of the account that a JWT was made for; null for what cannot be read. */
export const personOf = (token: string): string | null => {
  const { sub } = claimsOf(token)
  return typeof sub === 'string' ? sub : null
}
