import type { Story } from '@moonpage/contract/story'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { EditForm } from './edit-form.tsx'
import { clearEdit } from './edit-draft.ts'
import css from './owner-tools.module.css'

type EditDialogProps = { story: Story; pageNumber: number; open: boolean; onClose: () => void }

/** Edits title, summary and the text of one page. Asks before discarding unsaved changes. */
export const EditDialog = ({ story, pageNumber, open, onClose }: EditDialogProps) => {
  const status = useRef<'unchanged' | 'changed' | 'saving'>('unchanged')
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(false)
    onClose()
  }
  const close = () => {
    if (status.current === 'changed') setLeaving(true)
    else if (status.current === 'unchanged') leave()
  }
  return (
    <Dialog open={open} onClose={close} title="Edit text">
      {isLeaving && (
        <div className={css.form} role="alert">
          <p>Your changes aren’t saved yet.</p>
          <div className={css.ways}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that had the focus is hidden */}
            <Button look="lamp" autoFocus onClick={() => setLeaving(false)}>
              Keep editing
            </Button>
            <Button
              onClick={() => {
                clearEdit(story.id, pageNumber)
                leave()
              }}
            >
              Discard them
            </Button>
          </div>
        </div>
      )}
      <div hidden={isLeaving}>
        <EditForm
          story={story}
          pageNumber={pageNumber}
          status={status}
          onCancel={close}
          onSaved={(isChanged) => {
            if (isChanged) showToast('success', 'Your changes are saved')
            leave()
          }}
        />
      </div>
    </Dialog>
  )
}
