import { useRef } from 'react'
import { ReadingApps } from '../../features/reading-apps/reading-apps.tsx'
import css from './part.module.css'

export const YourReadingApps = () => {
  const top = useRef<HTMLHeadingElement>(null)
  return (
    <section className={css.part} aria-labelledby="profile-apps">
      <h2 id="profile-apps" ref={top} tabIndex={-1}>
        Reading apps
      </h2>
      <p className="soft">
        Your family’s books on an e-reader or in an app that knows OPDS catalogs, such as KOReader, Thorium or
        Moon+ Reader.
      </p>
      <ReadingApps onRemoved={() => top.current?.focus()} />
    </section>
  )
}
