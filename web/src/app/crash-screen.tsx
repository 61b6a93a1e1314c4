import { useEffect } from 'react'
import { useConnectivity } from '../data/connectivity.ts'
import { Button } from '../ui/button.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import css from './crash-screen.module.css'

type CrashScreenProps = {
  /** Its chunk could not be loaded. */
  isMissing: boolean
  isWhole: boolean
}

/** Replaces what crashed. Uses no router links: the router may have crashed. */
export const CrashScreen = ({ isMissing, isWhole }: CrashScreenProps) => {
  const Tag = isWhole ? 'main' : 'div'
  usePageTitle('Something went wrong')
  const connectivity = useConnectivity()
  useEffect(() => {
    if (isMissing && connectivity === 'back') location.reload()
  }, [isMissing, connectivity])
  return (
    <Tag className={`wrap ${css.broken}`}>
      <img className="art" src="/art/lost.webp" alt="" width="220" height="243" />
      <div>
        <div role="alert">
          <h1>Oops! Something went wrong</h1>
          <p className="lead soft">
            {isMissing && connectivity === 'away'
              ? 'We couldn’t load this page. It’ll open on its own once you’re back online.'
              : 'Something on this page broke. Your stories are safe. Try again, or start over from the home page.'}
          </p>
        </div>
        <div className={css.ways}>
          <Button look="lamp" size="big" onClick={() => location.reload()}>
            Refresh Page
          </Button>
          <Button size="big" onClick={() => location.assign('/')}>
            Go Home
          </Button>
        </div>
      </div>
    </Tag>
  )
}
