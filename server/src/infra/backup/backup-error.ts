/** Why a backup or restore cannot continue, in a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The message for a disk or database error; null for a bug. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof BackupError) return error.message
  const { code, path, sentence } = error as NodeJS.ErrnoException & { sentence?: string }
  if (sentence) return sentence
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `This process may not write to ${path}.`
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no ${path}.`
  return null
}
