import * as z from 'zod/mini'
import { route } from './route.ts'

/** Days, today's last, that the charts go back. */
export const chartDays = 30

export const AdminStats = z.object({
  user_stats: z.object({
    total_users: z.int(),
    /** Since midnight, UTC. */
    new_users_today: z.int(),
    /** Not deactivated. */
    active_users: z.int(),
    /** Here within the last seven days. */
    recent_users: z.int(),
  }),
  story_stats: z.object({ total_stories: z.int(), public_stories: z.int() }),
  /** Of public stories; the average is 0 while there is none. */
  rating_stats: z.object({ total_ratings: z.int(), average_rating: z.number() }),
  /** The five public stories that are read most. */
  top_stories: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      view_count: z.int(),
      rating_count: z.int(),
      average_rating: z.number(),
    }),
  ),
  /** One a day, UTC, oldest first. */
  daily: z.array(
    z.object({
      day: z.iso.date(),
      new_users: z.int(),
      new_stories: z.int(),
      /** Stories, pictures and pages that were asked for, new ones and again. */
      generations: z.int(),
    }),
  ),
})
export type AdminStats = z.infer<typeof AdminStats>

export const getAdminStats = route({
  method: 'GET',
  path: '/api/v1/admin/stats',
  summary: 'How many people, stories and ratings there are, and how that went these thirty days',
  failure: 'Failed to fetch dashboard stats',
  access: 'admin',
  reply: AdminStats,
})
