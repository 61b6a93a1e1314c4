import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import css from './row-list.module.css'

/** A list of things that have a name, each of which can be taken away. */
export const RowList = ({ children }: { children: ReactNode }) => <ul className={css.list}>{children}</ul>

type RowProps = {
  name: string
  note: ReactNode
  /** What the button does: `Remove`. */
  does: string
  doing: string
  /** What the dialog says will happen. */
  warning: ReactNode
  removal: { mutate: () => void; reset: () => void; isPending: boolean; isSuccess: boolean; error: unknown }
  /** The message of the failed attempt. */
  error: string | null
  /** Other buttons, before that one. */
  ways?: ReactNode
  /** Below the row. */
  children?: ReactNode
}

/** A row whose button asks before it takes the thing away. */
export const RemovableRow = (props: RowProps) => {
  const { name, note, does, doing, warning, removal, error, ways, children } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{note}</small>
      </div>
      <div className={css.ways}>
        {ways}
        <Button size="tight" aria-label={`${does}: ${name}`} onClick={() => setOpen(true)}>
          {does}
        </Button>
      </div>
      {children && <div className={css.below}>{children}</div>}
      <ConfirmDialog
        open={isOpen}
        title={`${does} ${name}?`}
        does={does}
        doing={doing}
        isDangerous
        isBusy={removal.isPending || removal.isSuccess}
        error={error}
        onConfirm={() => removal.mutate()}
        onClose={() => {
          removal.reset()
          setOpen(false)
        }}
      >
        <p>{warning}</p>
      </ConfirmDialog>
    </li>
  )
}

/**
 * Calls `onRemoved` when a row has gone after `noteRemoval`: while the dialog is open, nothing behind it takes the focus.
 * @param count of rows
 */
export function useFocusAfterRemoval(count: number | undefined, onRemoved: () => void): () => void {
  const isRemoved = useRef(false)
  useEffect(() => {
    if (isRemoved.current) onRemoved()
    isRemoved.current = false
  }, [count, onRemoved])
  return () => {
    isRemoved.current = true
  }
}
