import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { describeKind, describeLook } from './look-words.ts'
import css from './portrait-preview.module.css'
import { PortraitFrame, type Sitter, usePortrait } from './portrait.tsx'
import { useDebounced } from './use-debounced.ts'

/** Longer than the time between two quick choices, too short to notice. */
const debounceMs = 150

type PortraitPreviewProps = { sitter: Sitter; onSurprise: () => void }

/** The portrait of the form's look, updated while it changes, with a description. */
export const PortraitPreview = ({ sitter, onSurprise }: PortraitPreviewProps) => {
  const settled = useDebounced(sitter, debounceMs)
  const portrait = usePortrait(settled)
  const description = 'look' in settled ? describeLook(settled.look) : describeKind(settled.kind)
  return (
    <div className={css.easel}>
      <PortraitFrame src={portrait.data} alt="" className={css.picture} />
      <div className={css.words}>
        <p role="status">{description}</p>
        {portrait.isError && (
          <p className={css.trouble} role="alert">
            We couldn’t paint the picture.{' '}
            <button type="button" onClick={() => void portrait.refetch()}>
              Try again
            </button>
          </p>
        )}
        <Button size="tight" onClick={onSurprise}>
          <Drawing svg={pageIcons.star} />
          Surprise me
        </Button>
      </div>
    </div>
  )
}
