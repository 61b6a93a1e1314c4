/** Why the server cannot listen on this address, and what to do. */
export function describeListenError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const { code } = error as { code?: string }
  const sentence = {
    EADDRINUSE: `The port ${port} is in use. Stop what uses it, or set PORT to another one.`,
    EACCES: `This user may not listen on port ${port}. Set PORT to one from 1024 on.`,
    EADDRNOTAVAIL: notHere(host),
    ENOTFOUND: notHere(host),
    EAI_AGAIN: notHere(host),
  }[code ?? '']
  return sentence && error instanceof Error ? Object.assign(error, { sentence }) : error
}

const notHere = (host: string) =>
  `HOST is ${host}, which is no address of this machine. 0.0.0.0 is all of them, 127.0.0.1 is this machine alone.`
