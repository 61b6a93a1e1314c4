import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('backup.ts', import.meta.url))

/** Makes a backup in a process of its own, with the settings of this one. @returns why there is none; null if it is good */
export function runBackup(file: string, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, file], { stdio: ['ignore', 'ignore', 'pipe'], signal })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)))
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0 ? null : said.trim() || 'The backup ended early.'))
  })
}
