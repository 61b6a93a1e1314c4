import { longestCollectionName } from '@moonpage/contract/text-limits'
import { type ReactNode, useState } from 'react'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import css from './name-form.module.css'

type NameFormProps = {
  /** Of the field. */
  label: string
  initial?: string
  does: string
  doing: string
  look?: 'lamp' | 'outline'
  isBusy: boolean
  /** Of the failed attempt. */
  error: Error | null
  onSubmit: (name: string) => void
  /** Slot next to the button. */
  otherwise?: ReactNode
}

/** The name of a collection. The server checks it. */
export const NameForm = ({
  label,
  initial = '',
  does,
  doing,
  look = 'lamp',
  isBusy,
  error,
  ...rest
}: NameFormProps) => {
  const [name, setName] = useState(initial)
  const [isChanged, setChanged] = useState(false)
  const nameProblem =
    error instanceof ApiError ? error.errors.find(({ field }) => field === 'name')?.message : undefined
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        setChanged(false)
        rest.onSubmit(name)
      }}
    >
      <Field
        label={label}
        name="collection_name"
        placeholder="For the train"
        autoComplete="off"
        maxLength={longestCollectionName}
        value={name}
        error={!isChanged && nameProblem}
        onChange={(event) => {
          setChanged(true)
          setName(event.target.value)
        }}
      />
      <Banner>{error && !nameProblem && messageOf(error)}</Banner>
      <div className={css.ways}>
        <SubmitButton look={look} size="usual" busy={isBusy && doing}>
          {does}
        </SubmitButton>
        {rest.otherwise}
      </div>
    </form>
  )
}
