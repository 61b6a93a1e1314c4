import type { GenerationInfo } from '@moonpage/contract/generation-info'
import { picturePages } from '@moonpage/contract/picture-pages'
import { cx } from '../../lib/class-names.ts'
import css from './image-counts.module.css'
import { Question } from './question.tsx'
import { imageChoices } from './wording.ts'
import { costTip, priceOf } from './costs.ts'

/** A row of small pages that shows which ones get a picture. */
const PageStrip = ({ pages, images }: { pages: number; images: number }) => {
  const painted = new Set(picturePages(pages, images))
  return (
    <span className={css.strip}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <i key={page} className={cx(painted.has(page) && css.painted)} />
      ))}
      {images > 0 && (
        <span className="only-read-aloud">
          {images >= pages ? 'on every page' : `on pages ${[...painted].join(', ')}`}
        </span>
      )}
    </span>
  )
}

type ImageCountsProps = {
  pages: number
  chosen: number
  onChoose: (count: number) => void
  generationInfo: GenerationInfo | undefined
}

export const ImageCounts = ({ pages, chosen, onChoose, generationInfo }: ImageCountsProps) => (
  <Question title="How many images?" hint="Spread evenly, with one on the first page and one on the last.">
    <div className={css.counts}>
      {imageChoices(pages).map(({ count, label }) => (
        <label key={label} className={css.count}>
          <input
            type="radio"
            name="max_images"
            value={count}
            checked={count === chosen}
            onChange={() => onChoose(count)}
          />
          <b>
            {label}{' '}
            {count === pages && generationInfo?.painted_here && <em className={css.tag}>Recommended</em>}
          </b>
          <span className={css.price}>{priceOf(count, generationInfo)}</span>
          <PageStrip pages={pages} images={count} />
        </label>
      ))}
    </div>
    <p className={css.tip}>{costTip(generationInfo)}</p>
  </Question>
)
