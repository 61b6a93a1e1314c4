import { longestNote } from '@moonpage/contract/text-limits'
import { useEffect, useRef, useState } from 'react'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { phrases, togglePhrase } from './phrases.ts'
import css from './moderation-decision.module.css'

const noteMissing = 'Please write a note: it tells the family why.'

type NoteFormProps = {
  /** Label of the submit button. */
  does: string
  /** Without a note the previous one stays. */
  isOptional: boolean
  isBusy: boolean
  /** The server's error for the note. */
  error: string | undefined
  onSend: (note: string) => void
  onCancel: () => void
}

/** The note to the owner about a take-down: typed, or composed of suggested phrases. */
export const NoteForm = ({ does, isOptional, isBusy, error, onSend, onCancel }: NoteFormProps) => {
  const [note, setNote] = useState('')
  const [hasError, setHasError] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const area = () => form.current?.querySelector('textarea')
  // The button that had the focus is gone.
  useEffect(() => area()?.focus(), [])
  useEffect(() => {
    if (error) area()?.focus()
  }, [error])
  const write = (text: string) => {
    setNote(text.slice(0, longestNote))
    setHasError(false)
  }
  const send = () => {
    if (isBusy) return
    if (note.trim() || isOptional) return onSend(note.trim())
    setHasError(true)
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
        error={hasError ? noteMissing : error}
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
