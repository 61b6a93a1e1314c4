import { isUnfinished } from '@moonpage/contract/progress'
import type { Story, StoryPage } from '@moonpage/contract/story'
import type { ReactNode } from 'react'
import { cx } from '../../lib/class-names.ts'
import { fitText } from './fit-text.ts'
import { BidiText } from '../../ui/bidi-text.tsx'
import css from './page-view.module.css'
import { refrainOf } from './page-text.ts'
import { PageWords } from './page-words.tsx'
import type { ReadingMode } from './reading-mode.ts'
import { StoryPicture } from './story-picture.tsx'
import type { ReadingSize } from '@moonpage/contract/reading-sizes'
import type { ModeLayouts } from './use-mode-layouts.ts'

/** The fields of a story that its pages need. */
export type BookStory = Pick<
  Story,
  | 'title'
  | 'age_group'
  | 'story_attributes'
  | 'story_pages'
  | 'dedication'
  | 'generation_status'
  | 'reading_size'
>

type PageViewProps = {
  story: BookStory
  page: StoryPage
  total: number
  textSize: ReadingSize
  mode: ReadingMode
  /** Of every mode but `adaptive`. */
  layouts: ModeLayouts | undefined
  /** Below the last text of a completed book. */
  ending: ReactNode
}

/** Without a picture, short texts are set larger. */
const lengthOf = (content: string) => {
  const words = content.split(/\s+/).length
  if (words <= 24) return css.few
  return words <= 55 ? css.some : css.many
}

/** A page: picture and text in the layout of the mode, or text only. */
export const PageView = ({ story, page, total, textSize, mode, layouts, ending }: PageViewProps) => {
  const isFirst = page.page_number === 1
  const isLast = page.page_number === total
  const hasPicture = page.has_image || page.image_url !== null
  const isBook = mode === 'book'
  const dedication = isFirst ? story.dedication : null
  const isVerse = story.story_attributes.includes('rhyming')
  const words = (
    <PageWords
      content={page.content}
      isVerse={isVerse}
      refrain={refrainOf(story.story_pages.map(({ content }) => content))}
      dedication={dedication}
      ending={isLast && story.generation_status === 'completed' ? ending : null}
      capital={hasPicture && !isBook ? undefined : { raised: css.opening, dropped: css.dropped }}
    />
  )
  return (
    <div
      ref={fitText}
      className={cx(
        css.page,
        css[textSize],
        hasPicture ? mode !== 'overlay' && css.pictured : css.plain,
        mode !== 'adaptive' && (hasPicture || isBook) && layouts?.[mode],
        story.age_group === '3-4' && css.youngest,
      )}
    >
      {hasPicture && (
        <div className={css.slot}>
          <StoryPicture page={page} mode={mode} isGenerating={isUnfinished(story.generation_status)} />
        </div>
      )}
      {!hasPicture && isBook && (
        <p className={layouts?.facing} aria-hidden="true">
          <BidiText>{story.title}</BidiText>
        </p>
      )}
      <div className={css.text} data-words={page.page_number}>
        {/* Screen readers get this from the bar above. */}
        <p className={cx(css.caption, 'on-phone')} aria-hidden="true">
          <b>
            <BidiText>{story.title}</BidiText>
          </b>
          <span>
            Page {page.page_number} of {total}
          </span>
        </p>
        {hasPicture ? (
          words
        ) : (
          <div className={cx(css.sheet, lengthOf(page.content), isVerse && css.stanzas)}>{words}</div>
        )}
      </div>
    </div>
  )
}
