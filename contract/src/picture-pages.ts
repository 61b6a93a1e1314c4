/** The page numbers (from 1) that get a picture: evenly spread, with the first and the last page. */
export function picturePages(pageCount: number, maxImages: number): number[] {
  const count = Math.min(maxImages, pageCount)
  if (count <= 0) return []
  if (count === 1) return [1]
  return Array.from({ length: count }, (_, i) => 1 + Math.round((i * (pageCount - 1)) / (count - 1)))
}
