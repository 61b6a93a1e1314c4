import { problem } from '../../lib/problem.ts'

let common: Promise<ReadonlySet<string>> | undefined

// When a first password is set, and not before: 26 ms and 4 MB.
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // Shorter ones are too short already.
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 8))
}

/** Refuses what is among the 49 000 most used passwords, in capitals or not. @param field the form's name for it */
export async function rejectCommonPassword(password: string, field: string): Promise<void> {
  common ??= readCommonPasswords()
  if (!(await common).has(password.toLowerCase())) return
  const message = 'This password is used by too many people. Please choose another one.'
  throw problem('password_common', 422, message, { errors: [{ field, message }] })
}
