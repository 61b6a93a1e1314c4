import type { RecordingBook } from '@moonpage/contract/recording-links'
import { longestNarratorName } from '@moonpage/contract/text-limits'
import { useState } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { BidiText } from '../../../ui/bidi-text.tsx'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Drawing } from '../../../ui/icon.tsx'
import lock from '../../../ui/icons/lock.svg?raw'
import { inWords, minutesToRead } from '../narration/narrator-words.ts'
import { FaceChoice } from './face-choice.tsx'
import css from './record-by-link.module.css'

type RecordWelcomeProps = {
  book: RecordingBook
  isBusy: boolean
  error: string | null
  onStart: (name: string, face: number) => void
  onRead: () => void
}

/** What a person with a recording link sees first. */
export const RecordWelcome = ({ book, isBusy, error, onStart, onRead }: RecordWelcomeProps) => {
  const [name, setName] = useState(book.narrator?.name ?? '')
  const [face, setFace] = useState(book.narrator?.face ?? 2)
  const { asked_by: parent } = book
  const picture = book.pages.find((page) => page.image_url)
  const pages = book.pages.length
  return (
    <div className={css.welcome}>
      {picture && (
        <div className={css.picture}>
          <img
            src={picture.image_url ?? undefined}
            srcSet={picture.image_srcset ?? undefined}
            sizes="(max-width: 899px) 100vw, 560px"
            alt={picture.image_alt ?? ''}
          />
        </div>
      )}
      <form
        className={css.words}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onStart(name.trim(), face)
        }}
      >
        <p className={css.small}>
          <BidiText>{book.title}</BidiText>
        </p>
        <h1>Would you read this one aloud?</h1>
        <p>
          <bdi>{parent}</bdi> would love to have it in your voice. It has {inWords(pages)} short pages.{' '}
          {minutesToRead(pages)} Stop whenever you like; this link remembers your place.
        </p>
        <Banner>{error}</Banner>
        <Field
          label="What does the child call you?"
          required
          maxLength={longestNarratorName}
          placeholder="Grandpa Joe"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <FaceChoice face={face} onFace={setFace} />
        <p className={css.note}>
          <Drawing svg={lock} />
          <span>
            <b>Your recording stays with this book.</b> Only people <bdi>{parent}</bdi> shares it with can
            hear it. It’s never used to imitate your voice. You or <bdi>{parent}</bdi> can erase it any time.
          </span>
        </p>
        <div className={css.ways}>
          <SubmitButton busy={isBusy && 'One moment...'}>Start with page 1</SubmitButton>
          <Button look="bare" onClick={onRead}>
            Just read the book first
          </Button>
        </div>
      </form>
    </div>
  )
}
