import type { ReactNode } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import css from './owner-tools.module.css'

type ConfirmDialogProps = {
  open: boolean
  title: string
  /** What will happen, and what stays. */
  children: ReactNode
  /** On the button that does it, before and meanwhile. */
  does: string
  doing: string
  /** On the button that leaves all as it is. */
  keeps?: string
  isDangerous?: boolean
  isBusy: boolean
  error: Error | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks once, does it, and says in place what went wrong. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, children, does, doing, keeps = 'Cancel', isDangerous, isBusy, error } = props
  const close = () => !isBusy && props.onClose()
  return (
    <Dialog open={open} onClose={close} title={title}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          props.onConfirm()
        }}
      >
        {children}
        <Banner>{error && messageOf(error)}</Banner>
        <div className={css.ways}>
          <SubmitButton
            look={isDangerous ? 'outline' : 'lamp'}
            size="usual"
            className={isDangerous ? css.danger : undefined}
            busy={isBusy && doing}
          >
            {does}
          </SubmitButton>
          <Button disabled={isBusy} onClick={close}>
            {keeps}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
