import { useState } from 'react'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/more-fields.tsx'
import type { useAddWebhook } from './use-webhooks.ts'
import css from './webhooks.module.css'

type AddWebhookProps = { adding: ReturnType<typeof useAddWebhook>; onCancel: () => void }

/** Asks for the address. The server checks it. */
export const AddWebhook = ({ adding, onCancel }: AddWebhookProps) => {
  const [url, setUrl] = useState('')
  const [includesNames, setIncludesNames] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const { error, isPending } = adding
  const urlProblem =
    error instanceof ApiError ? error.errors.find(({ field }) => field === 'url')?.message : undefined
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending) return
        setChanged(false)
        adding.mutate({ url, include_names: includesNames })
      }}
    >
      <Field
        label="Which address should hear of it?"
        hint="We send a small JSON message there, which says the story’s title and where it is."
        name="webhook_url"
        type="url"
        dir="ltr"
        inputMode="url"
        placeholder="https://example.org/moonpage"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed made room for it
        autoFocus
        value={url}
        error={!isChanged && urlProblem}
        onChange={(event) => {
          setChanged(true)
          setUrl(event.target.value)
        }}
      />
      <Checkbox
        label="Send titles with the names you gave. Otherwise other names stand in for them."
        checked={includesNames}
        onChange={() => setIncludesNames(!includesNames)}
      />
      <Banner>{error && !urlProblem && messageOf(error)}</Banner>
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
