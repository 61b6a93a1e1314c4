/** The pagination fields of every list response. */
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

/** Offset and limit of a list request, from page and page size or from limit and skip. */
export const rangeOf = (query: {
  page: number
  page_size: number
  limit?: number | undefined
  skip?: number | undefined
}): { limit: number; offset: number } => {
  const limit = query.limit ?? query.page_size
  return { limit, offset: query.skip ?? (query.page - 1) * limit }
}

/** Pagination fields for a range that need not start at a page boundary. */
export const rangeFrame = ({ limit, offset }: { limit: number; offset: number }, total: number) => ({
  ...pageFrame(Math.floor(offset / limit) + 1, limit, total),
  has_next: offset + limit < total,
  has_previous: offset > 0,
})
