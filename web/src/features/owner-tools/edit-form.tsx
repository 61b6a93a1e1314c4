import type { Story } from '@moonpage/contract/story'
import { longestContent, longestSummary, longestTitle } from '@moonpage/contract/text-limits'
import { type RefObject, useEffect, useRef } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import type { EditField } from './edit-draft.ts'
import css from './owner-tools.module.css'
import { useEdit } from './use-edit.ts'

const longest: Record<EditField, number> = {
  title: longestTitle,
  summary: longestSummary,
  content: longestContent,
}

type EditFormProps = {
  story: Story
  pageNumber: number
  /** Receives the status of the form, for closing the dialog. */
  status: RefObject<'unchanged' | 'changed' | 'saving'>
  onCancel: () => void
  onSaved: (isChanged: boolean) => void
}

/** The fields with their errors. */
export const EditForm = ({ story, pageNumber, status, onCancel, onSaved }: EditFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const edit = useEdit(story, pageNumber, onSaved)
  const { words, formErrors, isBusy, isChanged } = edit
  const hasPage = story.story_pages.some((page) => page.page_number === pageNumber)
  useEffect(() => {
    if (isBusy) status.current = 'saving'
    else status.current = isChanged ? 'changed' : 'unchanged'
  }, [status, isBusy, isChanged])
  // Focuses the first field with an error.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [formErrors])

  const field = (name: EditField) => ({
    value: words[name],
    error: formErrors[name],
    hint: `${words[name].length} of ${longest[name]} characters`,
    readOnly: isBusy,
    onChange: ({ target }: { target: { value: string } }) => edit.type(name, target.value),
  })
  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        edit.submit()
      }}
    >
      {edit.isRestored && <p className={css.note}>Your unsaved changes from last time are still here.</p>}
      {hasPage && <TextArea label={`Words of page ${pageNumber}`} rows={8} {...field('content')} />}
      <Field label="Title" {...field('title')} />
      <TextArea label="Summary" rows={3} {...field('summary')} />
      <Banner>{edit.error}</Banner>
      <div className={css.ways}>
        <SubmitButton size="usual" busy={isBusy && 'Saving...'}>
          Save
        </SubmitButton>
        <Button disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
