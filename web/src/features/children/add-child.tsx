import { Name } from '@moonpage/contract/given-name'
import type { Child } from '@moonpage/contract/children'
import { type ReactNode, useState } from 'react'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import css from './add-child.module.css'
import { useCreateChild } from './use-children.ts'

type AddChildProps = {
  onAdded: (child: Child) => void
  /** Slot next to the button. */
  otherwise: ReactNode
  look?: 'lamp' | 'outline'
}

/** One field: more is asked for on the child's page. */
export const AddChild = ({ onAdded, otherwise, look = 'lamp' }: AddChildProps) => {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const creation = useCreateChild()
  const isBusy = creation.isPending || creation.isSuccess
  const add = () => {
    if (isBusy) return
    const found = Name.safeParse(name).error?.issues[0]?.message ?? null
    setProblem(found)
    if (!found)
      creation.mutate(
        { name: name.trim() },
        { onSuccess: onAdded, onError: (error) => setProblem(nameProblemIn(error)) },
      )
  }
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Field
        label="Name or nickname"
        name="child_name"
        placeholder="Mila"
        autoComplete="off"
        maxLength={120}
        value={name}
        error={problem}
        onChange={(event) => {
          setProblem(null)
          setName(event.target.value)
        }}
      />
      <Banner>{creation.isError && !problem && messageOf(creation.error)}</Banner>
      <div className={css.ways}>
        <SubmitButton look={look} size={look === 'lamp' ? 'big' : 'usual'} busy={isBusy && 'Adding...'}>
          Add a child
        </SubmitButton>
        {otherwise}
      </div>
    </form>
  )
}

/** The server's error for the name. */
const nameProblemIn = (error: unknown): string | null =>
  error instanceof ApiError ? (error.errors.find(({ field }) => field === 'name')?.message ?? null) : null
