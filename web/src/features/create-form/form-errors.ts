import { StoryInput, type StoryRequest } from '@moonpage/contract/story-input'
import { ApiError } from '../../data/api-error.ts'

/** What is wrong with the fields that a parent types into. */
export type FormErrors = Partial<Record<'hero_name' | 'companion_name' | 'dedication', string>>

const fields: Record<string, keyof FormErrors> = {
  'hero.name': 'hero_name',
  'companion.name': 'companion_name',
  dedication: 'dedication',
}

const collect = (issues: readonly { field: string; message: string }[]): FormErrors => {
  const found: FormErrors = {}
  for (const { field, message } of issues) {
    const name = fields[field]
    if (name) found[name] ??= message
  }
  return found
}

/** The contract's own rules, asked before anything is sent. */
export const validateDraft = (request: StoryRequest): FormErrors => {
  const checked = StoryInput.safeParse(request)
  return checked.success
    ? {}
    : collect(checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
}

/** What the server refused, laid on the fields it was about. */
export const formErrorsOf = (error: unknown): FormErrors =>
  error instanceof ApiError ? collect(error.errors) : {}
