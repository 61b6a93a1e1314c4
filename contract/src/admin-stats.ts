import * as z from 'zod/mini'
import { route } from './route.ts'

/** Days that the charts show, ending with today. */
export const chartDays = 30

export const AdminStats = z.object({
  user_stats: z.object({
    total_users: z.int(),
    /** Since midnight, UTC. */
    new_users_today: z.int(),
    /** Not deactivated. */
    active_users: z.int(),
    /** Active within the last seven days. */
    recent_users: z.int(),
  }),
  story_stats: z.object({ total_stories: z.int(), public_stories: z.int() }),
  /** Of public stories; the average is 0 when there are no ratings. */
  rating_stats: z.object({ total_ratings: z.int(), average_rating: z.number() }),
  /** The five public stories with the most views. */
  top_stories: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      view_count: z.int(),
      rating_count: z.int(),
      average_rating: z.number(),
    }),
  ),
  /** One entry per UTC day, oldest first. */
  daily: z.array(
    z.object({
      day: z.iso.date(),
      new_users: z.int(),
      new_stories: z.int(),
      /** Generations and regenerations requested, of stories, pages and pictures. */
      generations: z.int(),
    }),
  ),
})
export type AdminStats = z.infer<typeof AdminStats>

export const getAdminStats = route({
  method: 'GET',
  path: '/api/v1/admin/stats',
  summary: 'Counts of users, stories and ratings, and their daily figures for the last thirty days',
  failure: 'Failed to fetch dashboard stats',
  access: 'admin',
  reply: AdminStats,
})
