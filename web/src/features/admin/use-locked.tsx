import { useId } from 'react'

/** Disables a control with a reason, shown as a tooltip and read by screen readers. */
export const useLocked = (reason: string | undefined) => {
  const id = useId()
  return {
    control: { disabled: reason !== undefined, title: reason, 'aria-describedby': reason && id },
    sentence: reason && (
      <span id={id} className="only-read-aloud">
        {reason}
      </span>
    ),
  }
}
