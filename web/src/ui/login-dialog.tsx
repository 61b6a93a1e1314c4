import type { ReactNode } from 'react'
import { isReturningVisitor } from '../lib/returning-visitor.ts'
import { useLocation } from '../lib/router/router.tsx'
import { LinkButton } from './button.tsx'
import { Dialog } from './dialog.tsx'

type LoginDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Lets the page continue with the submitted form after the login. */
  resumes?: boolean
  children: ReactNode
}

const ways = [
  { to: '/register', label: 'Sign Up' },
  { to: '/login', label: 'Log In' },
] as const

/** Asks a visitor to log in, and returns here afterwards. */
export const LoginDialog = ({ open, onClose, title, resumes = false, children }: LoginDialogProps) => {
  const { pathname, search, hash } = useLocation()
  const state = { from: pathname + search + hash, resumes }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        open &&
        (isReturningVisitor() ? ways.toReversed() : ways).map(({ to, label }, index) => (
          <LinkButton key={to} to={to} state={state} look={index === 0 ? 'lamp' : 'outline'}>
            {label}
          </LinkButton>
        ))
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
