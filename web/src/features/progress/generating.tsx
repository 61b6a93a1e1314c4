import { progressMessage } from '@moonpage/contract/progress'
import type { Story } from '@moonpage/contract/story'
import { offlineMessage } from './offline-message.ts'
import css from './generating.module.css'
import { StoryProgressBar } from './story-progress-bar.tsx'
import { waitingSentence } from './waiting-message.ts'

type GeneratingProps = {
  story: Story
  heading?: 'h1' | 'h2'
  /** Whether the server cannot be reached. */
  isOffline: boolean
}

/** The progress of a story's generation. */
export const Generating = ({ story, heading: Heading = 'h1', isOffline }: GeneratingProps) => {
  const { generation_status: status, generation_progress: percent } = story
  const waiting = waitingSentence(story)
  return (
    <div className={css.generating}>
      <Heading>Generating Your Story...</Heading>
      <p className={css.message} role="status">
        {progressMessage(status, percent)}
      </p>
      <StoryProgressBar percent={percent} />
      <p className={css.percent}>
        <b>Progress: {percent}%</b>
        {/* No estimate while a provider is unavailable. */}
        <span>
          {waiting
            ? ''
            : percent < 50
              ? 'This may take 2-3 minutes'
              : 'Almost there! Just a few more moments...'}
        </span>
      </p>
      <p className={css.waiting} role="status">
        {waiting}
      </p>
      <p className={css.cutOff} role="status">
        {isOffline && offlineMessage}
      </p>
    </div>
  )
}
