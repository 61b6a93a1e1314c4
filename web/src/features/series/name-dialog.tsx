import { useState } from 'react'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import css from './name-dialog.module.css'

type NameDialogProps = {
  title: string
  name: string
  isBusy: boolean
  error: string | null
  onSave: (name: string) => void
  onClose: () => void
}

/** Asks for another name of a friend or a world. */
export const NameDialog = ({ title, name, isBusy, error, onSave, onClose }: NameDialogProps) => {
  const [typed, setTyped] = useState(name)
  return (
    <Dialog open onClose={() => !isBusy && onClose()} title={title}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy && typed.trim()) onSave(typed.trim())
        }}
      >
        <Field
          label="Name"
          hint="Books to come use it. Those that you have stay as they are."
          error={error}
          value={typed}
          maxLength={30}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={css.ways}>
          <SubmitButton size="usual" busy={isBusy && 'Saving...'}>
            Save
          </SubmitButton>
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
