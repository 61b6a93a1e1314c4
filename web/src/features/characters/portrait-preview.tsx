import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { describeKind, describeLook } from './look-words.ts'
import css from './portrait-preview.module.css'
import { PortraitFrame, type Sitter, usePortrait } from './portrait.tsx'
import { useDebounced } from './use-debounced.ts'

/** Long enough for a hand on its way through the choices, too short to be waited for. */
const settlesMs = 150

type EaselProps = { sitter: Sitter; onSurprise: () => void }

/** Whom the form is about, painted while it is filled in, and in words for whoever cannot see it. */
export const PortraitPreview = ({ sitter, onSurprise }: EaselProps) => {
  const settled = useDebounced(sitter, settlesMs)
  const portrait = usePortrait(settled)
  const words = 'look' in settled ? describeLook(settled.look) : describeKind(settled.kind)
  return (
    <div className={css.easel}>
      <PortraitFrame src={portrait.data} alt="" className={css.picture} />
      <div className={css.words}>
        <p role="status">{words}</p>
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
