import { LinkButton } from '../../ui/button.tsx'
import css from './no-stories.module.css'

/** The empty state of a user without stories. @param isMaker whether they may make one */
export const NoStories = ({ isMaker }: { isMaker: boolean }) => (
  <section className={css.none}>
    <img className="art" src="/art/sleeping-fox.webp" alt="A fox sleeps" width="260" height="250" />
    <h2>No stories yet</h2>
    {isMaker ? (
      <>
        <p className="lead soft">The fox will wake up for your first story. All it needs is a book.</p>
        <LinkButton to="/create" look="lamp" size="big">
          Create Your First Story
        </LinkButton>
      </>
    ) : (
      <p className="lead soft">As soon as a parent in your family makes a story, it’ll be here.</p>
    )}
  </section>
)
