/** Which pages get a picture: evenly spread, first and last always. Page numbers, from 1. */
export function picturePages(pageCount: number, maxImages: number): number[] {
  const count = Math.min(maxImages, pageCount)
  if (count <= 0) return []
  if (count === 1) return [1]
  return Array.from({ length: count }, (_, i) => 1 + Math.round((i * (pageCount - 1)) / (count - 1)))
}
