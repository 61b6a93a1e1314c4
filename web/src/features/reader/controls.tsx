import { type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { chooseTheme, type Theme, useTheme } from '../../ui/theme.ts'
import css from './controls.module.css'
import { ModeChoice } from './mode-choice.tsx'
import type { ReadingMode } from './reading-mode.ts'
import { type ReadingSize, readingSizes } from '@moonpage/contract/reading-sizes'

type ControlsProps = {
  id: string
  /** The button that opens it, which gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>
  mode: ReadingMode
  onMode: (mode: ReadingMode) => void
  textSize: ReadingSize
  onTextSize: (size: ReadingSize) => void
  onClose: () => void
}

/** The reading settings. Stays open while they are changed. */
export const Controls = ({ id, opener, mode, onMode, textSize, onTextSize, onClose }: ControlsProps) => {
  const panel = useRef<HTMLElement>(null)
  useDismissal(panel, opener, onClose)
  const theme = useTheme()
  return (
    <section ref={panel} id={id} className={css.controls} aria-label="Controls">
      <ModeChoice mode={mode} onMode={onMode} />
      <fieldset>
        <legend>Text size</legend>
        <div className={css.sizes}>
          {readingSizes.map((size) => (
            <label key={size} className={css[size]}>
              <input
                type="radio"
                name="text-size"
                aria-label={textSizeWords[size]}
                checked={size === textSize}
                onChange={() => onTextSize(size)}
              />
              <span aria-hidden="true">Aa</span>
              <small>{textSizeWords[size]}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Light</legend>
        <div className={css.lights}>
          {lights.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="light"
                checked={value === theme}
                onChange={() => chooseTheme(value)}
              />
              {value === 'night' && <Icon name="lamp" />}
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={`${css.keys} on-desk`}>
        <kbd>←</kbd> <kbd>→</kbd> or <kbd>Space</kbd> turn the page. <kbd>C</kbd> opens and closes this panel.
      </p>
    </section>
  )
}

const textSizeWords: Record<ReadingSize, string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  xl: 'XL',
}

const lights: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Morning paper' },
  { value: 'night', label: 'Lamp off' },
]

/** Closes the panel on Escape and on a click outside. */
const useDismissal = (
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLButtonElement | null>,
  onClose: () => void,
) => {
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (panel.current?.contains(target) || opener.current?.contains(target))
    const onPress = (event: PointerEvent) => {
      if (!isInside(event.target)) onClose()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onClose()
      opener.current?.focus()
    }
    addEventListener('pointerdown', onPress)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerdown', onPress)
      removeEventListener('keydown', onKey)
    }
  }, [panel, opener, onClose])
}
