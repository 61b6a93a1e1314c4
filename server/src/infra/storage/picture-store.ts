import type { Readable } from 'node:stream'

/**
 * Stores files of pictures and audio. Names are flat (`{stem}-{width}.webp`, `{stem}.mp3`) and unguessable, and contents never change. If the store
 * cannot be reached, every method throws StorageUnavailable within seconds.
 */
export type PictureStore = {
  /** Atomic; replaces a file of the same name. @param signal aborts it; it then throws the reason */
  put(file: string, data: Uint8Array, signal?: AbortSignal): Promise<void>
  /** Null if there is no such file. */
  read(file: string): Promise<{ size: number; stream: Readable } | null>
  remove(files: readonly string[]): Promise<void>
  /** Deletes unfinished files begun before `before`. @returns how many */
  removeDrafts(before: Date, signal: AbortSignal): Promise<number>
  /** Lists all files, so it is slow. @returns total bytes of all pictures */
  size(signal: AbortSignal): Promise<number>
  /** Called before something expensive is generated. @throws StorageUnavailable if it could not be stored */
  ready(): Promise<void>
  /** Health check: writes, reads and deletes a file. @throws an error with a message for the operator */
  check(): Promise<void>
}

export const isPictureFile = (file: string): boolean => /^[A-Za-z0-9_-]{10,80}\.webp$/.test(file)
export const isAudioFile = (file: string): boolean => /^[A-Za-z0-9_-]{10,80}\.mp3$/.test(file)
/** Any other name is rejected before it becomes a path. */
export const isStoredFile = (file: string): boolean => isPictureFile(file) || isAudioFile(file)
