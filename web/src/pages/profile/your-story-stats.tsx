import { StoryStats } from '../../features/account/profile/story-stats.tsx'
import { cx } from '../../lib/class-names.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import css from './your-story-stats.module.css'

/** How many there are, and the ways to them, under a fox who has read enough. @param isMain nothing else on the page is the one thing to press */
export const YourStoryStats = ({ isMain }: { isMain: boolean }) => (
  <section className={cx('sheet', css.stories)} aria-labelledby="profile-stories">
    <img className={cx('art', css.fox)} src="/art/sleeping-fox.webp" alt="" width="150" height="157" />
    <h2 id="profile-stories">Your stories</h2>
    <StoryStats />
    <LinkButton to="/create" look={isMain ? 'lamp' : 'outline'}>
      <Drawing svg={pageIcons.plus} />
      Create New Story
    </LinkButton>
    <LinkButton to="/dashboard" icon="book">
      View All Stories
    </LinkButton>
  </section>
)
