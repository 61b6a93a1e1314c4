import type { Story } from '@moonpage/contract/story'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { EditForm } from './edit-form.tsx'
import { clearEdit } from './edit-draft.ts'
import css from './owner-tools.module.css'

type EditDialogProps = { story: Story; pageNumber: number; open: boolean; onClose: () => void }

/** Title, summary and one page's words, to be put in a person's own. Asks before new words are left behind. */
export const EditDialog = ({ story, pageNumber, open, onClose }: EditDialogProps) => {
  const stands = useRef<'untouched' | 'changed' | 'on its way'>('untouched')
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(false)
    onClose()
  }
  const close = () => {
    if (stands.current === 'changed') setLeaving(true)
    else if (stands.current === 'untouched') leave()
  }
  return (
    <Dialog open={open} onClose={close} title="Edit text">
      {isLeaving && (
        <div className={css.form} role="alert">
          <p>Your changes aren’t saved yet.</p>
          <div className={css.ways}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that had the focus is out of sight */}
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
          stands={stands}
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
