import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from '../lib/router/router.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, with its query and hash. */
  to: string
  /** Replaces the current history entry. */
  replace?: boolean
  /** The location state of the target page. */
  state?: unknown
}

/** Whether it is a plain left click; the browser handles modified clicks. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** A link within the app. */
export const Link = ({ to, replace, state, onClick, target, children, ...rest }: LinkProps) => {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || target || !isPlain(event)) return
    event.preventDefault()
    navigate(to, { replace: replace ?? to === pathname + search + hash, state })
  }
  return (
    <a {...rest} href={to} target={target} onClick={go}>
      {children}
    </a>
  )
}
