import type { publicFeed } from '@moonpage/contract/feed'
import type * as z from 'zod/mini'
import type { FeedKinds } from '../../core/stories/feed-walk.ts'
import { ageGroupsWithin } from './age-filter.ts'

export type FeedQuery = z.output<typeof publicFeed.query>

/** What was asked for beside order and words. */
export const kindsOf = ({ age_group, subject, theme }: FeedQuery): FeedKinds => ({
  ...(subject && { subject: [subject] }),
  ...(theme && { theme: [theme] }),
  ...(age_group && { age_group: ageGroupsWithin(age_group) }),
})
