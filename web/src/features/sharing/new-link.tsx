import { shareDays } from '@moonpage/contract/share-days'
import { useState } from 'react'
import { SubmitButton } from '../../ui/button.tsx'
import { NamesChoice } from './names-choice.tsx'
import css from './share-dialog.module.css'

type NewLinkProps = { isBusy: boolean; onMake: (includeNames: boolean) => void }

/** Explains share links, and creates one. */
export const NewLink = ({ isBusy, onMake }: NewLinkProps) => {
  const [includeNames, setIncludeNames] = useState(true)
  return (
    <form
      className={css.part}
      onSubmit={(event) => {
        event.preventDefault()
        onMake(includeNames)
      }}
    >
      <p>
        Anyone with the link can read this story, no account needed. It works for {shareDays} days, and you
        can stop sharing anytime.
      </p>
      <NamesChoice isChecked={includeNames} onChange={setIncludeNames} />
      <div className={css.ways}>
        <SubmitButton size="usual" busy={isBusy && 'Making the link...'}>
          Make a link
        </SubmitButton>
      </div>
    </form>
  )
}
