import type { ReactNode } from 'react'
import css from './mode-choice.module.css'
import { type ReadingMode, readingModes } from './reading-mode.ts'

const sheet = 'var(--paper-high)'

/** A small drawing of each layout: solid areas are pictures, lines are text. */
const modes: Record<ReadingMode, { label: string; drawing: ReactNode }> = {
  adaptive: {
    label: 'Adaptive',
    drawing: (
      <>
        <rect x="3" y="4" width="30" height="22" rx="2" fill="currentColor" />
        <path d="M38 6h15M38 12h15M38 18h11" strokeWidth="2.5" />
        <rect x="20" y="20" width="14" height="20" rx="2" fill={sheet} strokeWidth="2" />
        <rect x="22" y="22" width="10" height="8" fill="currentColor" stroke="none" />
        <path d="M23 33h8M23 36.500h5" strokeWidth="1.6" />
      </>
    ),
  },
  overlay: {
    label: 'Overlay',
    drawing: (
      <>
        <rect x="5" y="3" width="46" height="36" rx="2" fill="currentColor" />
        <path d="M11 24h34v11H11Z" fill={sheet} stroke="none" />
        <path d="M16 28h24M16 31.500h16" strokeWidth="2" />
      </>
    ),
  },
  'side-by-side': {
    label: 'Side-by-side',
    drawing: (
      <>
        <rect x="3" y="5" width="28" height="32" rx="2" fill="currentColor" />
        <path d="M36 11h17M36 18h17M36 25h17M36 32h10" strokeWidth="2.5" />
      </>
    ),
  },
  book: {
    label: 'Book',
    drawing: (
      <>
        <path d="M28 8C21 4 11 4 4 6v30c7-2 17-2 24 2 7-4 17-4 24-2V6c-7-2-17-2-24 2Z" strokeWidth="2.4" />
        <path d="M28 8C21 4 11 4 4 6v30c7-2 17-2 24 2Z" fill="currentColor" />
        <path d="M34 15h12M34 21h12M34 27h8" strokeWidth="2.2" />
      </>
    ),
  },
}

const shortcuts: readonly [label: string, mode: ReadingMode][] = [
  ['Mobile', 'overlay'],
  ['Desktop', 'side-by-side'],
  ['Classic', 'book'],
]

type ModeChoiceProps = { mode: ReadingMode; onMode: (mode: ReadingMode) => void }

/** Chooses the layout of picture and text. */
export const ModeChoice = ({ mode, onMode }: ModeChoiceProps) => (
  <div>
    <fieldset>
      <legend>Reading mode</legend>
      <div className={css.modes}>
        {readingModes.map((one) => (
          <label key={one}>
            <input type="radio" name="reading-mode" checked={one === mode} onChange={() => onMode(one)} />
            <svg viewBox="0 0 56 42" fill="none" stroke="currentColor" aria-hidden="true">
              {modes[one].drawing}
            </svg>
            {modes[one].label}
          </label>
        ))}
      </div>
    </fieldset>
    <div className={css.quick} role="group" aria-label="Quick choice of reading mode">
      <span aria-hidden="true">Quick:</span>
      {shortcuts.map(([label, one]) => (
        <button key={one} type="button" aria-pressed={one === mode} onClick={() => onMode(one)}>
          {label}
        </button>
      ))}
    </div>
  </div>
)
