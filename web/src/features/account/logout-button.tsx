import { type ComponentType, useState } from 'react'
import { createPortal } from 'react-dom'
import { signOut } from '../../data/session.ts'
import { currentSession } from '../../data/session-store.ts'
import { hasUnsentTakes } from '../../data/unsent.ts'
import { local, perUser } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'

/** Ends the session here, then at the provider of single sign-on if it came from there. */
const logOut = async () => {
  // Set by `rememberProviderLogout`; a file for both would be one more script on every page.
  const url = local.get(`${perUser}logout`)
  await signOut()
  if (url && !currentSession().hasPendingLogout) location.assign(url)
}

/** Logs out. Where that would delete what was recorded and not sent, it asks first. */
export const LogoutButton = () => {
  const [Question, setQuestion] = useState<ComponentType<{
    onStay: () => void
    onLeave: () => Promise<void>
  }> | null>(null)
  const onClick = async () => {
    if (!hasUnsentTakes()) return logOut()
    const { UnsentDialog } = await import('./unsent-dialog.tsx').catch(() => ({ UnsentDialog: null }))
    if (UnsentDialog) setQuestion(() => UnsentDialog)
    // Without a connection the dialog may not come; the question does.
    else if (confirm('Pages you recorded haven’t been sent yet. Log out and lose them?')) await logOut()
  }
  return (
    <>
      <Button onClick={() => void onClick()}>Logout</Button>
      {/* The menu with the button closes meanwhile. */}
      {Question &&
        createPortal(<Question onStay={() => setQuestion(null)} onLeave={logOut} />, document.body)}
    </>
  )
}
