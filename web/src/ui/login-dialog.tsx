import type { ReactNode } from 'react'
import { useLocation } from '../lib/router/router.tsx'
import { LinkButton } from './button.tsx'
import { Dialog } from './dialog.tsx'

type LoginDialogProps = { open: boolean; onClose: () => void; title: string; children: ReactNode }

/** Asks a visitor to log in for something, and leads back here afterwards. */
export const LoginDialog = ({ open, onClose, title, children }: LoginDialogProps) => {
  const { pathname, search, hash } = useLocation()
  const state = { from: pathname + search + hash }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <LinkButton to="/login" state={state} look="lamp">
            Login
          </LinkButton>
          <LinkButton to="/register" state={state}>
            Sign Up
          </LinkButton>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
