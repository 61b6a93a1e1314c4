import { problem, type ProblemError } from '../../lib/problem.ts'

const taken: Record<string, { code: string; field: string; message: string }> = {
  accounts_email: { code: 'email_taken', field: 'email', message: 'Email is already registered' },
  accounts_username: { code: 'username_taken', field: 'username', message: 'Username is already taken' },
}

/** Converts a unique violation on email or username to a 409; null for any other error. */
export function takenProblem(error: unknown): ProblemError | null {
  const clash = taken[(error as { constraint?: string }).constraint ?? '']
  if (!clash) return null
  return problem(clash.code, 409, clash.message, { errors: [{ field: clash.field, message: clash.message }] })
}
