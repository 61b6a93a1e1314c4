import type { Readable } from 'node:stream'

/**
 * Where picture files lie. File names are flat (`{stem}-{width}.webp`), unguessable, and never change content. Where the
 * place cannot be reached, every method throws StorageUnavailable within seconds.
 */
export type PictureStore = {
  /** Whole or not at all; putting the same name again replaces it. @param signal ends it; it throws the reason then */
  put(file: string, data: Uint8Array, signal?: AbortSignal): Promise<void>
  /** Null when there is no such file. */
  read(file: string): Promise<{ size: number; stream: Readable } | null>
  remove(files: readonly string[]): Promise<void>
  /** Removes what was begun before `before` and never became a picture. @returns how many */
  removeDrafts(before: Date, signal: AbortSignal): Promise<number>
  /** Goes through all of them: for the background. @returns bytes of all pictures */
  size(signal: AbortSignal): Promise<number>
  /** For before something is made that costs. @throws StorageUnavailable where it could not be kept */
  ready(): Promise<void>
  /** Writes, reads back and removes a file. @throws with a sentence for whoever runs the site */
  check(): Promise<void>
}

/** Anything else is not one of our files, and never reaches a path. */
export const isPictureFile = (file: string): boolean => /^[A-Za-z0-9_-]{10,80}\.webp$/.test(file)
