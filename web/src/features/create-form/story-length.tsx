import { pageCountLimits } from '@moonpage/contract/story-input'
import { Question } from './question.tsx'
import css from './story-length.module.css'

const { min, max } = pageCountLimits

type StoryLengthProps = { pages: number; onChoose: (pages: number) => void }

export const StoryLength = ({ pages, onChoose }: StoryLengthProps) => (
  <Question title="How long should it be?" hint="Four pages for a tired evening, sixteen for a long one.">
    <div className={css.row}>
      <input
        type="range"
        aria-label="Number of pages"
        name="page_count"
        min={min}
        max={max}
        value={pages}
        aria-valuetext={`${pages} pages`}
        onChange={(event) => onChoose(Number(event.target.value))}
      />
      <span className={css.pages} aria-hidden="true">
        {pages} pages
      </span>
    </div>
  </Question>
)
