import { apiScopes, type ApiScope } from '@moonpage/contract/api-scopes'
import { longestKeyName } from '@moonpage/contract/text-limits'
import { useState } from 'react'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { ErrorText, Field, Select } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/more-fields.tsx'
import css from './api-keys.module.css'
import type { useMakeApiKey } from './use-api-keys.ts'

type AddKeyProps = { making: ReturnType<typeof useMakeApiKey>; onCancel: () => void }

const allows: Record<ApiScope, string> = {
  read: 'Read your stories and collections, and download books',
  create: 'Make stories, as many a day as you may yourself',
}

const lives: [days: number | null, label: string][] = [
  [30, '30 days'],
  [90, '90 days'],
  [365, 'A year'],
  [null, 'Until I revoke it'],
]

/** Asks what a key is for, what it may do, and how long. The server checks it. */
export const AddKey = ({ making, onCancel }: AddKeyProps) => {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiScope[]>(['read'])
  const [days, setDays] = useState<number | null>(365)
  const [isChanged, setChanged] = useState(false)
  const { error, isPending } = making
  const problemOf = (wanted: string) =>
    error instanceof ApiError ? error.errors.find(({ field }) => field === wanted)?.message : undefined
  const isTold = Boolean(problemOf('name') ?? problemOf('scopes'))
  const scopesProblem = !isChanged && problemOf('scopes')
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending) return
        setChanged(false)
        making.mutate({ name, scopes, expires_in_days: days })
      }}
    >
      <Field
        label="What is it for?"
        hint="So that you know which one to revoke."
        name="api_key_name"
        placeholder="Lamp by the bed"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed made room for it
        autoFocus
        maxLength={longestKeyName}
        value={name}
        error={!isChanged && problemOf('name')}
        onChange={(event) => {
          setChanged(true)
          setName(event.target.value)
        }}
      />
      <fieldset className={css.scopes} aria-describedby={scopesProblem ? 'api-key-scopes-error' : undefined}>
        <legend>What may it do?</legend>
        {apiScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={allows[scope]}
            checked={scopes.includes(scope)}
            onChange={() => {
              setChanged(true)
              setScopes(apiScopes.filter((one) => (one === scope) !== scopes.includes(one)))
            }}
          />
        ))}
        <ErrorText id="api-key-scopes" error={scopesProblem} />
      </fieldset>
      <Select
        label="For how long?"
        value={days ?? ''}
        onChange={({ target }) => setDays(target.value ? Number(target.value) : null)}
      >
        {lives.map(([value, label]) => (
          <option key={label} value={value ?? ''}>
            {label}
          </option>
        ))}
      </Select>
      <Banner>{error && !isTold && messageOf(error)}</Banner>
      <div className={css.ways}>
        <SubmitButton look="outline" size="usual" busy={isPending && 'Making it...'}>
          Make the key
        </SubmitButton>
        <Button look="bare" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
