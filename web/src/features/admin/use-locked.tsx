import { useId } from 'react'

/** Why something cannot be operated: for the eye as a tooltip, and read out with its name. */
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
