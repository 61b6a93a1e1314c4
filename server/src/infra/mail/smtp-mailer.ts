import { createTransport, type SMTPPoolOptions } from 'nodemailer'
import { mailMessage } from './mail-message.ts'
import type { Mailer } from './mailer.ts'
import { describeSmtpError } from './smtp-errors.ts'

type SmtpSettings = {
  /** `smtp:` or `smtps:`, perhaps with user, password and port. */
  url: string
  from: string
  /** How long one letter may take from the first packet to the last answer. */
  patienceMs?: number
}

/** Sends letters through a mail server, over connections that are kept open for a while. */
export function smtpMailer({ url, from, patienceMs = 20_000 }: SmtpSettings): Mailer {
  const server = readServer(new URL(url))
  const pool = createTransport({
    ...server,
    pool: true,
    maxConnections: 2,
    idleTimeout: 30_000,
    // The queue tries again; here it would only send twice what the server took without saying so.
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

/** Certificates are always looked at, and a password is only told to a server that encrypts, or to this machine. */
function readServer(url: URL) {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const secure = url.protocol === 'smtps:'
  const isHere = host === 'localhost' || host === '::1' || host.startsWith('127.')
  const hasPassword = url.username !== ''
  return {
    host,
    ...(url.port !== '' && { port: Number(url.port) }),
    secure,
    // A server on this machine often offers a certificate that nobody signed, and nobody listens in between.
    ignoreTLS: isHere,
    requireTLS: hasPassword && !isHere && !secure,
    ...(hasPassword && { auth: { user: plain(url.username), pass: plain(url.password) } }),
  } satisfies SMTPPoolOptions
}

/** What is percent-encoded in it decoded, and a stray % left as it is. */
const plain = (part: string): string =>
  part.replaceAll(/(?:%[\da-f]{2})+/gi, (coded) => {
    try {
      return decodeURIComponent(coded)
    } catch {
      return coded
    }
  })
