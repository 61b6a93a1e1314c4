import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.ts'

/**
 * A letter in nodemailer's words. Addresses go in as objects, never as a line to be read: in a line, a comma in an
 * address would be a second recipient.
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
    // Keeps holiday notices from answering.
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
