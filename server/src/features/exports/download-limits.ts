import type { RateLimit } from '../../infra/http/rate-limit.ts'

// Downloads per hour: each takes a second of CPU time.
export const downloadsByAccount: RateLimit = { name: 'download', hits: 30, seconds: 3600 }
/** For clients that are not signed in, per network: a network may be a whole household. */
export const downloadsByNetwork: RateLimit = { name: 'download-network', hits: 60, seconds: 3600 }
/** Files for print, per hour: their pictures are painted anew, which takes up to a minute of CPU time. */
export const printsByAccount: RateLimit = { name: 'print', hits: 10, seconds: 3600 }
