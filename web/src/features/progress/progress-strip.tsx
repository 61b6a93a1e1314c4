import { progressMessage } from '@moonpage/contract/progress'
import type { Story } from '@moonpage/contract/story'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { offlineMessage } from './offline-message.ts'
import css from './progress-strip.module.css'
import { waitingInBrief } from './waiting-message.ts'

type ProgressStripProps = {
  story: Story
  isCutOff: boolean
  /** In place of what is being done to it. */
  message?: string
}

/** One thin line above a page that can be read already: the rest of the book is on its way. */
export const ProgressStrip = ({ story, isCutOff, message }: ProgressStripProps) => {
  const { generation_status: status, generation_progress: percent } = story
  return (
    <div className={css.strip}>
      <ProgressBar percent={percent} label="Progress" className={css.bar} />
      <p>
        {isCutOff ? offlineMessage : (waitingInBrief(story) ?? message ?? progressMessage(status, percent))}{' '}
        <b>{percent}%</b>
      </p>
    </div>
  )
}
