import { createTransport, type SMTPPoolOptions } from 'nodemailer'
import { mailMessage } from './mail-message.ts'
import type { Mailer } from './mailer.ts'
import { describeSmtpError } from './smtp-errors.ts'

type SmtpSettings = {
  /** `smtp:` or `smtps:`, with optional user, password and port. */
  url: string
  from: string
  /** Timeout of one email in total. */
  timeoutMs?: number
}

/** Sends emails through an SMTP server with pooled connections. */
export function smtpMailer({ url, from, timeoutMs: patienceMs = 20_000 }: SmtpSettings): Mailer {
  const server = readServer(new URL(url))
  const pool = createTransport({
    ...server,
    pool: true,
    maxConnections: 2,
    idleTimeout: 30_000,
    // The queue retries; a retry here could send a second copy.
    maxRequeues: 0,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  return {
    storesEmails: false,
    async send(mail) {
      try {
        await pool.sendMail({ ...mailMessage(mail, from), signal: AbortSignal.timeout(patienceMs) })
      } catch (error) {
        throw describeSmtpError(error, server.host)
      }
    },
    close: () => pool.close({ force: true }),
  }
}

/** Certificates are always verified, and passwords are only sent encrypted or to this machine. */
function readServer(url: URL) {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const secure = url.protocol === 'smtps:'
  const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.')
  const hasPassword = url.username !== ''
  return {
    host,
    ...(url.port !== '' && { port: Number(url.port) }),
    secure,
    // A server on this machine often has a self-signed certificate, and the traffic stays here.
    ignoreTLS: isLocal,
    requireTLS: hasPassword && !isLocal && !secure,
    ...(hasPassword && { auth: { user: decodePercent(url.username), pass: decodePercent(url.password) } }),
  } satisfies SMTPPoolOptions
}

/** Percent-decodes; an invalid % is kept. */
const decodePercent = (part: string): string =>
  part.replaceAll(/(?:%[\da-f]{2})+/gi, (coded) => {
    try {
      return decodeURIComponent(coded)
    } catch {
      return coded
    }
  })
