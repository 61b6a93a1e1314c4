import { useState } from 'react'
import * as routes from 'virtual:routes'
import { Button } from '../../ui/button.tsx'
import { LoginDialog } from '../../ui/login-dialog.tsx'
import css from './rating-panel.module.css'

/** For visitors: the ways in, and from there back to the page that they read. */
export const LoginToRate = () => {
  const [isAsked, setAsked] = useState(false)
  return (
    <div className={css.own}>
      <Button size="tight" onClick={() => setAsked(true)}>
        Login to Rate
      </Button>
      <LoginDialog open={isAsked} onClose={() => setAsked(false)} title={routes.rateStory.asksToLogIn}>
        Then we’ll bring you right back to this page.
      </LoginDialog>
    </div>
  )
}
