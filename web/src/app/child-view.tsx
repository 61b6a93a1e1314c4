import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { Pages, useLocation } from '../lib/router/router.tsx'
import { Spinner } from '../ui/spinner.tsx'
import css from './child-view.module.css'
import { ErrorBoundary } from './error-boundary.tsx'
import { useScrollRestoration } from './scroll-restoration.ts'
import { useSessionEvents } from './use-session-events.ts'

const OwnShelf = lazy(async () => ({
  default: (await import('../pages/child-view/own-shelf.tsx')).OwnShelf,
}))
const ChildBook = lazy(async () => ({
  default: (await import('../pages/child-view/child-book.tsx')).ChildBook,
}))

type ChildViewProps = { child: { id: string; name: string } }

/** What a session in a child's view shows, whatever the address: a book of the child, or the shelf. */
export const ChildView = ({ child }: ChildViewProps) => {
  const { key } = useLocation()
  const main = useRef<HTMLElement>(null)
  const queries = useQueryClient()
  // Nothing of the family's stays.
  useState(() => queries.clear())
  useScrollRestoration(main)
  useSessionEvents()
  return (
    <main id="main" ref={main} tabIndex={-1} className={css.view}>
      <ErrorBoundary attempt={key}>
        <Suspense fallback={<Spinner />}>
          <Pages
            pages={{ '/story/:storyId/page/:pageNumber': <ChildBook child={child} /> }}
            otherwise={<OwnShelf name={child.name} />}
          />
        </Suspense>
      </ErrorBoundary>
    </main>
  )
}
