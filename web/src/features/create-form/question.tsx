import type { ReactNode } from 'react'
import css from './question.module.css'

type QuestionProps = { title: string; hint: string; children: ReactNode }

/** One thought of the form: a group that a screen reader names by its question. */
export const Question = ({ title, hint, children }: QuestionProps) => (
  <fieldset className={css.question}>
    <legend className={css.title}>{title}</legend>
    <p className={css.hint}>{hint}</p>
    {children}
  </fieldset>
)
