import * as z from 'zod/mini'

/** Left, top, width and height as whole percent of the picture. */
const Box = z.tuple([z.int(), z.int(), z.int(), z.int()])
export type FocusBox = z.infer<typeof Box>

/** What a crop of a picture should keep. */
export const PictureFocus = z.object({
  /** Of every head with its ears, the hero's first. */
  faces: z.array(Box).check(z.maxLength(3)),
  /** Of all figures, from the tips of their wings to their tails. */
  cast: Box,
})
export type PictureFocus = z.infer<typeof PictureFocus>
