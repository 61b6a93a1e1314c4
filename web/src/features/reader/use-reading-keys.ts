import { useEffect } from 'react'

type ReadingKeys = { onPrevious: () => void; onNext: () => void; onControls: () => void }

/** Where the arrow keys and letters mean something of their own. */
const isBusy = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, select, textarea, [contenteditable], dialog[open]') !== null

/** Left and right turn the page, C opens and closes the controls, from wherever the focus is. */
export const useReadingKeys = ({ onPrevious, onNext, onControls }: ReadingKeys): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.key.toLowerCase() === 'c' && !isTyping(event.target)) onControls()
      if (isBusy(event.target)) return
      if (event.key === 'ArrowLeft') onPrevious()
      if (event.key === 'ArrowRight') onNext()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onPrevious, onNext, onControls])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type="radio"], [type="checkbox"]), select, textarea, [contenteditable]') !== null
