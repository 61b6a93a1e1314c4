import { Checkbox } from '../../ui/more-fields.tsx'
import css from './share-dialog.module.css'

type RecordingsChoiceProps = { isChecked: boolean; isBusy?: boolean; onChange: (isChecked: boolean) => void }

/** Chooses whether readers of the link hear the family’s own voices. Asked where there are some. */
export const RecordingsChoice = ({ isChecked, isBusy = false, onChange }: RecordingsChoiceProps) => (
  <Checkbox
    label={
      <>
        Let them hear your recordings
        <span className={css.hint}>
          {isChecked
            ? 'They’ll hear the voices that your family recorded.'
            : 'They’ll hear a computer’s voice. Your recordings stay in the family.'}
        </span>
      </>
    }
    checked={isChecked}
    aria-disabled={isBusy}
    onChange={(event) => !isBusy && onChange(event.target.checked)}
  />
)
