import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Decodes quoted-printable: `=3D` is `=`, and a `=` at a line's end joins lines. */
const unquoted = (email: string) => email.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')

/** The reset links in the emails to an account, oldest first. */
function linksTo(accountId: string): string[] {
  const folder = join(process.env['APP_DATA_DIR'] ?? '', 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith(`-${accountId}.eml`))
    .toSorted()
    .map((file) => unquoted(readFileSync(join(folder, file), 'utf8')))
    .flatMap((email) => /\/reset-password\?token=[\w-]+/.exec(email) ?? [])
}

/** Waits for the first reset email to an account. @returns the path of its link, with the token */
export async function resetLink(accountId: string): Promise<string> {
  await expect.poll(() => linksTo(accountId).length).toBeGreaterThan(0)
  return linksTo(accountId)[0] ?? ''
}
