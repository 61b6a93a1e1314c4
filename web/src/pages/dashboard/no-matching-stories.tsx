import { Button } from '../../ui/button.tsx'
import css from './no-stories.module.css'

/** The empty state of filters without matches. */
export const NoMatchingStories = ({ onAll }: { onAll: () => void }) => (
  <div className={css.none}>
    <img className="art" src="/art/lost.webp" alt="" width="220" height="220" />
    <h3>Nothing found</h3>
    <p className="soft">None of your stories match that. Try fewer words, or look through them all.</p>
    <Button onClick={onAll}>Show all stories</Button>
  </div>
)
