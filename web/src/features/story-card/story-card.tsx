import { categoryLabel } from '@moonpage/contract/category-label'
import type { StorySummary } from '@moonpage/contract/story'
import type { ReactNode } from 'react'
import { aboutOf } from '../../lib/story-about.ts'
import { cx } from '../../lib/class-names.ts'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import { ArrowLink } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { Ribbon } from '../../ui/ribbon.tsx'
import { CardPicture, type CategoryDrawing, type Priority } from './card-picture.tsx'
import { CardState } from './card-state.tsx'
import css from './story-card.module.css'
import { placeWords, storyPath, wayInto } from './story-path.ts'

/**
 * `feature` is large; `row` has its text next to the picture on wide screens; `wide` spans two columns, with `tall` next
 * to it.
 */
export type CardLayout = 'card' | 'feature' | 'row' | 'wide' | 'tall'

type StoryCardProps = {
  story: StorySummary
  /** Renders the icon of a category, for the chips and the placeholder. */
  icon: CategoryDrawing
  layout?: CardLayout
  /** Of its picture. */
  priority?: Priority
  /** Index in the list: neighbors get different edges. */
  index?: number
  /** In the public feed: links to the public reader. */
  isPublicContext?: boolean
  heading?: 'h2' | 'h3'
  /** Slot in the picture's upper right corner: the favorite button. */
  corner?: ReactNode
  /** Slot at the end of the last line: the menu. */
  tools?: ReactNode
}

/**
 * On phones, two thirds of the card's actual width, as in the reader: at their pixel density the difference cannot be
 * seen.
 */
const sizes = {
  card: '(min-width: 1280px) 366px, (min-width: 900px) 30vw, (min-width: 600px) 45vw',
  feature: '(min-width: 1120px) 652px, (min-width: 900px) 30vw',
  row: '(min-width: 1120px) 236px, (min-width: 900px) 30vw, (min-width: 600px) 45vw',
  wide: '(min-width: 1280px) 766px, (min-width: 900px) 62vw',
  // Cropped from a wider picture.
  tall: '(min-width: 1280px) 526px, (min-width: 600px) 45vw',
} as const satisfies Record<CardLayout, string>
const phoneSize = 'calc(66vw - 26px)'

const chipsOf = (story: StorySummary) => [
  aboutOf(story),
  ...[story.theme, story.setting].map((id) => ({ icon: id, label: categoryLabel(id) })),
]

/** Aspect ratios other than 4:3; the same as in pages/public-stories/found.module.css. */
const ratios: Partial<Record<CardLayout, number>> = { wide: 1.93, tall: 0.93 }

export const StoryCard = ({
  story,
  icon,
  layout = 'card',
  index = 0,
  priority = 'low',
  isPublicContext = false,
  heading: Heading = 'h3',
  corner,
  tools,
}: StoryCardProps) => {
  const path = storyPath(story, isPublicContext)
  const place = isPublicContext ? null : placeWords(story)
  const over = (
    <>
      {place && <Ribbon className={css.ribbon}>{place}</Ribbon>}
      {story.is_public && story.moderation_status === 'clear' && (
        <span className={css.tag}>
          <Drawing svg={pageIcons.globe} />
          Public
        </span>
      )}
      {corner && <div className={css.corner}>{corner}</div>}
    </>
  )
  return (
    <article className={cx(css.card, css[layout])}>
      <CardPicture
        {...{ story, icon, over, priority }}
        cut={([1, 2, 3] as const)[index % 3] ?? 1}
        sizes={{ desk: sizes[layout], phone: phoneSize }}
        ratio={ratios[layout]}
      />
      <div className={css.words}>
        <Heading className={css.title} dir={dirOf(story.title)}>
          <Link to={path}>
            <BidiText>{story.title}</BidiText>
          </Link>
        </Heading>
        <ul className={css.chips}>
          {chipsOf(story).map((chip) => (
            <li key={chip.icon}>
              {icon(chip.icon, priority !== 'high')}
              {chip.label}
            </li>
          ))}
        </ul>
        <CardState story={story} />
        <div className={css.last}>
          <ArrowLink to={path} className={css.read}>
            <span>
              {wayInto(story)}
              <span className="only-read-aloud">: {story.title}</span>
            </span>
          </ArrowLink>
          {tools}
        </div>
      </div>
    </article>
  )
}
