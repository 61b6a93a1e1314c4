import type { Story } from '@moonpage/contract/story'
import { longestAppeal } from '@moonpage/contract/text-limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import * as routes from 'virtual:routes'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { call } from '../../data/api.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toasts.ts'
import { invalidateLists } from './story-cache.ts'
import css from './owner-tools.module.css'

type AppealDialogProps = { story: Story; title: string; open: boolean; onClose: () => void }

const useAppeal = (id: string, onDone: () => void) => {
  const queries = useQueryClient()
  // There is one appeal per take-down, from this tab or another one.
  const markAppealed = () => {
    void queries.cancelQueries({ queryKey: ['story', id] })
    queries.setQueryData<Story>(['story', id], (story) => story && { ...story, can_appeal: false })
    invalidateLists(queries)
  }
  return useMutation({
    mutationFn: (text: string) => call(routes.appealTakeDown, { params: { id }, body: { text } }),
    meta: { quiet: true },
    onSuccess: () => {
      markAppealed()
      showToast('success', 'We sent your message to the moderators. We’ll tell you what they decide.')
      onDone()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: ['story', id] })
    },
  })
}

/** The form for the owner's only appeal. */
const AppealForm = ({ story, onClose }: Pick<AppealDialogProps, 'story' | 'onClose'>) => {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const appeal = useAppeal(story.id, onClose)
  const fieldError = appeal.error instanceof ApiError ? appeal.error.errors[0]?.message : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (appeal.isPending) return
    if (text.trim()) return appeal.mutate(text.trim())
    setMissing(true)
    form.current?.querySelector('textarea')?.focus()
  }
  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
      <TextArea
        label="What should the moderators know?"
        rows={5}
        maxLength={longestAppeal}
        value={text}
        readOnly={appeal.isPending}
        hint={`${text.length} of ${longestAppeal} characters. You can ask once.`}
        error={isMissing ? 'Please write a sentence or two' : fieldError}
        onChange={({ target }) => {
          setText(target.value)
          setMissing(false)
        }}
      />
      <Banner>{appeal.error && !fieldError && messageOf(appeal.error)}</Banner>
      <div className={css.ways}>
        <SubmitButton size="usual" busy={appeal.isPending && 'Sending...'}>
          Ask for another look
        </SubmitButton>
        <Button disabled={appeal.isPending} onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  )
}

/** The note of a take-down, and the appeal form. */
export const AppealDialog = ({ story, title, open, onClose }: AppealDialogProps) => (
  <Dialog open={open} onClose={onClose} title={title}>
    <div className={css.form}>
      {story.moderation_note ? (
        <>
          <p>A moderator removed this story from the public stories. They wrote:</p>
          <blockquote className={css.reason}>{story.moderation_note}</blockquote>
        </>
      ) : (
        <p>A moderator removed this story from the public stories, and gave no reason.</p>
      )}
      {story.can_appeal ? (
        <AppealForm story={story} onClose={onClose} />
      ) : (
        <p className={css.note}>You asked for another look. We’ll tell you what a moderator decides.</p>
      )}
    </div>
  </Dialog>
)
