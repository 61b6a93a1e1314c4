import type { listPublicFeed } from '@moonpage/contract/feed'
import type * as z from 'zod/mini'
import type { FeedFacets } from '../../core/stories/feed-pagination.ts'
import { ageGroupsWithin } from './age-filter.ts'

export type FeedQuery = z.output<typeof listPublicFeed.query>

/** The filters, without sort order and search. */
export const facetsOf = ({ age_group, subject, theme }: FeedQuery): FeedFacets => ({
  ...(subject && { subject: [subject] }),
  ...(theme && { theme: [theme] }),
  ...(age_group && { age_group: ageGroupsWithin(age_group) }),
})
