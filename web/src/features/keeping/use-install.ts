import { useEffect, useState } from 'react'
import { deviceWord } from '../../lib/device-word.ts'
import { installPrompt } from '../../lib/install-prompt.ts'
import { local } from '../../lib/storage.ts'
import { clearsAfterAWeek, isInstalled } from './use-storage.ts'

/** Of this browser, whoever is logged in: whoever said no is not asked again. */
const declinedKey = 'moonpage.install'

/** `button`: the browser asks. `share`, `file`: by hand in Safari, on a phone or a computer. */
type InstallWay = 'button' | 'share' | 'file'

function wayHere(): InstallWay | null {
  if (isInstalled() || local.get(declinedKey)) return null
  if (installPrompt.current) return 'button'
  if (!clearsAfterAWeek()) return null
  return deviceWord() === 'phone' ? 'share' : 'file'
}

/** How Moonpage can be installed here; `way` is null if it cannot, if it is, or if somebody said "Not now". */
export const useInstall = () => {
  const [way, setWay] = useState(wayHere)
  useEffect(() => {
    const look = () => setWay(wayHere())
    const events = ['beforeinstallprompt', 'appinstalled']
    for (const event of events) addEventListener(event, look)
    return () => {
      for (const event of events) removeEventListener(event, look)
    }
  }, [])
  const decline = () => {
    local.set(declinedKey, 'no')
    setWay(null)
  }
  const install = async () => {
    const { current } = installPrompt
    // It asks once.
    installPrompt.current = null
    setWay(null)
    await current?.prompt()
    if ((await current?.userChoice)?.outcome === 'dismissed') decline()
  }
  return { way, install, decline }
}
