/** Where the sentences of a command go; `aside` is for errors and progress. */
export type Terminal = { out: (text: string) => void; aside: (text: string) => void }

/** This process's. */
export const ownTerminal: Terminal = {
  out: (text) => process.stdout.write(text),
  aside: (text) => process.stderr.write(text),
}
