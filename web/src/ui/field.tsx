import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cx } from '../lib/class-names.ts'
import { isOnServer } from '../lib/on-server.ts'
import { IconButton } from './button.tsx'
import css from './field.module.css'
import { Drawing } from './icon.tsx'
import { pageIcons } from './page-icons.ts'

type FieldTexts = { label: ReactNode; hint?: ReactNode; error?: ReactNode }

const useField = ({ hint, error }: Omit<FieldTexts, 'label'>, givenId?: string) => {
  const generatedId = useId()
  const id = givenId ?? generatedId
  const describedBy = cx(hint ? `${id}-hint` : false, error ? `${id}-error` : false)
  return {
    id,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  }
}

const ErrorText = ({ id, error }: { id: string; error?: ReactNode }) =>
  error ? (
    <p id={`${id}-error`} className={css.error}>
      {error}
    </p>
  ) : null

const Frame = ({ id, label, hint, error, children }: FieldTexts & { id: string; children: ReactNode }) => (
  <div className={css.field}>
    <label htmlFor={id} className={css.label}>
      {label}
    </label>
    {children}
    {hint && (
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
    )}
    <ErrorText id={id} error={error} />
  </div>
)

// What is typed before the scripts are there would be lost: the server's fields take nothing.

export const Field = ({
  label,
  hint,
  error,
  id: givenId,
  className,
  ...rest
}: ComponentProps<'input'> & FieldTexts) => {
  const { id, control } = useField({ hint, error }, givenId)
  return (
    <Frame {...{ id, label, hint, error }}>
      <input dir="auto" readOnly={isOnServer} {...rest} {...control} className={cx(css.input, className)} />
    </Frame>
  )
}

/** A password field with a button to show or hide the password. */
export const PasswordField = ({
  label,
  hint,
  error,
  id: givenId,
  ...rest
}: ComponentProps<'input'> & FieldTexts) => {
  const { id, control } = useField({ hint, error }, givenId)
  const [shown, setShown] = useState(false)
  return (
    <Frame {...{ id, label, hint, error }}>
      <div className={css.secret}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={isOnServer}
          {...rest}
          {...control}
          type={shown ? 'text' : 'password'}
          className={css.input}
        />
        <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
          <Drawing svg={shown ? pageIcons.eyeOff : pageIcons.eye} />
        </IconButton>
      </div>
    </Frame>
  )
}

export const TextArea = ({
  label,
  hint,
  error,
  id: givenId,
  ...rest
}: ComponentProps<'textarea'> & FieldTexts) => {
  const { id, control } = useField({ hint, error }, givenId)
  return (
    <Frame {...{ id, label, hint, error }}>
      <textarea dir="auto" {...rest} {...control} className={cx(css.input, css.area)} />
    </Frame>
  )
}

export const Select = ({
  label,
  hint,
  error,
  id: givenId,
  ...rest
}: ComponentProps<'select'> & FieldTexts) => {
  const { id, control } = useField({ hint, error }, givenId)
  return (
    <Frame {...{ id, label, hint, error }}>
      <select disabled={isOnServer} {...rest} {...control} className={cx(css.input, css.select)} />
    </Frame>
  )
}

export const Checkbox = ({
  label,
  hint,
  error,
  id: givenId,
  ...rest
}: ComponentProps<'input'> & FieldTexts) => {
  const { id, control } = useField({ hint, error }, givenId)
  return (
    <div className={css.check}>
      <input {...rest} {...control} type="checkbox" />
      <label htmlFor={id}>{label}</label>
      <ErrorText id={id} error={error} />
    </div>
  )
}
