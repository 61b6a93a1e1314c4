import { type ReactNode, useEffect, useId, useRef } from 'react'
import { BidiText } from './bidi-text.tsx'
import { IconButton } from './button.tsx'
import css from './dialog.module.css'

type DialogProps = {
  open: boolean
  /** Called by Escape, the close button and a click on the backdrop. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons; the primary one first. */
  actions?: ReactNode
}

/** A modal dialog on the native element, which traps and restores the focus. */
export const Dialog = ({ open, onClose, title, children, actions }: DialogProps) => {
  const sheet = useRef<HTMLDialogElement>(null)
  const top = useRef<HTMLHeadingElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = sheet.current
    if (!open || !dialog) return
    dialog.showModal()
    // Otherwise the Close button would get the initial focus.
    if (!dialog.querySelector('[autofocus]')) top.current?.focus()
    return () => dialog.close()
  }, [open])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop; Escape does the same
    <dialog
      ref={sheet}
      className={css.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => event.target === sheet.current && isOutside(sheet.current, event) && onClose()}
    >
      {open && (
        <>
          <div className={css.head}>
            <h2 id={heading} ref={top} tabIndex={-1}>
              <BidiText>{title}</BidiText>
            </h2>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </div>
          {children}
          {actions && <div className={css.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  )
}

const isOutside = (sheet: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) => {
  const { left, right, top, bottom } = sheet.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
