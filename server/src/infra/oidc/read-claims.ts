/** What a provider told about somebody. */
export type Claims = {
  email: string | null
  /** Whether the provider vouches that the address is theirs. */
  isEmailVerified: boolean
  username: string | null
  firstName: string | null
  lastName: string | null
  /** The values of the claim at a path, such as `realm_access.roles`; none if it is missing. */
  valuesOf(path: string): string[]
}

type Source = Record<string, unknown>

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/**
 * Reads the claims of an ID token and of the userinfo endpoint; some providers tell more in one, some in the other.
 */
export function readClaims(idToken: Source, userInfo: Source): Claims {
  const merged = { ...userInfo, ...idToken }
  // Address and mark from one source: the mark of one says nothing about the address of the other.
  const source = [idToken, userInfo].find(({ email }) => text(email) !== null) ?? {}
  const [first, ...rest] = text(merged['name'])?.split(/\s+/) ?? []
  return {
    email: text(source['email']),
    isEmailVerified: source['email_verified'] === true,
    username: text(merged['preferred_username']) ?? text(merged['nickname']),
    firstName: text(merged['given_name']) ?? first ?? null,
    lastName: text(merged['family_name']) ?? text(rest.join(' ')),
    valuesOf: (path) => valuesAt(merged, path),
  }
}

/** A claim may have dots in its name, as addresses do, or be inside of another. */
function valuesAt(claims: Source, path: string): string[] {
  let found: unknown = claims[path]
  if (found === undefined) {
    found = claims
    for (const part of path.split('.'))
      found =
        typeof found === 'object' && found !== null && Object.hasOwn(found, part)
          ? (found as Source)[part]
          : undefined
  }
  return (Array.isArray(found) ? found : [found]).filter((value) => typeof value === 'string')
}
