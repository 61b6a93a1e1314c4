import { OidcError } from '../../infra/oidc/oidc-error.ts'
import { problem, type ProblemError } from '../../lib/problem.ts'

export const notConfigured = (): ProblemError => problem('sso_off', 404, 'This site has no single sign-on.')

export const expired = (): ProblemError =>
  problem('sso_expired', 400, 'That took too long, or it began in another browser. Please start again.')

export const mismatched = (): ProblemError =>
  problem('sso_failed', 400, 'That didn’t work. Please start again.')

/** @param name of the provider */
export const emailMissing = (name: string): ProblemError =>
  problem(
    'sso_email_missing',
    403,
    `${name} didn’t tell us your email address. Add one to your account there, or ask the person who runs this site.`,
  )

export const emailUnverified = (name: string, hasPasswords: boolean): ProblemError =>
  problem(
    'sso_email_unverified',
    403,
    hasPasswords
      ? `There’s already an account with your email address, and ${name} hasn’t checked that the address is yours. Log in with your password, then connect ${name} in your profile. Or confirm your address at ${name} and try again.`
      : `There’s already an account with your email address, and ${name} hasn’t checked that the address is yours. Confirm your address at ${name} and try again, or ask the person who runs this site.`,
  )

/** The account is connected to another person of the provider. */
export const otherIdentity = (name: string): ProblemError =>
  problem(
    'sso_other_identity',
    409,
    `The account with your email address is connected to someone else at ${name}. Ask the person who runs this site to disconnect it.`,
  )

export const identityTaken = (name: string): ProblemError =>
  problem(
    'sso_taken',
    409,
    `You’re already known here by another account, which is connected to ${name}. Log out, and continue with ${name} to open it.`,
  )

/** @param hasPasswords whether people can log in without the provider */
export const unreachable = (name: string, hasPasswords: boolean): ProblemError =>
  problem(
    'sso_unreachable',
    503,
    `We can’t reach ${name} right now. Please try again in a minute${hasPasswords ? ', or log in with your password' : ''}.`,
    { retryAfterSeconds: 60 },
  )

/** Of an answer of the provider. */
export function problemOf(error: unknown, name: string, hasPasswords: boolean): unknown {
  if (!(error instanceof OidcError)) return error
  if (error.failure === 'unreachable') return unreachable(name, hasPasswords)
  if (error.failure === 'canceled')
    return problem('sso_canceled', 400, `You’re not logged in: ${name} said no, or you turned back.`)
  return mismatched()
}
