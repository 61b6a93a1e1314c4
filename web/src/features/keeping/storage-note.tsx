import { useState } from 'react'
import { deviceWord } from '../../lib/device-word.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './storage-note.module.css'
import { InstallOffer } from './install-offer.tsx'
import { useInstall } from './use-install.ts'
import { clearsAfterAWeek, isInstalled, useStorage } from './use-storage.ts'

/** How Moonpage is installed in this browser. */
const steps = (): string[] => {
  if (clearsAfterAWeek())
    return deviceWord() === 'computer'
      ? [
          'Open the File menu of Safari.',
          'Choose Add to Dock.',
          'Open Moonpage from the Dock, and log in there.',
        ]
      : [
          'Tap Share, the square with the arrow.',
          'Choose Add to Home Screen.',
          'Open Moonpage from your Home Screen, and log in there.',
        ]
  return deviceWord() === 'computer'
    ? ['Look for the install button at the end of the address bar.', 'Choose Install.']
    : ['Open the menu of your browser.', 'Choose Install app, or Add to Home screen.']
}

/** What the browser may throw away, where it may, and whether Moonpage can be installed. */
export const StorageNote = () => {
  const { data: storage } = useStorage()
  const install = useInstall()
  const [isOpen, setOpen] = useState(false)
  if (!storage) return null
  const device = deviceWord()
  if (isInstalled() && (storage.isPersistent || clearsAfterAWeek()))
    return <p className="soft">Moonpage is installed here, so they should stay put.</p>
  if (storage.isPersistent && !clearsAfterAWeek())
    return (
      <>
        <p className="soft">This browser has promised not to clear them.</p>
        <InstallOffer {...install} />
      </>
    )
  return (
    <div className={css.warning}>
      <b>This browser may clear it.</b>
      <p>
        {clearsAfterAWeek()
          ? `Safari can remove kept books after about a week without a visit. Put Moonpage on your ${device === 'computer' ? 'Dock' : 'Home Screen'} and they should stay put.`
          : `It may remove kept books when this ${device} runs short of space.${install.way ? '' : ' Install Moonpage, and it is less likely to.'}`}
      </p>
      {install.way === 'button' ? (
        <InstallOffer {...install} />
      ) : (
        <Button look="bare" className={css.how} onClick={() => setOpen(true)}>
          Show me how
          <Icon name="next" />
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Moonpage as an app"
        actions={
          <Button look="lamp" onClick={() => setOpen(false)}>
            All right
          </Button>
        }
      >
        <ol className={css.steps}>
          {steps().map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {clearsAfterAWeek() && <p>The app has books of its own: keep them there once more.</p>}
      </Dialog>
    </div>
  )
}
