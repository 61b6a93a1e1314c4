import { useState } from 'react'
import { Button } from './button.tsx'
import css from './copy-button.module.css'

type CopyButtonProps = {
  /** What is copied; shown only where the browser copies nothing. */
  text: string
  children: string
}

/** Puts something on the clipboard that nobody wants to read, such as an id that support asks for. */
export const CopyButton = ({ text, children }: CopyButtonProps) => {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle')
  // Over plain HTTP browsers have no clipboard for scripts.
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
      <Button look="bare" size="tight" onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status">
        {state === 'copied' && 'Copied'}
        {state === 'shown' && <span className={css.text}>{text}</span>}
      </span>
    </span>
  )
}
