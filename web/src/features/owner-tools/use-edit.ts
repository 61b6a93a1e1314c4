import type { Story } from '@moonpage/contract/story'
import { StoryEdit } from '@moonpage/contract/story-tools'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { type EditField, type EditWords, clearEdit, storeEdit, storedEdit } from './edit-draft.ts'
import { updateStoryCache } from './story-cache.ts'

type FormErrors = Partial<Record<EditField, string>>

const wordsOf = (story: Story, pageNumber: number): EditWords => ({
  title: story.title,
  summary: story.summary,
  content: story.story_pages.find((page) => page.page_number === pageNumber)?.content ?? '',
})

/** The form field for an error path of the server or the schema. */
const fieldAt = (path: string): EditField | null => {
  if (path === 'title' || path === 'summary') return path
  return path.startsWith('story_pages') ? 'content' : null
}

const formErrorsOf = (errors: readonly { field: string; message: string }[]): FormErrors => {
  const formErrors: FormErrors = {}
  for (const { field, message } of errors) {
    const name = fieldAt(field)
    if (name) formErrors[name] ??= message
  }
  return formErrors
}

/** State of the edit form. Sends only changed fields. */
export const useEdit = (story: Story, pageNumber: number, onSaved: (isChanged: boolean) => void) => {
  const queries = useQueryClient()
  const [before] = useState(() => wordsOf(story, pageNumber))
  const [restored] = useState(() => storedEdit(story.id, pageNumber))
  const [words, setWords] = useState(restored ?? before)
  const [formErrors, setFormErrors] = useState<FormErrors>({})
  const isChanged = (Object.keys(words) as EditField[]).some((field) => words[field] !== before[field])

  const save = useMutation({
    mutationFn: (edit: StoryEdit) => call(routes.updateStory, { params: { id: story.id }, body: edit }),
    meta: { quiet: true },
    onSuccess: (saved) => {
      clearEdit(story.id, pageNumber)
      updateStoryCache(queries, saved)
      onSaved(true)
    },
    onError: (error) => setFormErrors(error instanceof ApiError ? formErrorsOf(error.errors) : {}),
  })

  useEffect(() => {
    if (!isChanged) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', preventUnload)
    return () => removeEventListener('beforeunload', preventUnload)
  }, [isChanged])

  const type = (field: EditField, text: string) => {
    const next = { ...words, [field]: text }
    setWords(next)
    setFormErrors({ ...formErrors, [field]: undefined })
    storeEdit(story.id, pageNumber, next)
  }
  const submit = () => {
    if (save.isPending) return
    if (!isChanged) return onSaved(false)
    const checked = StoryEdit.safeParse({
      ...(words.title !== before.title && { title: words.title }),
      ...(words.summary !== before.summary && { summary: words.summary }),
      ...(words.content !== before.content && {
        story_pages: [{ page_number: pageNumber, content: words.content }],
      }),
    })
    if (checked.success) return save.mutate(checked.data)
    const issues = checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
    setFormErrors(formErrorsOf(issues))
  }
  const hasFieldErrors = Object.values(formErrors).some(Boolean)
  return {
    words,
    formErrors,
    /** The error message, if no field has one. */
    error: save.isError && !hasFieldErrors ? messageOf(save.error) : null,
    isChanged,
    /** Whether the fields contain unsaved changes from before. */
    isRestored: restored !== null,
    isBusy: save.isPending,
    type,
    submit,
  }
}
