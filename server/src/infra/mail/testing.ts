import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = {
  sender: string
  /** Envelope recipients. */
  recipients: string[]
  raw: string
  mail: Email
}

/**
 * An SMTP server on loopback without encryption.
 * @param options of smtp-server, to reject something
 * @param port reuses the port of a stopped server
 */
export async function testMailServer(options: SMTPServerOptions = {}, port = 0) {
  const emails: Received[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onConnect(_session, callback) {
      connections++
      callback()
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        emails.push({
          sender: envelope.mailFrom ? envelope.mailFrom.address : '',
          recipients: envelope.rcptTo.map((to) => to.address),
          raw: raw.toString(),
          mail: await PostalMime.parse(raw),
        })
        callback()
      })
    },
    ...options,
  })
  // Ignore clients that disconnect.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as { port: number }
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    emails,
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** An SMTP error response, such as `refusing(550, 'no such user')`. */
export const refusing = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode })
