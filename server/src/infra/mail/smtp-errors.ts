import type { NodemailerError } from 'nodemailer'
import { NoSuchMailbox } from './mailer.ts'

/**
 * The error as a message for the log. It contains neither the server's response, which repeats the address, nor the
 * cause: the queue stores errors of failed jobs.
 */
export function describeSmtpError(error: unknown, host: string): Error {
  const { code, originalCode, command, responseCode, response } = error as Partial<NodemailerError> & {
    originalCode?: string
  }
  // RFC 3463: class, subject and detail after the reply code.
  const [, detail] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? []
  const serverCode =
    [responseCode, detail].filter(Boolean).join(' ') || (originalCode ?? code ?? 'no reason given')
  const server = `The mail server ${host}`

  switch (code) {
    case 'EABORT':
    case 'ETIMEDOUT':
      return new Error(`${server} did not answer in time.`)
    case 'EDNS':
      return new Error(`${server} was not found (${serverCode}).`)
    case 'ETLS':
      return new Error(`${server} offers no encryption that can be trusted (${serverCode}).`)
    case 'EAUTH':
      return new Error(`${server} does not accept the user and password of SMTP_URL (${serverCode}).`)
    case 'EENVELOPE':
      if (command === 'MAIL FROM')
        return new Error(`${server} takes no mail from the address in MAIL_FROM (${serverCode}).`)
      if (command === 'RCPT TO' && detail && noMailbox.test(detail))
        return new NoSuchMailbox(`${server} knows no such mailbox (${serverCode}).`)
      return new Error(`${server} takes no mail for this recipient (${serverCode}).`)
    case 'EMESSAGE':
      return new Error(`${server} rejected the email (${serverCode}).`)
    default:
      return /CERT|SIGNED|SIGNATURE|ISSUER|CHAIN/.test(serverCode)
        ? new Error(`${server} shows a certificate that cannot be trusted (${serverCode}).`)
        : new Error(`${server} could not be reached (${serverCode}).`)
  }
}

/** Permanent errors of the recipient's address: no such mailbox or domain, malformed, moved. */
const noMailbox = /^5\.1\.(1|2|3|6|10)$/
