import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../../data/api-error.ts'

/** Puts what the server said about single fields beside them, where the form has such fields. */
export const showFieldErrors = <Form extends FieldValues>(
  error: unknown,
  fields: Form,
  setError: UseFormSetError<Form>,
): void => {
  for (const { field, message } of error instanceof ApiError ? error.errors : []) {
    if (field in fields) setError(field as FieldPath<Form>, { type: 'server', message })
  }
}
