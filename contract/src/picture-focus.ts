import * as z from 'zod/mini'

/** Left, top, width and height in whole percent of the picture. */
const Box = z.tuple([z.int(), z.int(), z.int(), z.int()])
export type FocusBox = z.infer<typeof Box>

/** A fourth face is seen with all figures. */
export const mostFaces = 3

/** The parts of a picture that a crop should contain. */
export const PictureFocus = z.object({
  /** A box around each head with its ears, the hero's first. */
  faces: z.array(Box).check(z.maxLength(mostFaces)),
  /** A box around all figures, wings and tails included. */
  cast: Box,
})
export type PictureFocus = z.infer<typeof PictureFocus>
