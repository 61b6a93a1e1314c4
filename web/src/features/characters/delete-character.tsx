import type { Character } from '@moonpage/contract/characters'
import { useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import css from './delete-character.module.css'
import { useDeleteCharacter } from './use-characters.ts'

type DeleteCharacterProps = { character: Character; onDeleted: () => void }

/** The button and its confirmation dialog. */
export const DeleteCharacter = ({ character: { id, name }, onDeleted }: DeleteCharacterProps) => {
  const [isConfirming, setConfirming] = useState(false)
  const deletion = useDeleteCharacter(id)
  const confirm = () => {
    deletion.reset()
    setConfirming(true)
  }
  const close = () => !deletion.isPending && setConfirming(false)
  return (
    <>
      <Button look="bare" className={css.delete} onClick={confirm}>
        Delete
      </Button>
      <Dialog
        open={isConfirming}
        onClose={close}
        title={`Delete ${name}?`}
        actions={
          <>
            <Button
              className={css.danger}
              disabled={deletion.isPending}
              onClick={() => deletion.mutate(undefined, { onSuccess: onDeleted })}
            >
              {deletion.isPending ? 'Deleting...' : 'Delete'}
            </Button>
            <Button disabled={deletion.isPending} onClick={close}>
              Keep
            </Button>
          </>
        }
      >
        <Banner>{deletion.isError && messageOf(deletion.error)}</Banner>
        <p>Stories with {name} stay as they are.</p>
      </Dialog>
    </>
  )
}
