import { categoryLabel } from '@moonpage/contract/category-label'
import type { SharedStory } from '@moonpage/contract/sharing'
import { useState } from 'react'
import { useSession } from '../../data/session-store.ts'
import { CategoryIcon } from '../../features/categories/category-icon.tsx'
import { passagesOf, refrainOf } from '../../features/reader/page-text.ts'
import { cx } from '../../lib/class-names.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import css from './leaflet.module.css'

const sizes = '(min-width: 900px) 560px, 100vw'

/** The whole story on one long sheet: picture, title, words, and a way to make one's own. */
export const Leaflet = ({ story }: { story: SharedStory }) => {
  const [isLost, setLost] = useState(false)
  const hasPicture = story.has_image && story.image_url !== null && !isLost
  return (
    <article className={cx('wrap', css.leaflet, hasPicture && css.pictured)}>
      {hasPicture && (
        <Picture
          className={css.picture}
          src={story.image_url ?? undefined}
          srcSet={story.image_srcset ?? undefined}
          sizes={sizes}
          alt={story.image_alt ?? ''}
          loading="eager"
          fetchPriority="high"
          onError={() => setLost(true)}
        />
      )}
      <div className={css.words}>
        <header>
          <h1>{story.title}</h1>
          <ul className={css.facts}>
            <li>For ages {story.age_group}</li>
            <li>
              <CategoryIcon id={story.category} className={css.icon} />
              {categoryLabel(story.category)}
            </li>
          </ul>
        </header>
        <Words content={story.content} />
        <Invitation />
      </div>
    </article>
  )
}

const Words = ({ content }: { content: string }) => (
  <div className={css.text}>
    {passagesOf(content, true, refrainOf(content.split(/\n\s*\n/))).map(({ lines, isRefrain }, index) => (
      <p key={index} className={cx(lines.length > 1 && css.verse, isRefrain && css.refrain)}>
        {lines.length > 1 ? lines.map((line, row) => <span key={row}>{line}</span>) : lines}
      </p>
    ))}
    <p className={css.end}>The end</p>
  </div>
)

/** Only when the story is over. */
const Invitation = () => {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <aside className={css.invitation} aria-label="Make your own">
      <h2>A story with your child in it?</h2>
      <p>Choose who it is about and where it happens. The book is ready before the teeth are brushed.</p>
      <div className={css.ways}>
        <LinkButton look="lamp" to={isSignedIn ? '/create' : '/register'}>
          Make one for your child
        </LinkButton>
        <LinkButton look="bare" to="/">
          What is Moonpage?
        </LinkButton>
      </div>
    </aside>
  )
}
