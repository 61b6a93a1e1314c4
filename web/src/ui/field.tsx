import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cx } from '../lib/class-names.ts'
import { isOnServer } from '../lib/on-server.ts'
import { IconButton } from './button.tsx'
import css from './field.module.css'
import { Drawing } from './icon.tsx'
import { pageIcons } from './page-icons.ts'

type Words = { label: ReactNode; hint?: ReactNode; error?: ReactNode }

const useField = ({ hint, error }: Omit<Words, 'label'>, given?: string) => {
  const made = useId()
  const id = given ?? made
  const described = cx(hint ? `${id}-hint` : false, error ? `${id}-error` : false)
  return {
    id,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  }
}

const ErrorText = ({ id, error }: { id: string; error?: ReactNode }) =>
  error ? (
    <p id={`${id}-error`} className={css.error}>
      {error}
    </p>
  ) : null

const Frame = ({ id, label, hint, error, children }: Words & { id: string; children: ReactNode }) => (
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
  id: given,
  className,
  ...rest
}: ComponentProps<'input'> & Words) => {
  const { id, control } = useField({ hint, error }, given)
  return (
    <Frame {...{ id, label, hint, error }}>
      <input dir="auto" readOnly={isOnServer} {...rest} {...control} className={cx(css.input, className)} />
    </Frame>
  )
}

/** A password with a button that shows and hides it. */
export const PasswordField = ({
  label,
  hint,
  error,
  id: given,
  ...rest
}: ComponentProps<'input'> & Words) => {
  const { id, control } = useField({ hint, error }, given)
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

export const TextArea = ({ label, hint, error, id: given, ...rest }: ComponentProps<'textarea'> & Words) => {
  const { id, control } = useField({ hint, error }, given)
  return (
    <Frame {...{ id, label, hint, error }}>
      <textarea dir="auto" {...rest} {...control} className={cx(css.input, css.area)} />
    </Frame>
  )
}

export const Select = ({ label, hint, error, id: given, ...rest }: ComponentProps<'select'> & Words) => {
  const { id, control } = useField({ hint, error }, given)
  return (
    <Frame {...{ id, label, hint, error }}>
      <select disabled={isOnServer} {...rest} {...control} className={cx(css.input, css.select)} />
    </Frame>
  )
}

export const Checkbox = ({ label, hint, error, id: given, ...rest }: ComponentProps<'input'> & Words) => {
  const { id, control } = useField({ hint, error }, given)
  return (
    <div className={css.check}>
      <input {...rest} {...control} type="checkbox" />
      <label htmlFor={id}>{label}</label>
      <ErrorText id={id} error={error} />
    </div>
  )
}
