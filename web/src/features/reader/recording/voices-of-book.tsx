import type { StoryNarrator, StoryNarrators } from '@moonpage/contract/narration'
import type { Story } from '@moonpage/contract/story'
import { BookHeader } from '../book-header.tsx'
import { NewVoice } from './new-voice.tsx'
import { RecordingLinks } from './recording-links.tsx'
import { VoiceCard } from './voice-card.tsx'
import css from './voices-of-book.module.css'

type VoicesOfBookProps = {
  story: Story
  narrators: StoryNarrators
  /** Whether the user may delete voices and send links. */
  isMaker: boolean
  onRecord: (narrator: Pick<StoryNarrator, 'id' | 'name'> & { face: number }) => void
}

/** Who reads this book: the family's voices, a new one, and links for those who are far away. */
export const VoicesOfBook = ({ story, narrators, isMaker, onRecord }: VoicesOfBookProps) => {
  const total = story.story_pages.length
  const voices = narrators.narrators.filter(({ source }) => source === 'recorded')
  return (
    <>
      <BookHeader back={{ to: `/story/${story.id}/page/1`, label: 'Back to the book' }} title={story.title} />
      <div className={`wrap ${css.voices}`}>
        <h2 className={css.title}>Whose voice shall it be?</h2>
        {voices.length > 0 && (
          <ul>
            {voices.map((narrator) => (
              <VoiceCard
                key={narrator.id}
                {...{ narrator, total }}
                mayDelete={isMaker}
                onRecord={() => onRecord({ ...narrator, face: narrator.face ?? 1 })}
              />
            ))}
          </ul>
        )}
        <section aria-labelledby="new-voice">
          <h2 id="new-voice">{voices.length > 0 ? 'Another voice' : 'Record it here'}</h2>
          <p>
            You read, page by page, and stop whenever you like. Recordings stay in your family: nobody else
            hears them unless you say so when you share a book.
          </p>
          <NewVoice onMade={onRecord} />
        </section>
        {isMaker && <RecordingLinks storyId={story.id} title={story.title} total={total} />}
      </div>
    </>
  )
}
