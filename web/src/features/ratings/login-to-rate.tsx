import { useState } from 'react'
import * as routes from 'virtual:routes'
import { Button } from '../../ui/button.tsx'
import { LoginDialog } from '../../ui/login-dialog.tsx'
import css from './rating-panel.module.css'

/** Asks visitors to log in, and returns to this page afterwards. */
export const LoginToRate = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.own}>
      <Button size="tight" onClick={() => setOpen(true)}>
        Login to Rate
      </Button>
      <LoginDialog open={isOpen} onClose={() => setOpen(false)} title={routes.rateStory.asksToLogIn}>
        Then we’ll bring you right back to this page.
      </LoginDialog>
    </div>
  )
}
