import * as z from 'zod/mini'

const integer = (min: number, max: number) => z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))

/** The paging fields of every list reply. */
export const Paged = {
  page: z.int(),
  page_size: z.int(),
  total: z.int(),
  total_pages: z.int(),
  has_next: z.boolean(),
  has_previous: z.boolean(),
}

/** The paging parameters of every list call. */
export const pageQuery = (pageSize: number) => ({
  page: z._default(integer(1, 1_000_000), 1),
  page_size: z._default(integer(1, 100), pageSize),
})

/** Also accepts `limit` and `skip`, which take precedence over the page. */
export const skipQuery = (pageSize: number) => ({
  ...pageQuery(pageSize),
  limit: z.optional(integer(1, 100)),
  skip: z.optional(integer(0, 100_000_000)),
})
