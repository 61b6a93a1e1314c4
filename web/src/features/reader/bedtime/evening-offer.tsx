import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/icon.tsx'
import moon from '../../../ui/icons/moon.svg?raw'
import dock from '../narration/dock.module.css'

type EveningOfferProps = { onStart: () => void; onDismiss: () => void }

/** In the evening bedtime mode offers itself, once. */
export const EveningOffer = ({ onStart, onDismiss }: EveningOfferProps) => (
  <div className={`${dock.dock} ${dock.offer}`} role="group" aria-label="Bedtime">
    <Drawing svg={moon} />
    <p className={dock.grows}>
      <b>It’s getting late.</b>
    </p>
    <Button size="tight" onClick={onStart}>
      Bedtime
    </Button>
    <Button size="tight" look="bare" onClick={onDismiss}>
      Not tonight
    </Button>
  </div>
)
