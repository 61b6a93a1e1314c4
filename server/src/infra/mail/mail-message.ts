import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.ts'

/**
 * Converts an email for nodemailer. Addresses are objects, because in a string a comma would add a recipient.
 * @param from `Name <address>`, or an address alone
 */
export function mailMessage(mail: Mail, from: string): SendMailOptions {
  const sender = readSender(from)
  return {
    from: sender,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${sender.address.split('@').at(-1)}>`,
    // Suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function readSender(from: string): { name: string; address: string } {
  const [, name, address] = /^(.*)<([^<>]*)>$/s.exec(from) ?? []
  return address === undefined
    ? { name: '', address: from }
    : { name: (name ?? '').trim().replace(/^"(.*)"$/s, '$1'), address: address.trim() }
}
