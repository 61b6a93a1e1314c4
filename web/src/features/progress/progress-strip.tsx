import { progressMessage } from '@moonpage/contract/progress'
import type { Story } from '@moonpage/contract/story'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { cutOffMessage } from './cut-off.ts'
import css from './progress-strip.module.css'

/** One thin line above a page that can be read already: the rest of the book is on its way. */
export const ProgressStrip = ({ story, isCutOff }: { story: Story; isCutOff: boolean }) => {
  const { generation_status: status, generation_progress: percent } = story
  return (
    <div className={css.strip}>
      <ProgressBar percent={percent} label="Progress" className={css.bar} />
      <p>
        {isCutOff ? cutOffMessage : progressMessage(status, percent)} <b>{percent}%</b>
      </p>
    </div>
  )
}
