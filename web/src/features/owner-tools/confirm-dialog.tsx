import type { ReactNode } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import css from './owner-tools.module.css'

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
  error: Error | null
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
