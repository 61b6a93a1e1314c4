import { useId, useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import css from './open-view.module.css'
import { useOpenChildView } from './use-child-view.ts'

type OpenViewProps = { child: { id: string; name: string }; hasPin: boolean; onOpened: () => void }

/** Opens a child's view with one press; asks for the numbers that lead back, if there are none yet. */
export const OpenView = ({ child, hasPin, onOpened }: OpenViewProps) => {
  const [isChoosing, setChoosing] = useState(false)
  const open = useOpenChildView(child.id, onOpened)
  const openWith = (pin: string | undefined) => !open.isPending && open.mutate(pin)
  return (
    <>
      <div className={css.ways}>
        <Button
          look="lamp"
          size="big"
          aria-disabled={open.isPending || undefined}
          onClick={() => (hasPin ? openWith(undefined) : setChoosing(true))}
        >
          <span>
            Open <bdi>{child.name}</bdi>’s books
          </span>
        </Button>
        {hasPin && (
          <Button look="bare" onClick={() => setChoosing(true)}>
            Choose new numbers
          </Button>
        )}
      </div>
      {!isChoosing && <Banner>{open.isError && messageOf(open.error)}</Banner>}
      <PinDialog
        key={String(isChoosing)}
        isOpen={isChoosing}
        isBusy={open.isPending}
        error={open.isError ? messageOf(open.error) : null}
        onChosen={openWith}
        onClose={() => {
          open.reset()
          setChoosing(false)
        }}
      />
    </>
  )
}

type PinDialogProps = {
  isOpen: boolean
  isBusy: boolean
  error: string | null
  onChosen: (pin: string) => void
  onClose: () => void
}

const PinDialog = ({ isOpen, isBusy, error, onChosen, onClose }: PinDialogProps) => {
  const [pin, setPin] = useState('')
  const [isShort, setShort] = useState(false)
  const id = useId()
  const isComplete = /^\d{4}$/.test(pin)
  return (
    <Dialog open={isOpen} onClose={() => !isBusy && onClose()} title="Choose four numbers">
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          setShort(!isComplete)
          if (isComplete) onChosen(pin)
        }}
      >
        <p>They lead back to the library, for every grown-up in your family. Your password works, too.</p>
        <Banner>{error}</Banner>
        <label htmlFor={id}>Four numbers</label>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={pin}
          aria-invalid={(isShort && !isComplete) || undefined}
          aria-describedby={isShort && !isComplete ? `${id}-error` : undefined}
          onChange={({ target }) => setPin(target.value.replaceAll(/\D/g, ''))}
        />
        {isShort && !isComplete && (
          <p id={`${id}-error`} className={css.error} role="alert">
            Please choose four numbers
          </p>
        )}
        <div className={css.ways}>
          <SubmitButton size="usual" busy={isBusy && 'Opening...'}>
            Choose and open
          </SubmitButton>
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
