import type { Making } from '@moonpage/contract/making'
import { picturePages } from '@moonpage/contract/picture-pages'
import { pageCountLimits } from '@moonpage/contract/story-input'
import { cx } from '../../lib/class-names.ts'
import css from './image-counts.module.css'
import { Question } from './question.tsx'
import { imageChoices } from './wording.ts'
import { costTip, priceOf } from './costs.ts'

const pages = Array.from({ length: pageCountLimits.default }, (_, index) => index + 1)

/** Ten small pages, those with a picture painted. */
const PageStrip = ({ images }: { images: number }) => {
  const painted = new Set(picturePages(pages.length, images))
  return (
    <span className={css.strip}>
      {pages.map((page) => (
        <i key={page} className={cx(painted.has(page) && css.painted)} />
      ))}
      {images > 0 && (
        <span className="only-read-aloud">
          {images >= pages.length ? 'on every page' : `on pages ${[...painted].join(', ')}`}
        </span>
      )}
    </span>
  )
}

const Price = ({ count, making }: { count: number; making: Making | undefined }) => {
  const { here, elsewhere } = priceOf(count, making)
  return (
    <span className={css.price}>
      {elsewhere && (
        <span className={css.elsewhere}>
          elsewhere <span>{elsewhere}</span>
        </span>
      )}
      {elsewhere && ' '}
      {here && <span>{here}</span>}
    </span>
  )
}

type ImageCountsProps = {
  chosen: number
  onChoose: (count: number) => void
  making: Making | undefined
}

export const ImageCounts = ({ chosen, onChoose, making }: ImageCountsProps) => (
  <Question title="How many pictures?" hint="Ten pages in all.">
    <div className={css.counts}>
      {imageChoices.map(({ count, label }) => (
        <label key={count} className={css.count}>
          <input
            type="radio"
            name="max_images"
            value={count}
            checked={count === chosen}
            onChange={() => onChoose(count)}
          />
          <b>{label}</b>
          <Price count={count} making={making} />
          <PageStrip images={count} />
        </label>
      ))}
    </div>
    <p className={css.tip}>{costTip(making)}</p>
  </Question>
)
