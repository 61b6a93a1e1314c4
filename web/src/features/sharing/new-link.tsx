import { shareDays } from '@moonpage/contract/share-days'
import { useState } from 'react'
import { SubmitButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field.tsx'
import css from './share-dialog.module.css'

type NewLinkProps = { isBusy: boolean; onMake: (includeNames: boolean) => void }

/** Before there is a link: what one does, and the button that makes it. */
export const NewLink = ({ isBusy, onMake }: NewLinkProps) => {
  const [includeNames, setIncludeNames] = useState(false)
  return (
    <form
      className={css.part}
      onSubmit={(event) => {
        event.preventDefault()
        onMake(includeNames)
      }}
    >
      <p>
        Whoever has the link can read this story, without an account. It works for {shareDays} days, and you
        can end it at any time.
      </p>
      <Checkbox
        label={
          <>
            Show the names as I gave them
            <span className={css.hint}>Otherwise they meet other names in the story.</span>
          </>
        }
        checked={includeNames}
        onChange={(event) => setIncludeNames(event.target.checked)}
      />
      <div className={css.ways}>
        <SubmitButton size="usual" busy={isBusy && 'Making the link...'}>
          Make a link
        </SubmitButton>
      </div>
    </form>
  )
}
