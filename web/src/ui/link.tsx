import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from '../lib/router/router.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, with its query and hash. */
  to: string
  /** Takes the place of the page at hand in the history. */
  replace?: boolean
  /** Told to the page that it leads to. */
  state?: unknown
}

/** Whether the browser would go there in this tab: else it knows better what to do. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** A way within the app; the router's own brings more than a page here needs. */
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
