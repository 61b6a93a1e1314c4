import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button, SubmitButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import css from './confirm-dialog.module.css'

type ConfirmDialogProps = {
  open: boolean
  title: string
  /** What will happen, and what does not change. */
  children: ReactNode
  /** Labels of the confirm button, before and while it runs. */
  does: string
  doing: string
  /** Label of the cancel button. */
  keeps?: string
  isDangerous?: boolean
  isBusy: boolean
  /** The message of the failed attempt. */
  error: string | null
  onConfirm: () => void
  onClose: () => void
}

/** A confirmation dialog that shows the progress and the error. */
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
        <Banner>{error}</Banner>
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
