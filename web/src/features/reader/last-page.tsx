import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import css from './last-page.module.css'

const loadEnding = () => import('./ending.tsx')
const Ending = lazy(async () => ({ default: (await loadEnding()).Ending }))

/** Preloads the ending one page before it is shown. */
export const useEndingAtHand = (isNear: boolean): void => {
  useEffect(() => {
    if (isNear) void loadEnding().catch(() => {})
  }, [isNear])
}

type LastPageProps = { onAgain: () => void; children: ReactNode }

/** What to do next, below the last text of a book. Its space is reserved while it loads. */
export const LastPage = ({ onAgain, children }: LastPageProps) => (
  <div className={css.place}>
    <Suspense>
      <Ending onAgain={onAgain}>{children}</Ending>
    </Suspense>
  </div>
)
