/** The frame that every list call answers, alike. */
export const pageFrame = (page: number, pageSize: number, total: number) => {
  const totalPages = Math.ceil(total / pageSize)
  return {
    page,
    page_size: pageSize,
    total,
    total_pages: totalPages,
    has_next: page < totalPages,
    has_previous: page > 1,
  }
}

/** The rows that a list was asked for, by page or by limit and skip. */
export const rangeOf = (asked: {
  page: number
  page_size: number
  limit?: number | undefined
  skip?: number | undefined
}): { limit: number; offset: number } => {
  const limit = asked.limit ?? asked.page_size
  return { limit, offset: asked.skip ?? (asked.page - 1) * limit }
}

/** The frame of a range, which need not begin with a page. */
export const rangeFrame = ({ limit, offset }: { limit: number; offset: number }, total: number) => ({
  ...pageFrame(Math.floor(offset / limit) + 1, limit, total),
  has_next: offset + limit < total,
  has_previous: offset > 0,
})
