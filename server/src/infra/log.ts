import {
  destination,
  pino,
  stdSerializers,
  stdTimeFunctions,
  type DestinationStream,
  type Logger,
} from 'pino'

export type Log = Logger

/** PostgreSQL errors of classes 22 and 23 quote the rejected value. */
function describeError(error: Error): Record<string, unknown> {
  const told = stdSerializers.err(error) as Record<string, unknown>
  if (!/^2[23]\w{3}$/.test(String(told['code']))) return told
  const hide = (text: unknown) => String(text).replace(/"[^"\n]*"/g, '"…"')
  return { ...told, message: hide(told['message']), stack: hide(told['stack']) }
}

/**
 * Logs JSON lines to standard output, or to `to`. Personal data and credentials are removed; `detail` and `where` of
 * PostgreSQL errors contain whole rows.
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
          // Node's parse errors contain the raw request, tokens included.
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
