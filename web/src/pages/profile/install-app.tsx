import { InstallOffer } from '../../features/keeping/install-offer.tsx'
import { useInstall } from '../../features/keeping/use-install.ts'
import { cx } from '../../lib/class-names.ts'
import css from './part.module.css'

/** Where the app can be installed, and nobody has said no to it. */
export const InstallApp = () => {
  const install = useInstall()
  return (
    install.way && (
      <section className={cx(css.part, css.narrow)} aria-labelledby="profile-app">
        <h2 id="profile-app">Moonpage as an app</h2>
        <InstallOffer {...install} />
      </section>
    )
  )
}
