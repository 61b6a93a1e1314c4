import { hash, verify } from '@node-rs/argon2'

// argon2id, 19 MiB, 2 passes, 1 lane: the library's defaults, which are OWASP's first recommendation.
export const hashPassword = (password: string): Promise<string> => hash(password)

let decoy: Promise<string> | undefined

/** Takes as long for an account that does not exist, so that time does not tell who has one. */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  // Made by whoever comes first, or the first stranger would wait twice as long.
  decoy ??= hash('no account has this password')
  const matches = await verify(storedHash ?? (await decoy), password)
  return matches && storedHash !== undefined
}
