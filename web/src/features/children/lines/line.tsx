import type { ChildChanges } from '@moonpage/contract/children'
import { type ReactNode, useId } from 'react'
import { messageOf } from '../../../data/api-error.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useUpdateChild } from '../use-children.ts'
import css from './line.module.css'

/** One line's saving: what was chosen is shown at once, and stays shown when it could not be saved. */
export const useLine = (childId: string) => {
  const saving = useUpdateChild(childId)
  const chosen: ChildChanges = saving.isPending || saving.isError ? (saving.variables ?? {}) : {}
  return { chosen, save: (changes: ChildChanges) => saving.mutate(changes), saving }
}

type LineProps = {
  label: string
  /** Why we ask. */
  reason: string
  line: Pick<ReturnType<typeof useLine>, 'saving'>
  children: ReactNode
}

/** A word and its reason, a control, and whether it is saved. */
export const Line = ({ label, reason, line: { saving }, children }: LineProps) => {
  const id = useId()
  return (
    <div className={css.line} role="group" aria-labelledby={id} aria-describedby={`${id}-why`}>
      <div className={css.words}>
        <p className={css.top}>
          <b id={id}>{label}</b>
          <span className={css.state} role="status">
            {saving.isPending && 'Saving...'}
            {saving.isSuccess && (
              <span className={css.saved}>
                <Icon name="check" />
                Saved
              </span>
            )}
          </span>
        </p>
        <p id={`${id}-why`} className={css.reason}>
          {reason}
        </p>
      </div>
      <div className={css.control}>
        {children}
        {saving.isError && (
          <p className={css.failed} role="alert">
            {messageOf(saving.error)}{' '}
            <button type="button" onClick={() => saving.variables && saving.mutate(saving.variables)}>
              Try again
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
