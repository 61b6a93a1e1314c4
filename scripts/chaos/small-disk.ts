import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeFolder, temporaryFolder } from '../lib/app-process.ts'

/** A small file system that can be filled. */
export type SmallDisk = {
  folder: string
  /** To the last byte. */
  fill(): void
  makeRoom(): void
  remove(): void
}

/** @throws when the OS user may not mount */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = temporaryFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch (error) {
    removeFolder(folder)
    throw new Error('A small file system could not be mounted: this scenario needs root on Linux.', {
      cause: error,
    })
  }
  const ballast = join(folder, 'ballast')
  mkdirSync(ballast)
  let files = 0
  return {
    folder,
    fill() {
      // Smaller and smaller files, until not even the smallest fits.
      for (const bytes of [1_048_576, 4096, 1])
        for (;;)
          try {
            writeFileSync(join(ballast, String(++files)), Buffer.alloc(bytes))
          } catch {
            break
          }
    },
    makeRoom: () => {
      rmSync(ballast, { recursive: true })
      mkdirSync(ballast)
    },
    remove() {
      execFileSync('umount', ['-l', folder])
      removeFolder(folder)
    },
  }
}
