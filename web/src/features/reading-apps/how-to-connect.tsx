import type { NewCatalogKey } from '@moonpage/contract/catalog-keys'
import { Fragment } from 'react'
import { CopyFact, ToldOnce } from '../../ui/told-once.tsx'

type HowToConnectProps = { app: NewCatalogKey; onDone: () => void }

/** What to type into the app that was just added. The key cannot be shown again. */
export const HowToConnect = ({ app, onDone }: HowToConnectProps) => {
  const groups = app.key.split('-')
  return (
    <ToldOnce
      title={
        <>
          Connect <bdi>{app.name}</bdi>
        </>
      }
      onDone={onDone}
    >
      <p>In the app, add a catalog (it may be called OPDS) with this:</p>
      <dl>
        <CopyFact name="Address" text={app.catalog_url} />
        <CopyFact name="User name" text="moonpage" />
        <CopyFact name="Password" text={app.key}>
          {groups.map((group, index) => (
            <Fragment key={index}>
              <span>
                {group}
                {index < groups.length - 1 && '-'}
              </span>
              <wbr />
            </Fragment>
          ))}
        </CopyFact>
      </dl>
      <p>If the app doesn’t ask for a password, give it this address instead:</p>
      <dl>
        <CopyFact name="Address with the password in it" text={app.catalog_url_with_key} />
      </dl>
      <p>
        <b>You’ll only see this now.</b> Whoever has the password can read all of your family’s books, until
        you remove the app here.
      </p>
    </ToldOnce>
  )
}
