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
  /** Told how it stands, for whoever wants to close the form. */
  stands: RefObject<'untouched' | 'changed' | 'on its way'>
  onCancel: () => void
  onSaved: (isChanged: boolean) => void
}

/** The fields of an edit, each with what was said about it. */
export const EditForm = ({ story, pageNumber, stands, onCancel, onSaved }: EditFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const edit = useEdit(story, pageNumber, onSaved)
  const { words, formErrors, isBusy, isChanged } = edit
  const hasPage = story.story_pages.some((page) => page.page_number === pageNumber)
  useEffect(() => {
    if (isBusy) stands.current = 'on its way'
    else stands.current = isChanged ? 'changed' : 'untouched'
  }, [stands, isBusy, isChanged])
  // To the first field that something was said about.
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
      <Banner>{edit.trouble}</Banner>
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
