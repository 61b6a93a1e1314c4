import { basename } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Log } from '../log.ts'
import { mailMessage } from './mail-message.ts'
import { writeEmailFile } from './email-files.ts'
import type { Mailer } from './mailer.ts'

/** Writes emails as .eml files and logs their names. */
export function fileMailer({ dir, from }: { dir: string; from: string }, log: Pick<Log, 'info'>): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    storesEmails: true,
    async send(mail) {
      const { message } = await composer.sendMail({
        ...mailMessage(mail, from),
        text: { raw: toReadableMessage(mail.text) },
      })
      const name = await writeEmailFile(dir, mail.accountId, message as Buffer)
      log.info({ file: `${basename(dir)}/${name}` }, 'email written to a file')
    },
    close: () => composer.close(),
  }
}

// 8bit instead of quoted-printable: without a mail server people open the file in an editor to copy the link.
const toReadableMessage = (text: string): string =>
  `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text}`
