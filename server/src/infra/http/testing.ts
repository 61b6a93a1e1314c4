import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/**
 * Sends raw bytes, in parts if given as a list, and reads until the server closes the connection.
 * @param bytes text is sent as Latin-1, so that it may contain invalid UTF-8
 * @throws if it is still open after `within` ms
 */
export function speak(
  port: number,
  bytes: string | Uint8Array | readonly (string | Uint8Array)[],
  { within = 15_000 }: { within?: number } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const patience = setTimeout(() => {
      socket.destroy()
      reject(new Error(`The connection was open after ${within} ms; received: ${said.slice(0, 300)}`))
    }, within)
    let said = ''
    socket.on('data', (chunk) => (said += chunk.toString('latin1')))
    // A server that rejects a body closes the connection during sending.
    socket.on('error', () => {})
    socket.once('close', () => {
      clearTimeout(patience)
      resolve(read(said))
    })
    for (const piece of typeof bytes === 'string' || bytes instanceof Uint8Array ? [bytes] : bytes)
      socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)
  })
}

function read(said: string): RawAnswer {
  const [head = '', ...rest] = said.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '').split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  }
}
