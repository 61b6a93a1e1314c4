import type { StoryPage } from '@moonpage/contract/story'
import { PencilToPaint } from '../../ui/pencil-to-paint.tsx'
import { CutOut } from '../../ui/picture.tsx'
import type { ReadingMode } from './reading-mode.ts'
import css from './story-picture.module.css'
import { useCrop } from './use-crop.ts'
import { useImageRetry } from './use-image-retry.ts'

/**
 * On phones, two thirds of the actual width: at their pixel density the difference cannot be seen, and the medium file
 * is loaded in place of the largest.
 */
const sizesIn = (mode: ReadingMode) =>
  mode === 'overlay' ? '(orientation: portrait) 87vw, 100vw' : '(max-width: 899px) 66vw, 62vw'

type StoryPictureProps = { page: StoryPage; mode: ReadingMode; isGenerating: boolean }

/** A page's picture: the sketch, then the painting; a placeholder if it does not load. */
export const StoryPicture = ({ page, mode, isGenerating }: StoryPictureProps) => {
  const image = useImageRetry(page.image_url, page.image_srcset)
  const { place, crop } = useCrop(page.image_focus, mode)
  const isMissing = !page.sketch_url && (page.image_url === null || image.hasFailed)
  const isSketched = page.image_url === null && page.sketch_url !== null
  return (
    <CutOut ref={place} className={css.picture} pencil={!image.src}>
      <PencilToPaint
        key={page.page_number}
        sketch={page.sketch_url}
        src={image.src}
        srcSet={image.srcSet}
        sizes={sizesIn(mode)}
        crop={crop}
        alt={page.image_alt ?? ''}
        eager
        onError={image.onError}
      />
      {isMissing && <p className={css.missing}>Image will appear once ready</p>}
      {isSketched && (
        <p className={css.drawn}>{isGenerating ? 'Being painted' : 'Image will appear once ready'}</p>
      )}
    </CutOut>
  )
}

/** Prefetches a page's picture in the size for this screen. */
export const prefetchPicture = (page: StoryPage | undefined, mode: ReadingMode): void => {
  if (!page?.image_url) return
  const image = new Image()
  image.sizes = sizesIn(mode)
  image.srcset = page.image_srcset ?? ''
  image.src = page.image_url
}
