import { shareDays } from '@moonpage/contract/share-days'
import { useState } from 'react'
import { SubmitButton } from '../../ui/button.tsx'
import { NamesChoice } from './names-choice.tsx'
import { RecordingsChoice } from './recordings-choice.tsx'
import css from './share-dialog.module.css'

type NewLinkProps = {
  /** In a sentence: what the link opens. */
  what: string
  isBusy: boolean
  hasRecordings: boolean
  onMake: (options: { include_names: boolean; include_recordings: boolean }) => void
}

/** Explains share links, and creates one. */
export const NewLink = ({ what, isBusy, hasRecordings, onMake }: NewLinkProps) => {
  const [includeNames, setIncludeNames] = useState(true)
  const [includeRecordings, setIncludeRecordings] = useState(false)
  return (
    <form
      className={css.part}
      onSubmit={(event) => {
        event.preventDefault()
        onMake({ include_names: includeNames, include_recordings: includeRecordings })
      }}
    >
      <p>
        Anyone with the link can read {what}, no account needed. It works for {shareDays} days, and you can
        stop sharing anytime.
      </p>
      <NamesChoice isChecked={includeNames} onChange={setIncludeNames} />
      {hasRecordings && <RecordingsChoice isChecked={includeRecordings} onChange={setIncludeRecordings} />}
      <div className={css.ways}>
        <SubmitButton size="usual" busy={isBusy && 'Making the link...'}>
          Make a link
        </SubmitButton>
      </div>
    </form>
  )
}
