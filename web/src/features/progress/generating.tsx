import { progressMessage } from '@moonpage/contract/progress'
import type { Story } from '@moonpage/contract/story'
import css from './generating.module.css'
import { MoonBar } from './moon-bar.tsx'

type GeneratingProps = {
  story: Pick<Story, 'generation_status' | 'generation_progress'>
  heading?: 'h1' | 'h2'
}

/** That a story is being made, what is being done to it, and how long it may take. */
export const Generating = ({ story, heading: Heading = 'h1' }: GeneratingProps) => {
  const { generation_status: status, generation_progress: percent } = story
  return (
    <div className={css.generating}>
      <Heading>Generating Your Story...</Heading>
      <p className={css.message} role="status">
        {progressMessage(status, percent)}
      </p>
      <MoonBar percent={percent} />
      <p className={css.percent}>
        <b>Progress: {percent}%</b>
        <span>{percent < 50 ? 'This may take 2-3 minutes' : 'Almost there! Just a few more moments...'}</span>
      </p>
    </div>
  )
}
