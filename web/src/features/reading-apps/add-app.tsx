import { longestKeyName } from '@moonpage/contract/text-limits'
import { useState } from 'react'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import css from './reading-apps.module.css'
import type { useAddReadingApp } from './use-reading-apps.ts'

type AddAppProps = { adding: ReturnType<typeof useAddReadingApp>; onCancel: () => void }

/** Asks what the app should be called. The server checks it. */
export const AddApp = ({ adding, onCancel }: AddAppProps) => {
  const [name, setName] = useState('')
  const [isChanged, setChanged] = useState(false)
  const { error, isPending } = adding
  const nameProblem =
    error instanceof ApiError ? error.errors.find(({ field }) => field === 'name')?.message : undefined
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending) return
        setChanged(false)
        adding.mutate(name)
      }}
    >
      <Field
        label="Which app is it?"
        hint="So that you know which one to remove, should you lose it."
        name="reading_app_name"
        placeholder="Kobo in the kitchen"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed made room for it
        autoFocus
        maxLength={longestKeyName}
        value={name}
        error={!isChanged && nameProblem}
        onChange={(event) => {
          setChanged(true)
          setName(event.target.value)
        }}
      />
      <Banner>{error && !nameProblem && messageOf(error)}</Banner>
      <div className={css.ways}>
        <SubmitButton look="outline" size="usual" busy={isPending && 'Adding it...'}>
          Add it
        </SubmitButton>
        <Button look="bare" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
