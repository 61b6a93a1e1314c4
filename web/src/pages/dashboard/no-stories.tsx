import { LinkButton } from '../../ui/button.tsx'
import css from './no-stories.module.css'

/** The empty state of a user without stories. */
export const NoStories = () => (
  <section className={css.none}>
    <img className="art" src="/art/sleeping-fox.webp" alt="A fox sleeps" width="260" height="250" />
    <h2>No stories yet</h2>
    <p className="lead soft">The fox will wake up for your first story. All it needs is a book.</p>
    <LinkButton to="/create" look="lamp" size="big">
      Create Your First Story
    </LinkButton>
  </section>
)
