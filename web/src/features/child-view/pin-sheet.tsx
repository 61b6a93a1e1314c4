import { useEffect, useId, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import erase from '../../ui/icons/erase.svg?raw'
import { PasswordForm } from './password-form.tsx'
import css from './pin-sheet.module.css'
import { useLeaveChildView } from './use-child-view.ts'

const length = 4
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

type PinSheetProps = { onClose: () => void; onLeft: () => void }

/** The way back from a child's view: four numbers, or the password. Rises from below on phones. */
export const PinSheet = ({ onClose, onLeft }: PinSheetProps) => {
  const sheet = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [hasForgotten, setForgotten] = useState(false)
  useEffect(() => {
    const dialog = sheet.current
    dialog?.showModal()
    dialog?.querySelector('h2')?.focus()
    return () => dialog?.close()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop; Escape does the same
    <dialog
      ref={sheet}
      className={css.sheet}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) =>
        event.target === sheet.current && event.clientY < topOf(sheet.current) && onClose()
      }
    >
      <div className={css.top}>
        <h2 id={heading} tabIndex={-1}>
          For grown-ups
        </h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      {hasForgotten ? (
        <PasswordForm onLeft={onLeft} onBack={() => setForgotten(false)} />
      ) : (
        <Keypad onLeft={onLeft} onForgotten={() => setForgotten(true)} />
      )}
    </dialog>
  )
}

const topOf = (sheet: HTMLElement) => sheet.getBoundingClientRect().top

const Keypad = ({ onLeft, onForgotten }: { onLeft: () => void; onForgotten: () => void }) => {
  const [digits, setDigits] = useState('')
  const leaving = useLeaveChildView(onLeft)
  const isBlocked = leaving.error instanceof ApiError && leaving.error.code === 'pin_blocked'
  const isOff = leaving.isPending || isBlocked
  const press = (digit: string) => {
    if (isOff || digits.length >= length) return
    const next = digits + digit
    setDigits(next)
    if (next.length === length) leaving.mutate({ pin: next }, { onError: () => setDigits('') })
  }
  const back = () => setDigits(digits.slice(0, -1))
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return
      if (/^\d$/.test(key)) press(key)
      else if (key === 'Backspace') back()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return (
    <>
      <p className={css.lead}>Your four numbers, and you’re back in the library.</p>
      <p className={css.dots} role="img" aria-label={`${digits.length} of ${length} numbers`}>
        {Array.from({ length }, (_, index) => (
          <i key={index} data-on={index < digits.length || undefined} />
        ))}
      </p>
      <p role="alert" className={css.error}>
        {leaving.isError && digits === '' && messageOf(leaving.error)}
      </p>
      <div className={css.keys} role="group" aria-label="Numbers">
        {keys.map((digit) => (
          <button key={digit} type="button" aria-disabled={isOff || undefined} onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        <Button look="bare" onClick={onForgotten}>
          Forgot it
        </Button>
        <button type="button" aria-disabled={isOff || undefined} onClick={() => press('0')}>
          0
        </button>
        <IconButton label="Erase" className={css.erase} onClick={back}>
          <Drawing svg={erase} />
        </IconButton>
      </div>
    </>
  )
}
