/** The public copy of a story at one time, with the names that strangers read. */
export type SnapshotContent = {
  title: string
  summary: string
  dedication: string | null
  pages: {
    page_number: number
    content: string
    has_image: boolean
    image_alt: string
    image_key: string | null
  }[]
}
