import { problem } from '../../lib/problem.ts'

export const storyNotFound = () => problem('story_not_found', 404, 'Story not found')
