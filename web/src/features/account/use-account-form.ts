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

type Options<Form extends FieldValues, Answer> = {
  /** Every field of the form as it stands at first. */
  empty: Form
  resolver: Resolver<Form>
  send: (form: Form) => Promise<Answer>
  onSent: (answer: Answer) => void
  /** What other fields become when this one is edited. */
  follow?: (edited: FieldPath<Form>, values: Form) => Partial<Form>
  onRefused?: (error: Error) => void
}

/**
 * A form that gets a person in: its fields, checked when it is sent. What is wrong with a field stands beside it
 * until that field is edited, and until then nothing is sent; what the server said stands in `refusal`, too.
 */
export const useAccountForm = <Form extends FieldValues, Answer>(options: Options<Form, Answer>) => {
  const { empty, resolver, send, onSent, follow, onRefused } = options
  const refused = useRef(new Map<string, { type: 'server'; message: string }>())
  const form = useForm<Form>({
    resolver: async (values, context, details) => {
      const checked = await resolver(values, context, details)
      if (!refused.current.size) return checked
      return { values: {}, errors: { ...Object.fromEntries(refused.current), ...checked.errors } } as never
    },
    defaultValues: empty as DefaultValues<Form>,
    reValidateMode: 'onSubmit',
  })

  const { clearErrors } = form

  const attempt = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (error) => {
      const known = error instanceof ApiError ? error.errors.filter(({ field }) => field in empty) : []
      for (const [index, { field, message }] of known.entries()) {
        const trouble = { type: 'server', message } as const
        refused.current.set(field, trouble)
        form.setError(field as FieldPath<Form>, trouble, { shouldFocus: index === 0 })
      }
      onRefused?.(error)
    },
    meta: { quiet: true },
  })

  const mend = useCallback(
    (name: FieldPath<Form>) => {
      refused.current.delete(name)
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
      mend(name)
    }
  }

  const isOnItsWay = useRef(false)
  const submit = form.handleSubmit(async (values) => {
    // A second press may be quicker than the screen can say that the first one arrived.
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    // What fails stands in `refusal`.
    await attempt.mutateAsync(values).catch(() => {})
    isOnItsWay.current = false
  })

  return {
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      void submit()
    },
    isBusy: attempt.isPending,
    refusal: attempt.isError ? messageOf(attempt.error) : null,
    /** What `refusal` is about. */
    error: attempt.error,
    control: form.control,
    /** Sets fields as if they had been typed. */
    fill,
    /** Takes away what is said of a field, as an edit of it does. */
    mend,
    /** As nobody had touched it. */
    startOver: () => {
      refused.current.clear()
      attempt.reset()
      form.reset(empty)
    },
    field: (name: FieldPath<Form>) => ({
      ...form.register(name, {
        onChange: () => {
          mend(name)
          if (follow) fill(follow(name, form.getValues()))
        },
      }),
      error: form.formState.errors[name]?.message as string | undefined,
    }),
  }
}

/** For whoever draws the form that another component holds. */
export type AccountForm<Form extends FieldValues> = ReturnType<typeof useAccountForm<Form, unknown>>
