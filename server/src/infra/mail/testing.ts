import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = {
  sender: string
  /** As the envelope said: this is who gets it. */
  recipients: string[]
  raw: string
  mail: Email
}

/**
 * A mail server on this machine that takes what it is given, without encryption.
 * @param options of smtp-server, to refuse something
 * @param port the same as before, for one that comes back
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
  // A client that hangs up in the middle is none of a test's business.
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

/** An answer of the server's own, such as `refusing(550, 'no such user')`. */
export const refusing = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode })
