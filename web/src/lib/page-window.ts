/** Up to `size` page numbers around the current one, shifted at both ends. */
export const pageWindow = (current: number, total: number, size = 5): number[] => {
  const count = Math.min(size, total)
  const first = Math.max(1, Math.min(current - Math.floor(size / 2), total - count + 1))
  return Array.from({ length: count }, (_, index) => first + index)
}
