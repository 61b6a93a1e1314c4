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
