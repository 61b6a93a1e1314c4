import type { StoryPage } from '@moonpage/contract/story'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../../lib/class-names.ts'
import { cropClass } from '../../../lib/picture-crop.ts'
import css from './bedtime.module.css'

type BedtimePictureProps = { page: StoryPage | null; isFading: boolean }

/** The picture by candlelight. A new one is laid over the one before; the last one becomes a moon. */
export const BedtimePicture = ({ page, isFading }: BedtimePictureProps) => {
  const [layers, setLayers] = useState<readonly StoryPage[]>(page ? [page] : [])
  if (page && layers.at(-1) !== page) setLayers([...layers.slice(-1), page])
  const box = useRef<HTMLDivElement>(null)
  const [face, setFace] = useState({ x: 0, y: 0 })
  useLayoutEffect(() => {
    const image = isFading ? box.current?.querySelector<HTMLImageElement>(':scope > :last-child img') : null
    if (image) setFace(heroIn(image, page))
  }, [isFading, page])
  return (
    <div
      ref={box}
      style={{ '--face-x': `${face.x}px`, '--face-y': `${face.y}px` } as CSSProperties}
      className={cx(css.picture, isFading && css.setting)}
    >
      {layers.map((one) => (
        <div key={one.page_number}>
          <img
            src={one.image_url ?? undefined}
            srcSet={one.image_srcset ?? undefined}
            sizes="(max-width: 899px) 135vw, 920px"
            className={cropClass(one.image_focus, 1)}
            alt={one.image_alt ?? ''}
          />
        </div>
      ))}
    </div>
  )
}

/** Where the hero's face is in the box of a picture, in px from its middle. */
const heroIn = (image: HTMLImageElement, page: StoryPage | null): { x: number; y: number } => {
  const [left, top, width, height] = page?.image_focus?.faces[0] ?? [50, 50, 0, 0]
  const { clientWidth, clientHeight } = image
  const scale = Math.max(clientWidth / 4, clientHeight / 3)
  const [crossPlace = 50, downPlace = 50] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map(Number.parseFloat)
  const at = (size: number, whole: number, place: number, share: number) =>
    ((size - whole) * place) / 100 + (whole * share) / 100 - size / 2
  return {
    x: at(clientWidth, scale * 4, crossPlace, left + width / 2),
    y: at(clientHeight, scale * 3, downPlace, top + height / 2),
  }
}
