import type { PictureFocus } from '@moonpage/contract/picture-focus'
import { useCallback, useState } from 'react'
import { cropClass, fitsFaces } from '../../lib/picture-crop.ts'
import type { ReadingMode } from './reading-mode.ts'
import css from './story-picture.module.css'

/** How wide to high a picture's place may be; beside the words as little as a twentieth of it is given away. */
const ratios: Record<Exclude<ReadingMode, 'overlay'>, number> = {
  adaptive: 1.4,
  'side-by-side': 1.4,
  book: 1,
}

/**
 * Which part of a page's picture its place shows. Under an overlay the place is what the words leave of the screen,
 * so it is measured, with `place` as its ref.
 */
export const useCrop = (focus: PictureFocus | null, mode: ReadingMode) => {
  const [measured, setMeasured] = useState<number | null>(null)
  const isMeasured = mode === 'overlay' && focus !== null
  const place = useCallback(
    (box: HTMLElement | null) => {
      if (!box || !isMeasured) return
      const measure = () => setMeasured(box.clientWidth / Math.max(1, box.clientHeight))
      measure()
      const resized = new ResizeObserver(measure)
      resized.observe(box)
      return () => resized.disconnect()
    },
    [isMeasured],
  )
  // Faces further apart than a leaf is wide: the whole picture, with paper above and below.
  if (mode === 'book' && focus && !fitsFaces(focus, ratios.book)) return { place, crop: css.whole }
  const ratio = mode === 'overlay' ? measured : ratios[mode]
  return { place, crop: ratio === null ? undefined : cropClass(focus, ratio) }
}
