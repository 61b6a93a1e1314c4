import type { RateLimit } from '../../infra/http/rate-limit.ts'

// What is limited, and why nobody can be locked out: docs/decisions/rate-limiting.md.

/** Attempts of one network at one account. Reset by a successful login. */
export const loginsByPair: RateLimit = { name: 'login-pair', hits: 10, seconds: 900 }
/** Attempts of one network at all accounts that it is not familiar to. */
export const loginsByNetwork: RateLimit = { name: 'login-network', hits: 60, seconds: 300 }
/** Attempts of all unfamiliar networks at one account. */
export const loginsByAccount: RateLimit = { name: 'login-account', hits: 100, seconds: 3600 }

export const registrationsByNetwork: RateLimit = { name: 'register', hits: 20, seconds: 3600 }
/** Registered accounts: with many, one person could imitate a crowd. */
export const signUpsByNetwork = (hits: number): RateLimit => ({ name: 'sign-up', hits, seconds: 86_400 })

export const resetRequestsByNetwork: RateLimit = { name: 'reset-request', hits: 30, seconds: 3600 }
/** As long as a reset link is valid: whoever gets no further email has one with a valid link. */
export const resetEmails: RateLimit = { name: 'reset-email', hits: 5, seconds: 3600 }

/** Invalid tokens. Tokens cannot be guessed; this limits the load. Valid tokens are never counted. */
export const resetMisses: RateLimit = { name: 'reset-miss', hits: 30, seconds: 900 }
export const refreshMisses: RateLimit = { name: 'refresh-miss', hits: 120, seconds: 300 }

/** Wrong passwords in confirmation forms, per session. */
export const passwordChecks: RateLimit = { name: 'password-check', hits: 10, seconds: 900 }
