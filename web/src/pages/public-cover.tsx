import type { Story } from '@moonpage/contract/story'
import { useParams } from '../lib/router/router.tsx'
import { CategoryIcon } from '../features/categories/category-icon.tsx'
import { Cover } from '../features/reader/cover.tsx'
import { aboutOf } from '../lib/story-about.ts'
import { ArrowLink } from '../ui/button.tsx'
import css from './public-cover.module.css'
import { OpenedStory } from './public-story/opened-story.tsx'

/** The cover of a public story: the page for incoming links. */
export const PublicCover = () => {
  const { storyId = '' } = useParams()
  return <OpenedStory id={storyId}>{(story) => <Front story={story} />}</OpenedStory>
}

const Front = ({ story }: { story: Story }) => {
  const about = aboutOf(story)
  return (
    <div className="wrap">
      <Cover
        title={story.title}
        summary={story.summary}
        pages={story.story_pages}
        to={`/public/story/${story.id}/page/1`}
        facts={
          <>
            <li>by A Moonpage family</li>
            <li>For ages {story.age_group}</li>
            <li>
              <CategoryIcon id={about.icon} />
              {about.label}
            </li>
          </>
        }
      >
        <ArrowLink to="/public" className={css.more}>
          More public stories
        </ArrowLink>
      </Cover>
    </div>
  )
}
