/** An error that the user can fix; the message says how. */
export class SetupError extends Error {}

export const notFetched =
  'The packages could not be fetched. The first start needs the internet (or an npm cache that holds them); later starts do not.'

const reasons = [
  [/ENOSPC|no space left/i, 'The disk is full. Make room and try again.'],
  [
    /EROFS|EACCES|EPERM|read-only file system|permission denied/i,
    'This folder cannot be written to. Moonpage must be able to write into its own folder: clone it to a place of yours.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|network/i,
    notFetched,
  ],
  [
    /EINTEGRITY/,
    'A package arrived damaged. Try again; if it stays so, run "npm cache clean --force" first.',
  ],
  [/EBADPLATFORM/, 'A package does not exist for this kind of machine. Moonpage runs on Linux and macOS.'],
]

/** The message for a failed program's output, or null if it is unknown. */
export const sentenceFor = (output) => reasons.find(([pattern]) => pattern.test(output))?.[1] ?? null

/** Runs `act`; file system errors get a message. */
export async function explaining(act) {
  try {
    return await act()
  } catch (error) {
    const sentence =
      error instanceof SetupError ? null : sentenceFor(`${error?.code ?? ''} ${error?.message ?? ''}`)
    throw sentence ? new SetupError(sentence) : error
  }
}
