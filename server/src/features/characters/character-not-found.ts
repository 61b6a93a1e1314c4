import { problem } from '../../lib/problem.ts'

export const characterNotFound = () => problem('character_not_found', 404, 'We couldn’t find that character.')
