import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** As a mail program undoes it: `=3D` is `=`, and a `=` at a line's end joins it with the next. */
const unquoted = (letter: string) => letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')

/** The reset links in the letters to an account, the oldest first. */
function linksTo(accountId: string): string[] {
  const folder = join(process.env['APP_DATA_DIR'] ?? '', 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith(`-${accountId}.eml`))
    .toSorted()
    .map((file) => unquoted(readFileSync(join(folder, file), 'utf8')))
    .flatMap((letter) => /\/reset-password\?token=[\w-]+/.exec(letter) ?? [])
}

/** Waits for the app's first reset letter to an account. @returns the path of its link, with the token */
export async function resetLink(accountId: string): Promise<string> {
  await expect.poll(() => linksTo(accountId).length).toBeGreaterThan(0)
  return linksTo(accountId)[0] ?? ''
}
