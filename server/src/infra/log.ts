import { pino, type Logger } from 'pino'

export type Log = Logger

/** JSON lines on standard output. What may identify a person or open a door is never written. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['req.headers', 'headers', '*.password', '*.access_token', '*.refresh_token', '*.email'],
      remove: true,
    },
  })
