import type { NodemailerError } from 'nodemailer'
import { NoSuchMailbox } from './mailer.ts'

/**
 * What went wrong, as a sentence for the log. The server's own words are left out, since they repeat the address, and
 * so is the cause: what a job failed of is kept in the queue.
 */
export function describeSmtpError(error: unknown, host: string): Error {
  const { code, originalCode, command, responseCode, response } = error as Partial<NodemailerError> & {
    originalCode?: string
  }
  // RFC 3463: class, subject and detail behind the reply code.
  const [, detail] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? []
  const said = [responseCode, detail].filter(Boolean).join(' ') || (originalCode ?? code ?? 'no reason given')
  const server = `The mail server ${host}`

  switch (code) {
    case 'EABORT':
    case 'ETIMEDOUT':
      return new Error(`${server} did not answer in time.`)
    case 'EDNS':
      return new Error(`${server} was not found (${said}).`)
    case 'ETLS':
      return new Error(`${server} offers no encryption that can be trusted (${said}).`)
    case 'EAUTH':
      return new Error(`${server} does not accept the user and password of SMTP_URL (${said}).`)
    case 'EENVELOPE':
      if (command === 'MAIL FROM')
        return new Error(`${server} takes no mail from the address in MAIL_FROM (${said}).`)
      if (command === 'RCPT TO' && detail && noMailbox.test(detail))
        return new NoSuchMailbox(`${server} knows no such mailbox (${said}).`)
      return new Error(`${server} takes no mail for this recipient (${said}).`)
    case 'EMESSAGE':
      return new Error(`${server} refused the letter (${said}).`)
    default:
      return /CERT|SIGNED|SIGNATURE|ISSUER|CHAIN/.test(said)
        ? new Error(`${server} shows a certificate that cannot be trusted (${said}).`)
        : new Error(`${server} could not be reached (${said}).`)
  }
}

/** Permanent, and about the recipient's address: no such mailbox, no such domain, badly written, moved, no mail there. */
const noMailbox = /^5\.1\.(1|2|3|6|10)$/
