import {
  destination,
  pino,
  stdSerializers,
  stdTimeFunctions,
  type DestinationStream,
  type Logger,
} from 'pino'

export type Log = Logger

/** PostgreSQL says of a value that it cannot take what it was, between quotes: classes 22 and 23. */
function describeError(error: Error): Record<string, unknown> {
  const told = stdSerializers.err(error) as Record<string, unknown>
  if (!/^2[23]\w{3}$/.test(String(told['code']))) return told
  const hide = (text: unknown) => String(text).replace(/"[^"\n]*"/g, '"…"')
  return { ...told, message: hide(told['message']), stack: hide(told['stack']) }
}

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
      serializers: { err: describeError },
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
