import type { SharedStory } from '@moonpage/contract/sharing'
import { CategoryIcon } from '../../features/categories/category-icon.tsx'
import { Cover } from '../../features/reader/cover.tsx'
import { passagesOf, refrainOf } from '../../features/reader/page-text.ts'
import { aboutOf } from '../../lib/story-about.ts'
import { cx } from '../../lib/class-names.ts'
import { Invitation } from './invitation.tsx'
import { BackLink } from '../../ui/button.tsx'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import css from './shared-cover.module.css'

type SharedCoverProps = {
  story: SharedStory
  to: string
  /** The page of the collection that it is in; null for a story with a link of its own. */
  collection: string | null
}

/** The cover of a shared story, with the whole text on one page, and an invitation. */
export const SharedCover = ({ story, to, collection }: SharedCoverProps) => {
  const about = aboutOf({ subject: story.category, hero_species: story.hero_species })
  return (
    <div className="wrap">
      {collection && (
        <BackLink to={collection} className={css.back}>
          All the books
        </BackLink>
      )}
      <Cover
        title={story.title}
        summary={story.summary}
        pages={story.story_pages}
        to={to}
        facts={
          <>
            <li>For ages {story.age_group}</li>
            <li>
              <CategoryIcon id={about.icon} />
              {about.label}
            </li>
          </>
        }
      />
      <details className={css.sheet}>
        <summary>Read it all on one page</summary>
        <Words content={story.content} />
      </details>
      <Invitation />
    </div>
  )
}

const Words = ({ content }: { content: string }) => (
  <div className={css.text}>
    {passagesOf(content, true, refrainOf(content.split(/\n\s*\n/))).map(({ lines, isRefrain }, index) => (
      <p
        key={index}
        dir={dirOf(lines.join('\n'), content)}
        className={cx(lines.length > 1 && css.verse, isRefrain && css.refrain)}
      >
        {lines.map((line, row) =>
          lines.length > 1 ? (
            <span key={row}>
              <BidiText>{line}</BidiText>
            </span>
          ) : (
            <BidiText key={row}>{line}</BidiText>
          ),
        )}
      </p>
    ))}
    <p className={css.end}>The end</p>
  </div>
)
