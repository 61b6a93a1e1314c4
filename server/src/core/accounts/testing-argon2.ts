import { createRequire } from 'node:module'
import type * as argon2 from '@node-rs/argon2'

// By day tests get this in place of @node-rs/argon2: see vitest.config.ts.

/** What a test of the hashes themselves, or of what they cost, switches off. */
export const cheapHashes = { isOn: true }

const { hash: trueHash, verify: trueVerify } = createRequire(import.meta.url)(
  '@node-rs/argon2',
) as typeof argon2

export const hash = (password: string): Promise<string> =>
  trueHash(password, cheapHashes.isOn ? { memoryCost: 64, timeCost: 1 } : undefined)

// The hash says what it costs.
export const verify: typeof argon2.verify = trueVerify
