import { useState } from 'react'
import { Button } from './button.tsx'
import css from './copy-button.module.css'

type CopyButtonProps = {
  /** The text to copy; shown only if the browser cannot copy it. */
  text: string
  children: string
  /** For screen readers, where several stand on a page. */
  label?: string
}

/** Copies a text that need not be shown, such as an id for support. */
export const CopyButton = ({ text, children, label }: CopyButtonProps) => {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle')
  // There is no clipboard API over plain HTTP.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('shown')
    }
  }
  return (
    <span className={css.copy}>
      <Button look="bare" size="tight" aria-label={label} onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status">
        {state === 'copied' && 'Copied'}
        {state === 'shown' && <span className={css.text}>{text}</span>}
      </span>
    </span>
  )
}
