import { categoryLabel } from '@moonpage/contract/category-label'
import { cx } from '../../lib/class-names.ts'
import css from './choice-dots.module.css'
import type { StoryDraft } from './story-draft.ts'

/** Shows which of subject, theme and setting are chosen. */
export const ChoiceDots = ({ draft }: { draft: StoryDraft }) => (
  <ul className={css.dots}>
    {(['subject', 'theme', 'setting'] as const).map((part) => (
      <li key={part} className={cx(draft[part] && css.on)}>
        <i />
        {categoryLabel(part)}
        <span className="only-read-aloud">
          {draft[part] ? `: ${categoryLabel(draft[part])}` : ': not chosen yet'}
        </span>
      </li>
    ))}
  </ul>
)
