import { type KeyboardEvent, useRef } from 'react'
import { Link } from './link.tsx'
import css from './tabs.module.css'

export type Tab = {
  /** The tab's own URL, so that it can be shared and Back works. */
  to: string
  label: string
  /** A count; hidden if 0. */
  count?: number | undefined
}

type TabsProps = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  /** The URL of the current tab; another URL selects none. */
  current: string
  /** Id of the tabpanel element, which is labelled by `tabId`. */
  panel: string
}

export const tabId = (panel: string, to: string): string => `${panel}-${to.replace(/\W+/g, '-')}`

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Arrows, Home and End move the focus; Enter or Space opens a tab, because its content has to be loaded. */
export const Tabs = ({ label, tabs, current, panel }: TabsProps) => {
  const row = useRef<HTMLDivElement>(null)
  const open = Math.max(
    0,
    tabs.findIndex(({ to }) => to === current),
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ') {
      event.preventDefault()
      event.currentTarget.click()
    }
    const all = [...(row.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const to = steps[event.key]?.(all.indexOf(event.currentTarget), all.length)
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    all[to]?.focus()
  }
  return (
    <div ref={row} role="tablist" aria-label={label} className={css.tabs}>
      {tabs.map(({ to, label: name, count = 0 }, index) => (
        <Link
          key={to}
          to={to}
          id={tabId(panel, to)}
          role="tab"
          aria-selected={to === current}
          aria-controls={to === current ? panel : undefined}
          tabIndex={index === open ? 0 : -1}
          // The focus stays on the opened tab.
          state={{ keepsFocus: true }}
          onKeyDown={onKeyDown}
        >
          {name}
          {count > 0 && (
            <>
              {' '}
              <b>
                {count}
                <span className="only-read-aloud"> waiting</span>
              </b>
            </>
          )}
        </Link>
      ))}
    </div>
  )
}
