import type { Readable } from 'node:stream'

/** Where backups are kept beside a folder: a bucket. Failures are BackupErrors. */
export type BackupStore = {
  /** Before work is done for it. @throws if the store cannot be asked, or the name is taken or is none */
  checkFree(name: string): Promise<void>
  /** Uploads a file, and compares what the store gives back. @throws if it is another */
  upload(file: string, name: string): Promise<void>
  /** Names of all backups. */
  list(): Promise<string[]>
  remove(name: string): Promise<void>
  /** @throws if there is none of this name */
  read(name: string): Promise<Readable>
}

/** How a backup in the bucket is named where a file could stand: `s3:moonpage-2026-03-01-030000.tar.gz`. */
export const inBucket = 's3:'

/** Names of backups: no folders, so that one bucket may hold other things. */
export const isBackupName = (name: string): boolean => /^[\w-][\w.-]{0,200}\.tar\.gz$/.test(name)
