import { problem, type ProblemError } from '../../lib/problem.ts'

/** @param name of the provider of single sign-on */
export const passwordsOff = (name: string): ProblemError =>
  problem('passwords_off', 403, `This site has no passwords. Please continue with ${name}.`)
