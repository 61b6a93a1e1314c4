import type { ReportedStory } from '@moonpage/contract/moderation'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../data/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { NoteForm } from './note-form.tsx'
import { useModerate } from './use-moderate.ts'
import css from './moderation-decision.module.css'

type ModerationDecisionProps = {
  story: ReportedStory
  isOwn: boolean
  onDeciding: (isDeciding: boolean) => void
  onDone: () => void
}

const labelsFor = (isDown: boolean) =>
  isDown
    ? { keep: 'Make public again', down: 'Keep it down' }
    : { keep: 'Dismiss Reports', down: 'Unpublish Story' }

/** The buttons to decide. A take-down asks for a note to the owner. */
export const ModerationDecision = ({ story, isOwn, onDeciding, onDone }: ModerationDecisionProps) => {
  const [isWriting, setWriting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const decide = useModerate(story, onDone)
  const isDown = story.moderation_status === 'taken_down'
  const { keep, down } = labelsFor(isDown)
  useEffect(() => {
    if (!isWriting) return
    onDeciding(true)
    return () => onDeciding(false)
  }, [isWriting, onDeciding])

  if (isOwn) return <p className={css.own}>This story is yours, so another moderator has to decide.</p>
  if (isWriting) {
    const fieldErrors = decide.error instanceof ApiError ? decide.error.errors : []
    return (
      <NoteForm
        does={down}
        isOptional={isDown}
        isBusy={decide.isPending}
        error={fieldErrors.find(({ field }) => field === 'note')?.message}
        onSend={(note) => decide.mutate({ approved: false, ...(note && { note }) })}
        onCancel={() => {
          decide.reset()
          setWriting(false)
          // The button is rendered in the next frame.
          requestAnimationFrame(() => opener.current?.focus())
        }}
      />
    )
  }
  return (
    <div className={css.ways}>
      <Button
        ref={opener}
        className={css.danger}
        aria-disabled={decide.isPending || undefined}
        onClick={() => !decide.isPending && setWriting(true)}
      >
        {down}
      </Button>
      <Button
        aria-disabled={decide.isPending || undefined}
        onClick={() => !decide.isPending && decide.mutate({ approved: true })}
      >
        {keep}
      </Button>
    </div>
  )
}
