import css from './check-list.module.css'

type CheckListProps<T extends string> = {
  options: readonly T[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
  words: (option: T) => { label: string; hint?: string }
}

/** Checkboxes with hints. The chosen options are in the order of the list. */
export const CheckList = <T extends string>({ options, chosen, onChange, words }: CheckListProps<T>) => {
  const toggle = (option: T) =>
    onChange(options.filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one))))
  return (
    <div className={css.list}>
      {options.map((option) => {
        const { label, hint } = words(option)
        return (
          <label key={option} className={css.item}>
            <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
            <span>
              <b>{label}</b>
              {hint && <small>{hint}</small>}
            </span>
          </label>
        )
      })}
    </div>
  )
}
