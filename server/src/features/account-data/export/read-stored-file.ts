import { buffer } from 'node:stream/consumers'
import type { ExportDeps } from './export-part.ts'

/** @returns null for a file that is missing, which the README mentions by its name in the archive */
export async function readStoredFile(
  { pictures, note }: Pick<ExportDeps, 'pictures' | 'note'>,
  file: string,
  name: string,
): Promise<Buffer | null> {
  try {
    const found = await pictures.read(file)
    if (found) return await buffer(found.stream)
    note(`${name} is missing: its file was not found.`)
  } catch {
    note(`${name} is missing: it could not be read now. Another download may have it.`)
  }
  return null
}
