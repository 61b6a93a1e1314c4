import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, messageOf } from '../../../data/api-error.ts'
import { showFieldErrors } from '../server-errors.ts'

const firstRefused = (error: Error | null, fields: object): string | undefined =>
  error instanceof ApiError ? error.errors.find(({ field }) => field in fields)?.field : undefined

/** Puts what the server refused beside its fields, and the focus into the first of them. */
export const showRefused = <Form extends FieldValues>(
  error: Error,
  fields: Form,
  { setError, setFocus }: UseFormReturn<Form>,
): void => {
  showFieldErrors(error, fields, setError)
  const first = firstRefused(error, fields)
  if (first) setFocus(first as FieldPath<Form>)
}

/** What the banner says of a failure; nothing when it is said beside one of these fields. */
export const bannerFor = (error: Error | null, fields: object): string | false =>
  error !== null && !firstRefused(error, fields) && messageOf(error)
