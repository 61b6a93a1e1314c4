import type { PictureFocus } from '@moonpage/contract/picture-focus'
import { useCallback, useState } from 'react'
import { cropClass, fitsFaces } from '../../lib/picture-crop.ts'
import type { ReadingMode } from './reading-mode.ts'
import css from './story-picture.module.css'

/** Width divided by height of the picture's box; next to text, at most a twentieth of the picture is cropped. */
const ratios: Record<Exclude<ReadingMode, 'overlay'>, number> = {
  adaptive: 1.4,
  'side-by-side': 1.4,
  book: 1,
}

/**
 * The crop class for a page's picture. In overlay mode the box is what the text leaves of the screen, so it is measured
 * with the ref `place`.
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
  // The faces do not fit into the page: show the whole picture with margins.
  if (mode === 'book' && focus && !fitsFaces(focus, ratios.book)) return { place, crop: css.whole }
  const ratio = mode === 'overlay' ? measured : ratios[mode]
  return { place, crop: ratio === null ? undefined : cropClass(focus, ratio) }
}
