import { type ComponentProps, useState } from 'react'
import { isOnServer } from '../lib/on-server.ts'
import { IconButton } from './button.tsx'
import field from './field.module.css'
import { ErrorText, FieldFrame, type FieldTexts, useField } from './field.tsx'
import { Drawing } from './icon.tsx'
import css from './more-fields.module.css'
import { pageIcons } from './page-icons.ts'

// Apart from field.tsx: the public feed has none of these, and all of its styles come with the page.

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
    <FieldFrame {...{ id, label, hint, error }}>
      <div className={css.secret}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={isOnServer}
          {...rest}
          {...control}
          type={shown ? 'text' : 'password'}
          className={field.input}
        />
        <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
          <Drawing svg={shown ? pageIcons.eyeOff : pageIcons.eye} />
        </IconButton>
      </div>
    </FieldFrame>
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
