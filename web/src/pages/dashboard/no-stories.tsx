import { LinkButton } from '../../ui/button.tsx'
import css from './no-stories.module.css'

/** An empty shelf with an owl on it, and the one thing to do. */
export const NoStories = () => (
  <section className={css.none}>
    <img
      className="art"
      src="/art/empty-owl.webp"
      alt="An owl sits on an empty shelf"
      width="260"
      height="250"
    />
    <h2>No stories yet</h2>
    <p className="lead soft">The owl keeps the shelf warm. All that is missing is a book.</p>
    <LinkButton to="/create" look="lamp" size="big">
      Create Your First Story
    </LinkButton>
  </section>
)
