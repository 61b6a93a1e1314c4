import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../lib/class-names.ts'
import { Drawing } from './icon.tsx'
import { pageIcons } from './page-icons.ts'
import css from './stars.module.css'

/** Whoever goes along the stars by arrow keys has arrived when nothing more comes for so long. */
const settleMs = 700

const five = [1, 2, 3, 4, 5]
const counted = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`

type StarInputProps = {
  legend: string
  /** One's own stars; null for none. */
  value: number | null
  /** Everybody's, 0 to 5. */
  average: number
  /** Told each choice once; what becomes of it is up to the caller. */
  onChoose: (stars: number) => void
}

/** Five stars to choose from: radio buttons, so that arrow keys go from one to the next. */
export const StarInput = ({ legend, value, average, onChoose }: StarInputProps) => {
  const name = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const { gone, goTo, arrive } = useArrival(onChoose)
  const byArrow = useRef(false)

  const chosen = gone ?? value
  const shown = pointed ?? chosen ?? 0
  const onKeyDown = ({ key }: KeyboardEvent) => {
    byArrow.current = key.startsWith('Arrow')
    if (key === 'Enter') arrive()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setPointed(null)
    arrive()
  }
  const change = (stars: number) => (byArrow.current ? goTo(stars) : arrive(stars))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what its radio buttons hear, heard once
    <fieldset
      className={css.input}
      onKeyDown={onKeyDown}
      onPointerDown={() => void (byArrow.current = false)}
      onPointerLeave={() => setPointed(null)}
      onBlur={onBlur}
    >
      <legend>{legend}</legend>
      <div className={css.choices}>
        {five.map((stars) => (
          <label
            key={stars}
            className={cx(css.choice, stars <= shown && css.lit)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(stars)}
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={chosen === stars}
              aria-label={counted(stars)}
              onFocus={({ target }) => target.matches(':focus-visible') && setPointed(stars)}
              onChange={() => {
                if (byArrow.current) setPointed(stars)
                change(stars)
              }}
            />
            <Drawing svg={stars <= shown ? pageIcons.star : pageIcons.starLine} />
          </label>
        ))}
      </div>
      <p className={css.hint}>
        {pointed !== null && pointed !== chosen
          ? `Click to rate ${counted(pointed)}`
          : chosen !== null && chosen !== average && `Your rating: ${chosen}/5`}
      </p>
    </fieldset>
  )
}

/** Where the arrow keys have gone to, and that it is told when they come to rest. */
const useArrival = (onArrive: (stars: number) => void) => {
  const [gone, setGone] = useState<number | null>(null)
  const latest = useRef<{ stars: number | null; timer?: ReturnType<typeof setTimeout> }>({ stars: null })
  const tell = useRef(onArrive)
  useEffect(() => void (tell.current = onArrive))

  const arrive = (stars = latest.current.stars) => {
    clearTimeout(latest.current.timer)
    latest.current = { stars: null }
    setGone(null)
    if (stars !== null) tell.current(stars)
  }
  const goTo = (stars: number) => {
    clearTimeout(latest.current.timer)
    setGone(stars)
    latest.current = { stars, timer: setTimeout(arrive, settleMs) }
  }
  // Whoever goes away has decided.
  useEffect(
    () => () => {
      clearTimeout(latest.current.timer)
      if (latest.current.stars !== null) tell.current(latest.current.stars)
    },
    [],
  )
  return { gone, goTo, arrive }
}
