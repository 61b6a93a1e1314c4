import type { Story } from '@moonpage/contract/story'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import { LinkButton } from '../../ui/button.tsx'
import css from './start-reading.module.css'

const readyMessage = ({ story_pages, page_count, max_images }: Story): string => {
  const written = story_pages.length
  if (written >= page_count) {
    return max_images > 0
      ? 'All the words are ready. You can start reading, and the last pictures will appear as you go.'
      : 'All the words are ready.'
  }
  if (written > 0) return 'The first pages are ready. You can start reading while the rest is written.'
  return 'It has a title. The first page is next.'
}

/** A pending story has a placeholder title. */
export const hasTitle = (story: Story): boolean => story.generation_status !== 'pending'

/** The title once the story has one, and the link once page 1 is written. */
export const StartReading = ({ story }: { story: Story }) => {
  const canStart = story.story_pages.some((page) => page.page_number === 1)
  return (
    <div className={css.start}>
      <img className="art" src="/art/sleeping-fox.webp" alt="" width="128" height="134" />
      <div>
        {hasTitle(story) ? (
          <>
            <h2 dir={dirOf(story.title)}>
              <BidiText>{story.title}</BidiText>
            </h2>
            <p>{readyMessage(story)}</p>
          </>
        ) : (
          <p>You can leave this page. You’ll find your story in My Stories.</p>
        )}
        {canStart && (
          <LinkButton to={`/story/${story.id}/page/1`} look="lamp">
            Start reading
          </LinkButton>
        )}
      </div>
    </div>
  )
}
