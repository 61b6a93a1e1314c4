import { useRef } from 'react'
import { ApiKeys } from '../features/api-keys/api-keys.tsx'
import { Webhooks } from '../features/webhooks/webhooks.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import css from './keys.module.css'
import part from './profile/part.module.css'

/** For parents who write scripts. */
export const Keys = () => {
  usePageTitle('Keys and webhooks')
  const keys = useRef<HTMLHeadingElement>(null)
  const webhooks = useRef<HTMLHeadingElement>(null)
  return (
    <div className="wrap">
      <Breadcrumbs under={['/', '/profile']} here="Keys and webhooks" />
      <div className={css.top}>
        <h1>Keys and webhooks</h1>
        <p className="lead soft">For a script you write, or a home that does things by itself.</p>
      </div>
      <div className={css.columns}>
        <section className={part.part} aria-labelledby="api-keys">
          <h2 id="api-keys" ref={keys} tabIndex={-1}>
            API keys
          </h2>
          <p className="soft">
            With a key, a script reads your stories or makes new ones, without your password. All it can call
            is <a href="/api/docs">described here</a>.
          </p>
          <ApiKeys onRevoked={() => keys.current?.focus()} />
        </section>
        <section className={part.part} aria-labelledby="webhooks">
          <h2 id="webhooks" ref={webhooks} tabIndex={-1}>
            Webhooks
          </h2>
          <p className="soft">
            When a story of your family is done, or couldn’t be finished, Moonpage tells a program of yours.
          </p>
          <Webhooks onRemoved={() => webhooks.current?.focus()} />
        </section>
      </div>
    </div>
  )
}
