import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/**
 * JSON lines on standard output (or where `to` leads). What may identify a person or open a door is never
 * written; PostgreSQL repeats whole rows in `detail` and `where`.
 */
export const createLog = (level: string, to?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [
          'req',
          'headers',
          'err.detail',
          'err.where',
          'err.parameters',
          // Node keeps what a request said that it could not read, tokens included.
          'err.rawPacket',
          '*.password',
          '*.access_token',
          '*.refresh_token',
          '*.email',
        ],
        remove: true,
      },
    },
    to ?? destination(1),
  )
