import type { ReactNode } from 'react'
import css from './radio-groups.module.css'

type RadiosProps<T extends string> = {
  legend: string
  /** Of the radio buttons. */
  name: string
  options: readonly T[]
  chosen: T
  onChoose: (option: T) => void
  label: (option: T) => string
}

type Look = { className: string | undefined; drawing?: (option: string) => ReactNode }

const Radios = <T extends string>(props: RadiosProps<T> & Look) => {
  const { legend, name, options, chosen, onChoose, label, className, drawing } = props
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div className={className}>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === chosen}
              onChange={() => onChoose(option)}
            />
            {drawing?.(option)}
            <span>{label(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Radio buttons as text chips. */
export const Chips = <T extends string>(props: RadiosProps<T>) => <Radios {...props} className={css.chips} />

/** Radio buttons as color swatches with labels. */
export const Swatches = <T extends string>(props: RadiosProps<T>) => (
  <Radios
    {...props}
    className={css.swatches}
    drawing={(option) => <i className={css.colour} data-colour={`${props.name}-${option}`} />}
  />
)

/** Radio buttons as icons with labels. */
export const Bubbles = <T extends string>({
  icon,
  ...props
}: RadiosProps<T> & { icon: (id: string) => ReactNode }) => (
  <Radios
    {...props}
    className={css.bubbles}
    drawing={(option) => <span className={css.disc}>{icon(option)}</span>}
  />
)
