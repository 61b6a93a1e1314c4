import { useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import css from './keepsake.module.css'
import { useRecordReadings } from './use-readings.ts'

/** Whether the record is kept, for parents to change. */
export const Keepsake = ({ isRecording, isParent }: { isRecording: boolean; isParent: boolean }) => {
  const [isOpen, setOpen] = useState(false)
  const record = useRecordReadings(() => setOpen(false))
  if (!isRecording)
    return (
      <div className={css.keepsake}>
        <p>Your family doesn’t keep what it reads.</p>
        {isParent && (
          <Button
            look="bare"
            size="tight"
            aria-disabled={record.isPending || undefined}
            onClick={() => !record.isPending && record.mutate(true)}
          >
            Keep it again
          </Button>
        )}
        {record.isError && <p role="alert">{messageOf(record.error)}</p>}
      </div>
    )
  return (
    <div className={css.keepsake}>
      <p>A keepsake, nothing more.</p>
      {isParent && (
        <Button look="bare" size="tight" onClick={() => setOpen(true)}>
          Stop keeping it
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        title="Stop keeping it?"
        does="Stop and erase"
        doing="Erasing..."
        isDangerous
        isBusy={record.isPending}
        error={record.isError ? messageOf(record.error) : null}
        onConfirm={() => record.mutate(false)}
        onClose={() => {
          record.reset()
          setOpen(false)
        }}
      >
        <p>
          Every month on this page is erased for the whole family, and nothing new is added. Your books stay
          just as they are, and so do the places where you stopped.
        </p>
      </ConfirmDialog>
    </div>
  )
}
