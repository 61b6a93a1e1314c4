import { basename } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Log } from '../log.ts'
import { mailMessage } from './mail-message.ts'
import { writeEmailFile } from './email-files.ts'
import type { Mailer } from './mailer.ts'

/** Writes letters as .eml files, which any mail program opens. The log says where each one lies. */
export function fileMailer({ dir, from }: { dir: string; from: string }, log: Pick<Log, 'info'>): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    storesEmails: true,
    async send(mail) {
      const { message } = await composer.sendMail({
        ...mailMessage(mail, from),
        text: { raw: readable(mail.text) },
      })
      const name = await writeEmailFile(dir, mail.accountId, message as Buffer)
      log.info({ file: `${basename(dir)}/${name}` }, 'A letter lies in the data folder')
    },
    close: () => composer.close(),
  }
}

// Where no mail server is set there is often no mail program either: the words lie there as they are, for whoever
// opens the file to copy a link, and not in the encoding that old mail servers need.
const readable = (text: string): string =>
  `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text}`
