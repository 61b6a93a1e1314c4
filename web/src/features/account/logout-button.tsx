import { type ComponentType, useState } from 'react'
import { createPortal } from 'react-dom'
import { signOut } from '../../data/session.ts'
import { hasUnsentTakes } from '../../data/unsent.ts'
import { Button } from '../../ui/button.tsx'

/** Logs out. Where that would delete what was recorded and not sent, it asks first. */
export const LogoutButton = () => {
  const [Question, setQuestion] = useState<ComponentType<{ onStay: () => void }> | null>(null)
  const onClick = async () => {
    if (!hasUnsentTakes()) return signOut()
    const { UnsentDialog } = await import('./unsent-dialog.tsx').catch(() => ({ UnsentDialog: null }))
    if (UnsentDialog) setQuestion(() => UnsentDialog)
    // Without a connection the dialog may not come; the question does.
    else if (confirm('Pages you recorded haven’t been sent yet. Log out and lose them?')) await signOut()
  }
  return (
    <>
      <Button onClick={() => void onClick()}>Logout</Button>
      {/* The menu with the button closes meanwhile. */}
      {Question && createPortal(<Question onStay={() => setQuestion(null)} />, document.body)}
    </>
  )
}
