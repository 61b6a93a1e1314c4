import type { NewCatalogKey } from '@moonpage/contract/catalog-keys'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../../lib/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import css from './reading-apps.module.css'

type HowToConnectProps = { app: NewCatalogKey; onDone: () => void }

/** What to type into the app that was just added. The key cannot be shown again. */
export const HowToConnect = ({ app, onDone }: HowToConnectProps) => {
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => top.current?.focus(), [])
  const groups = app.key.split('-')
  return (
    <div className={cx('sheet', css.connect)}>
      <h3 ref={top} tabIndex={-1}>
        Connect <bdi>{app.name}</bdi>
      </h3>
      <p>In the app, add a catalog (it may be called OPDS) with this:</p>
      <dl>
        <Fact name="Address" text={app.catalog_url} />
        <Fact name="User name" text="moonpage" />
        <Fact name="Password" text={app.key}>
          {groups.map((group, index) => (
            <Fragment key={index}>
              <span>
                {group}
                {index < groups.length - 1 && '-'}
              </span>
              <wbr />
            </Fragment>
          ))}
        </Fact>
      </dl>
      <p>If the app doesn’t ask for a password, give it this address instead:</p>
      <dl>
        <Fact name="Address with the password in it" text={app.catalog_url_with_key} />
      </dl>
      <p>
        <b>You’ll only see this now.</b> Whoever has the password can read all of your family’s books, until
        you remove the app here.
      </p>
      <div className={css.ways}>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  )
}

const Fact = ({ name, text, children = text }: { name: string; text: string; children?: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span className={css.fact}>{children}</span>
      <CopyButton text={text} label={`Copy ${name.toLowerCase()}`}>
        Copy
      </CopyButton>
    </dd>
  </div>
)
