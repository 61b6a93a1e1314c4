import { problem, type ProblemError } from '../../lib/problem.ts'

export const webhookNotFound = (): ProblemError =>
  problem('webhook_not_found', 404, 'There is no such webhook')
