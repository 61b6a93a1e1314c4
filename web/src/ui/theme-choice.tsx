import { useId } from 'react'
import { cx } from '../lib/class-names.ts'
import css from './theme-choice.module.css'
import { chooseTheme, type ThemeChoice as Choice, useThemeChoice } from './theme.ts'

const choices: [Choice, string][] = [
  ['light', 'Light'],
  ['night', 'Dark'],
  ['system', 'System'],
]

/** Chooses the light, dark or system theme. */
export const ThemeChoice = ({ className }: { className?: string }) => {
  const name = useId()
  const choice = useThemeChoice()
  return (
    <fieldset className={cx(css.choice, className)}>
      <legend className="only-read-aloud">Theme</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === choice} onChange={() => chooseTheme(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
