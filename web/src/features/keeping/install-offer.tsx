import { deviceWord } from '../../lib/device-word.ts'
import { Button } from '../../ui/button.tsx'
import css from './install-offer.module.css'
import type { useInstall } from './use-install.ts'

const byHand = {
  share: 'Tap Share, then Add to Home Screen, and log in there once.',
  file: 'In Safari’s File menu choose Add to Dock, and log in there once.',
}

/** Offers to install Moonpage; nothing where it cannot be, is, or was declined. */
export const InstallOffer = ({ way, install, decline }: ReturnType<typeof useInstall>) =>
  way && (
    <div className={css.offer}>
      <p>
        As an app, Moonpage has its own icon and window on this {deviceWord()}, and kept books are less likely
        to be cleared. {way !== 'button' && byHand[way]}
      </p>
      <div className={css.ways}>
        {way === 'button' && (
          <Button size="tight" onClick={() => void install()}>
            Install Moonpage
          </Button>
        )}
        <Button look="bare" size="tight" onClick={decline}>
          Not now
        </Button>
      </div>
    </div>
  )
