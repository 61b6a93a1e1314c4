import type { RateLimit } from '../../infra/http/rate-limit.ts'

// Each is a second of computing.
export const downloadsByAccount: RateLimit = { name: 'download', hits: 30, seconds: 3600 }
/** Of whoever is not signed in: a network may be a whole house. */
export const downloadsByNetwork: RateLimit = { name: 'download-network', hits: 60, seconds: 3600 }
