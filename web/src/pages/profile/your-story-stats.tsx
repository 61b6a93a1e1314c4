import { StoryStats } from '../../features/account/profile/story-stats.tsx'
import { cx } from '../../lib/class-names.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import css from './your-story-stats.module.css'

type YourStoryStatsProps = {
  /** Whether it has the page's primary button. */
  isMain: boolean
  /** Whether the user may make stories. */
  isMaker: boolean
}

/** Counts of the user's stories, with links. */
export const YourStoryStats = ({ isMain, isMaker }: YourStoryStatsProps) => (
  <section className={cx('sheet', css.stories)} aria-labelledby="profile-stories">
    <img className={cx('art', css.fox)} src="/art/sleeping-fox.webp" alt="" width="150" height="157" />
    <h2 id="profile-stories">Your stories</h2>
    <StoryStats />
    {isMaker && (
      <LinkButton to="/create" look={isMain ? 'lamp' : 'outline'}>
        <Drawing svg={pageIcons.plus} />
        Create New Story
      </LinkButton>
    )}
    <LinkButton to="/dashboard" icon="book">
      View All Stories
    </LinkButton>
  </section>
)
