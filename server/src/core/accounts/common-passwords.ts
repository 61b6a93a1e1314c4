import { problem } from '../../lib/problem.ts'

let common: Promise<ReadonlySet<string>> | undefined

// Loaded with the first new password: 26 ms and 4 MB.
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // Shorter ones fail the length check.
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 8))
}

/** Rejects the 49 000 most common passwords, regardless of case. @param field name of the form field, for the error */
export async function rejectCommonPassword(password: string, field: string): Promise<void> {
  common ??= readCommonPasswords()
  if (!(await common).has(password.toLowerCase())) return
  const message = 'This password is used by too many people. Please choose another one.'
  throw problem('password_common', 422, message, { errors: [{ field, message }] })
}
