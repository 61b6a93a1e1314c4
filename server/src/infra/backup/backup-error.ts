/** Why a backup or a restore does not go on, in a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The sentence for what went wrong on the disk or in the database; null for a fault of ours. */
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
