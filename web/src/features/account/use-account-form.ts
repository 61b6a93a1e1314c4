import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form'
import { ApiError, messageOf } from '../../data/api-error.ts'

type Options<Form extends FieldValues, Reply> = {
  /** The initial values of all fields. */
  empty: Form
  resolver: Resolver<Form>
  send: (form: Form) => Promise<Reply>
  onSent: (reply: Reply) => void
  /** New values of other fields after an edit of this one. */
  follow?: (edited: FieldPath<Form>, values: Form) => Partial<Form>
  onRefused?: (error: Error) => void
}

/**
 * An account form: validated on submit. The error of a field stays until that field is edited, and blocks the form until
 * then; the server's message is also in `refusal`.
 */
export const useAccountForm = <Form extends FieldValues, Reply>(options: Options<Form, Reply>) => {
  const { empty, resolver, send, onSent, follow, onRefused } = options
  const serverErrors = useRef(new Map<string, { type: 'server'; message: string }>())
  const form = useForm<Form>({
    resolver: async (values, context, details) => {
      const checked = await resolver(values, context, details)
      if (!serverErrors.current.size) return checked
      return {
        values: {},
        errors: { ...Object.fromEntries(serverErrors.current), ...checked.errors },
      } as never
    },
    defaultValues: empty as DefaultValues<Form>,
    reValidateMode: 'onSubmit',
  })

  const { clearErrors } = form

  const attempt = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (error) => {
      const fieldErrors = error instanceof ApiError ? error.errors.filter(({ field }) => field in empty) : []
      for (const [index, { field, message }] of fieldErrors.entries()) {
        const fieldError = { type: 'server', message } as const
        serverErrors.current.set(field, fieldError)
        form.setError(field as FieldPath<Form>, fieldError, { shouldFocus: index === 0 })
      }
      onRefused?.(error)
    },
    meta: { quiet: true },
  })

  const clearError = useCallback(
    (name: FieldPath<Form>) => {
      serverErrors.current.delete(name)
      clearErrors(name)
    },
    [clearErrors],
  )

  const fill = (values: Partial<Form>) => {
    for (const [name, value] of Object.entries(values) as [
      FieldPath<Form>,
      PathValue<Form, FieldPath<Form>>,
    ][]) {
      if (form.getValues(name) === value) continue
      form.setValue(name, value)
      clearError(name)
    }
  }

  const isSubmitting = useRef(false)
  const submit = form.handleSubmit(async (values) => {
    // A second submit may come before the button is disabled.
    if (isSubmitting.current) return
    isSubmitting.current = true
    // `refusal` has the error.
    await attempt.mutateAsync(values).catch(() => {})
    isSubmitting.current = false
  })

  return {
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      void submit()
    },
    isBusy: attempt.isPending,
    refusal: attempt.isError ? messageOf(attempt.error) : null,
    /** The error behind `refusal`. */
    error: attempt.error,
    control: form.control,
    /** Sets fields as if typed. */
    fill,
    /** Clears the error of a field, as an edit of it does. */
    clearError,
    /** Resets the form. */
    startOver: () => {
      serverErrors.current.clear()
      attempt.reset()
      form.reset(empty)
    },
    field: (name: FieldPath<Form>) => ({
      ...form.register(name, {
        onChange: () => {
          clearError(name)
          if (follow) fill(follow(name, form.getValues()))
        },
      }),
      error: form.formState.errors[name]?.message as string | undefined,
    }),
  }
}

/** For components that render a form whose state another component has. */
export type AccountForm<Form extends FieldValues> = ReturnType<typeof useAccountForm<Form, unknown>>
