import { NewStory, type NewStoryRequest } from '@moonpage/contract/story'
import { ApiError } from '../../data/api-error.ts'

/** Errors of the text fields. */
export type FormErrors = Partial<Record<'hero_name' | 'companion_name' | 'dedication', string>>

const fields: Record<string, keyof FormErrors> = {
  'hero.name': 'hero_name',
  'companion.name': 'companion_name',
  dedication: 'dedication',
}

const collect = (issues: readonly { field: string; message: string }[]): FormErrors => {
  const errors: FormErrors = {}
  for (const { field, message } of issues) {
    const name = fields[field]
    if (name) errors[name] ??= message
  }
  return errors
}

/** Validates with the contract's schema before sending. */
export const validateDraft = (request: NewStoryRequest): FormErrors => {
  const checked = NewStory.safeParse(request)
  return checked.success
    ? {}
    : collect(checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
}

/** The server's errors by field. */
export const formErrorsOf = (error: unknown): FormErrors =>
  error instanceof ApiError ? collect(error.errors) : {}
