import { StoryStats } from '../../features/account/profile/story-stats.tsx'
import { LinkButton } from '../../ui/button.tsx'
import css from './your-stories.module.css'

/** How many there are, and the ways to them. @param isMain nothing else on the page is the one thing to press */
export const YourStories = ({ isMain }: { isMain: boolean }) => (
  <section className={`sheet ${css.stories}`} aria-labelledby="profile-stories">
    <h2 id="profile-stories">Your stories</h2>
    <StoryStats />
    <LinkButton to="/create" look={isMain ? 'lamp' : 'outline'} icon="plus">
      Create New Story
    </LinkButton>
    <LinkButton to="/dashboard" icon="book">
      View All Stories
    </LinkButton>
  </section>
)
