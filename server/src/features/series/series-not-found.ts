import { problem } from '../../lib/problem.ts'

export const seriesNotFound = () => problem('series_not_found', 404, 'We couldn’t find that world.')
