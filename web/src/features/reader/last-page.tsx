import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import css from './last-page.module.css'

const bringEnding = () => import('./ending.tsx')
const Ending = lazy(async () => ({ default: (await bringEnding()).Ending }))

/** Fetched a page before it is shown. */
export const useEndingAtHand = (isNear: boolean): void => {
  useEffect(() => {
    if (isNear) void bringEnding().catch(() => {})
  }, [isNear])
}

type LastPageProps = { onAgain: () => void; children: ReactNode }

/** Below the last words of a book: what one may want next. Its place is kept until its script has come. */
export const LastPage = ({ onAgain, children }: LastPageProps) => (
  <div className={css.place}>
    <Suspense>
      <Ending onAgain={onAgain}>{children}</Ending>
    </Suspense>
  </div>
)
