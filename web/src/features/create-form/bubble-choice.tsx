import { categoryLabel } from '@moonpage/contract/category-label'
import { type ReactNode, useState } from 'react'
import { cx } from '../../lib/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './bubble-choice.module.css'
import { Question } from './question.tsx'

type BubbleChoiceProps = {
  title: string
  hint: string
  /** Plural of the options, for the More button: `subjects`. */
  noun: string
  options: readonly string[]
  chosen: string
  onChoose: (id: string) => void
  icon: (id: string) => ReactNode
}

/** Two rows are shown, of four on narrow screens and eight on wide ones; the rest is behind a button. */
const shownInNarrow = 8
const shownInWide = 16

export const BubbleChoice = ({ title, hint, noun, options, chosen, onChoose, icon }: BubbleChoiceProps) => {
  // The chosen option is never hidden.
  const [open, setOpen] = useState(() => options.indexOf(chosen) >= shownInNarrow)
  return (
    <Question title={title} hint={hint}>
      <div className={cx(css.bubbles, open && css.open)}>
        {options.map((id) => (
          <label key={id} className={css.bubble}>
            <input
              type="radio"
              name={noun}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span className={css.disc}>{icon(id)}</span>
            <span>{categoryLabel(id)}</span>
          </label>
        ))}
      </div>
      {options.length > shownInNarrow && (
        <button
          type="button"
          className={cx(css.more, options.length <= shownInWide && css.inNarrow, open && css.isOpen)}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Fewer' : 'More'} {noun}
          <Icon name="down" />
        </button>
      )}
    </Question>
  )
}
