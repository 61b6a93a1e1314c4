import type { RateLimit } from '../../infra/http/rate-limit.ts'

// Who is counted for what, and why nobody can be locked out: docs/decisions/rate-limiting.md.

/** One network's tries at one account. A success forgets them. */
export const loginsByPair: RateLimit = { what: 'login-pair', hits: 10, seconds: 900 }
/** One network's tries at all accounts that were not logged in from there of late. */
export const loginsByNetwork: RateLimit = { what: 'login-network', hits: 60, seconds: 300 }
/** All networks' tries at one account, those apart where it was logged in of late. */
export const loginsByAccount: RateLimit = { what: 'login-account', hits: 100, seconds: 3600 }

export const registrationsByNetwork: RateLimit = { what: 'register', hits: 20, seconds: 3600 }
/** Accounts that came about: of many new ones, one person could make a crowd. */
export const signUpsByNetwork = (hits: number): RateLimit => ({ what: 'sign-up', hits, seconds: 86_400 })

export const resetRequestsByNetwork: RateLimit = { what: 'reset-request', hits: 30, seconds: 3600 }
/** As long as a link works: who gets no further letter has one whose link works. */
export const resetEmails: RateLimit = { what: 'reset-letter', hits: 5, seconds: 3600 }

/** Of tokens that are none. Nobody guesses one; this is to keep the noise down, and real ones are never counted. */
export const resetMisses: RateLimit = { what: 'reset-miss', hits: 30, seconds: 900 }
export const refreshMisses: RateLimit = { what: 'refresh-miss', hits: 120, seconds: 300 }

/** Wrong answers to 'your password again', of one session. */
export const passwordChecks: RateLimit = { what: 'password-check', hits: 10, seconds: 900 }
