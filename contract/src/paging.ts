import * as z from 'zod/mini'

const whole = (min: number, max: number) => z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))

/** The frame that every list call answers, alike. */
export const Paged = {
  page: z.int(),
  page_size: z.int(),
  total: z.int(),
  total_pages: z.int(),
  has_next: z.boolean(),
  has_previous: z.boolean(),
}

/** What every list call may be asked by page. */
export const pageQuery = (pageSize: number) => ({
  page: z._default(whole(1, 1_000_000), 1),
  page_size: z._default(whole(1, 100), pageSize),
})

/** A list that can be asked by `limit` and `skip` as well, where the client speaks so. They win over the page. */
export const skipQuery = (pageSize: number) => ({
  ...pageQuery(pageSize),
  limit: z.optional(whole(1, 100)),
  skip: z.optional(whole(0, 100_000_000)),
})
