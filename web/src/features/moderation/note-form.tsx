import { longestNote } from '@moonpage/contract/text-limits'
import { useEffect, useRef, useState } from 'react'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { phrases, togglePhrase } from './phrases.ts'
import css from './moderation-decision.module.css'

const isMissing = 'Please write a note: it tells the family why.'

type NoteFormProps = {
  /** On the button that decides. */
  does: string
  /** Without a note the one of before stands. */
  isOptional: boolean
  isBusy: boolean
  /** What the server said of the note. */
  complaint: string | undefined
  onSend: (note: string) => void
  onCancel: () => void
}

/** Why a story is taken down, to its owner: typed, or pressed together from phrases. */
export const NoteForm = ({ does, isOptional, isBusy, complaint, onSend, onCancel }: NoteFormProps) => {
  const [note, setNote] = useState('')
  const [isRefused, setRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const area = () => form.current?.querySelector('textarea')
  // The button that was pressed is gone.
  useEffect(() => area()?.focus(), [])
  useEffect(() => {
    if (complaint) area()?.focus()
  }, [complaint])
  const write = (text: string) => {
    setNote(text.slice(0, longestNote))
    setRefused(false)
  }
  const send = () => {
    if (isBusy) return
    if (note.trim() || isOptional) return onSend(note.trim())
    setRefused(true)
    area()?.focus()
  }
  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        label="Note to the owner"
        rows={4}
        maxLength={longestNote}
        value={note}
        readOnly={isBusy}
        hint={`${isOptional ? 'The family will read this. Leave it empty to keep the earlier note.' : 'The family will read this.'} ${note.length} of ${longestNote} characters`}
        error={isRefused ? isMissing : complaint}
        onChange={({ target }) => write(target.value)}
      />
      <fieldset className={css.phrases}>
        <legend>Suggested notes</legend>
        {phrases.map(([name, sentence]) => (
          <button
            key={name}
            type="button"
            className={css.phrase}
            title={sentence}
            aria-pressed={note.includes(sentence)}
            disabled={isBusy}
            onClick={() => write(togglePhrase(note, sentence))}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div className={css.ways}>
        <SubmitButton size="usual" look="outline" className={css.danger} busy={isBusy && 'Deciding...'}>
          {does}
        </SubmitButton>
        <Button disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
