import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { InvalidSetting } from './invalid-setting.ts'

/**
 * Creates the folder if it is missing.
 * @throws InvalidSetting if it cannot be written
 */
export async function openDataDir(dir: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true })
    await access(dir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = reasons[code ?? '']
    if (why) throw new InvalidSetting(`Moonpage cannot keep anything in DATA_DIR, ${dir}: ${why}`)
    throw error
  }
}

const elsewhere = 'or set DATA_DIR to another folder.'
const denied = `this user may not write there. Give it the right to, ${elsewhere}`
const notAFolder = `that is a file, or lies below one. Move the file, ${elsewhere}`
const reasons: Record<string, string> = {
  EACCES: denied,
  EPERM: denied,
  EROFS: `the disk is read-only. Make it writable, ${elsewhere}`,
  ENOTDIR: notAFolder,
  EEXIST: notAFolder,
  ENOSPC: `the disk is full. Make room, ${elsewhere}`,
  EDQUOT: `the disk is full. Make room, ${elsewhere}`,
}
