import { isUnfinished } from '@moonpage/contract/progress'
import type { StorySummary } from '@moonpage/contract/story'
import type { ReactNode } from 'react'
import { cropClass } from '../../lib/picture-crop.ts'
import { Drawing } from '../../ui/icon.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { CutOut, Picture } from '../../ui/picture.tsx'
import css from './card-picture.module.css'

/** @param isLate whether it may wait for the scripts */
export type CategoryDrawing = (category: string, isLate?: boolean) => ReactNode

/** `high`: it is on the first screen, and the largest thing there. `desk`: on a desk's first screen. `low`: further down. */
export type Priority = 'high' | 'desk' | 'low'

type CardPictureProps = {
  story: StorySummary
  icon: CategoryDrawing
  cut: 1 | 2 | 3
  sizes: { desk: string; phone: string }
  /** Width divided by height of its box, if it differs from the picture's. */
  ratio?: number | undefined
  priority?: Priority
  over: ReactNode
}

const eagerProps = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const

/** The book's first picture; a pencil placeholder before it is painted; the opening text without pictures. */
export const CardPicture = ({ story, icon, cut, sizes, ratio, over, priority = 'low' }: CardPictureProps) => {
  if (story.preview_image_url) {
    return (
      <Picture
        cut={cut}
        over={over}
        src={story.preview_image_url}
        srcSet={story.preview_image_srcset ?? undefined}
        sizes={sizes.desk}
        phoneSize={sizes.phone}
        isOnDesk={priority === 'desk'}
        crop={ratio === undefined ? undefined : cropClass(story.preview_image_focus, ratio)}
        alt={story.preview_image_alt ?? ''}
        {...(priority === 'high' && eagerProps)}
      />
    )
  }
  if (story.generation_status !== 'completed' && (isUnfinished(story.generation_status) || !story.opening)) {
    return (
      <CutOut cut={cut} over={over} pencil>
        <div className={css.pencil}>
          {icon(story.subject, priority !== 'high')}
          {icon(story.setting, priority !== 'high')}
          <Drawing svg={pageIcons.pencil} />
        </div>
      </CutOut>
    )
  }
  return (
    <CutOut cut={cut} over={over} pencil>
      <div className={css.text}>
        <b>Text Story</b>
        <p>{story.opening}</p>
      </div>
    </CutOut>
  )
}
