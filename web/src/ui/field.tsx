import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../lib/class-names.ts'
import { isOnServer } from '../lib/on-server.ts'
import css from './field.module.css'

export type FieldTexts = { label: ReactNode; hint?: ReactNode; error?: ReactNode }

/** Ties a control to its hint and its error. */
export const useField = ({ hint, error }: Omit<FieldTexts, 'label'>, givenId?: string) => {
  const generatedId = useId()
  const id = givenId ?? generatedId
  const describedBy = cx(hint ? `${id}-hint` : false, error ? `${id}-error` : false)
  return {
    id,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  }
}

export const ErrorText = ({ id, error }: { id: string; error?: ReactNode }) =>
  error ? (
    <p id={`${id}-error`} className={css.error}>
      {error}
    </p>
  ) : null

export const FieldFrame = ({
  id,
  label,
  hint,
  error,
  children,
}: FieldTexts & { id: string; children: ReactNode }) => (
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
    <FieldFrame {...{ id, label, hint, error }}>
      <input dir="auto" readOnly={isOnServer} {...rest} {...control} className={cx(css.input, className)} />
    </FieldFrame>
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
    <FieldFrame {...{ id, label, hint, error }}>
      <textarea dir="auto" {...rest} {...control} className={cx(css.input, css.area)} />
    </FieldFrame>
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
    <FieldFrame {...{ id, label, hint, error }}>
      <select disabled={isOnServer} {...rest} {...control} className={cx(css.input, css.select)} />
    </FieldFrame>
  )
}
