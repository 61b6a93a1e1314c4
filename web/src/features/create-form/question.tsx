import type { ReactNode } from 'react'
import css from './question.module.css'

type QuestionProps = { title: string; hint: string; children: ReactNode }

/** A fieldset with a question as its legend. */
export const Question = ({ title, hint, children }: QuestionProps) => (
  <fieldset className={css.question}>
    <legend className={css.title}>{title}</legend>
    <p className={css.hint}>{hint}</p>
    {children}
  </fieldset>
)
