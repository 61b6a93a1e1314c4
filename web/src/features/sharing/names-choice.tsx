import { Checkbox } from '../../ui/more-fields.tsx'
import css from './share-dialog.module.css'

type NamesChoiceProps = { isChecked: boolean; isBusy?: boolean; onChange: (isChecked: boolean) => void }

/** Chooses whether readers of the link see the real names. */
export const NamesChoice = ({ isChecked, isBusy = false, onChange }: NamesChoiceProps) => (
  <Checkbox
    label={
      <>
        Show the real names
        <span className={css.hint}>
          {isChecked
            ? 'They’ll see the names you entered.'
            : 'They’ll see made-up names instead of the ones you entered.'}
        </span>
      </>
    }
    checked={isChecked}
    aria-disabled={isBusy}
    onChange={(event) => !isBusy && onChange(event.target.checked)}
  />
)
