import { problem } from '../../lib/problem.ts'

export const childNotFound = () => problem('child_not_found', 404, 'We couldn’t find that child.')
