import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../lib/class-names.ts'
import { Drawing } from './icon.tsx'
import { pageIcons } from './page-icons.ts'
import css from './star-input.module.css'

/** With arrow keys, the choice is final after this long without another key. */
const debounceMs = 700

const five = [1, 2, 3, 4, 5]
const countOf = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`

type StarInputProps = {
  legend: string
  /** The user's stars; null for none. */
  value: number | null
  /** The average of all users, 0 to 5. */
  average: number
  /** Called once per final choice. */
  onChoose: (stars: number) => void
}

/** Five stars as radio buttons, so that arrow keys work. */
export const StarInput = ({ legend, value, average, onChoose }: StarInputProps) => {
  const name = useId()
  const [hovered, setHovered] = useState<number | null>(null)
  const { pending, select, commit } = useDebouncedChoice(onChoose)
  const byArrow = useRef(false)

  const chosen = pending ?? value
  const shown = hovered ?? chosen ?? 0
  const onKeyDown = ({ key }: KeyboardEvent) => {
    byArrow.current = key.startsWith('Arrow')
    if (key === 'Enter') commit()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setHovered(null)
    commit()
  }
  const change = (stars: number) => (byArrow.current ? select(stars) : commit(stars))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- bubbling events of its radio buttons
    <fieldset
      className={css.input}
      onKeyDown={onKeyDown}
      onPointerDown={() => void (byArrow.current = false)}
      onPointerLeave={() => setHovered(null)}
      onBlur={onBlur}
    >
      <legend>{legend}</legend>
      <div className={css.choices}>
        {five.map((stars) => (
          <label
            key={stars}
            className={cx(css.choice, stars <= shown && css.lit)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(stars)}
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={chosen === stars}
              aria-label={countOf(stars)}
              onFocus={({ target }) => target.matches(':focus-visible') && setHovered(stars)}
              onChange={() => {
                if (byArrow.current) setHovered(stars)
                change(stars)
              }}
            />
            <Drawing svg={stars <= shown ? pageIcons.star : pageIcons.starLine} />
          </label>
        ))}
      </div>
      <p className={css.hint}>
        {hovered !== null && hovered !== chosen
          ? `Click to rate ${countOf(hovered)}`
          : chosen !== null && chosen !== average && `Your rating: ${chosen}/5`}
      </p>
    </fieldset>
  )
}

/** A choice by arrow keys that is committed once no other follows. */
const useDebouncedChoice = (onCommit: (stars: number) => void) => {
  const [pending, setPending] = useState<number | null>(null)
  const latest = useRef<{ stars: number | null; timer?: ReturnType<typeof setTimeout> }>({ stars: null })
  const onCommitRef = useRef(onCommit)
  useEffect(() => void (onCommitRef.current = onCommit))

  const commit = (stars = latest.current.stars) => {
    clearTimeout(latest.current.timer)
    latest.current = { stars: null }
    setPending(null)
    if (stars !== null) onCommitRef.current(stars)
  }
  const select = (stars: number) => {
    clearTimeout(latest.current.timer)
    setPending(stars)
    latest.current = { stars, timer: setTimeout(commit, debounceMs) }
  }
  // Unmounting commits the pending choice.
  useEffect(
    () => () => {
      clearTimeout(latest.current.timer)
      if (latest.current.stars !== null) onCommitRef.current(latest.current.stars)
    },
    [],
  )
  return { pending, select, commit }
}
