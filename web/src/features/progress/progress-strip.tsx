import { progressMessage } from '@moonpage/contract/progress'
import type { Story } from '@moonpage/contract/story'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { offlineMessage } from './offline-message.ts'
import css from './progress-strip.module.css'
import { waitingInBrief } from './waiting-message.ts'

type ProgressStripProps = {
  story: Story
  isOffline: boolean
  /** Replaces the progress message. */
  message?: string
}

/** A thin progress bar above a page that can be read while the rest is generated. */
export const ProgressStrip = ({ story, isOffline, message }: ProgressStripProps) => {
  const { generation_status: status, generation_progress: percent } = story
  return (
    <div className={css.strip}>
      <ProgressBar percent={percent} label="Progress" className={css.bar} />
      <p>
        {isOffline ? offlineMessage : (waitingInBrief(story) ?? message ?? progressMessage(status, percent))}{' '}
        <b>{percent}%</b>
      </p>
    </div>
  )
}
