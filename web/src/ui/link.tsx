import type { ComponentProps } from 'react'
import { useLinkClickHandler } from 'react-router'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, with its query and hash. */
  to: string
  /** Takes the place of the page at hand in the history. */
  replace?: boolean
  /** Told to the page that it leads to. */
  state?: unknown
}

/** A way within the app. The router's own Link brings 3 KiB for prefetching data, which no page here has. */
export const Link = ({ to, replace, state, onClick, target, children, ...rest }: LinkProps) => {
  const go = useLinkClickHandler(to, { replace, state, target })
  return (
    <a
      {...rest}
      href={to}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
    >
      {children}
    </a>
  )
}
