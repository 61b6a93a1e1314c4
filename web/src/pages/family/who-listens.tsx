import { useState } from 'react'
import * as routes from 'virtual:routes'
import { childLimits } from '@moonpage/contract/children'
import { AddChild } from '../../features/children/add-child.tsx'
import { ageAndBedtime } from '../../features/children/child-evening.ts'
import { useChildren } from '../../features/children/use-children.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import { useToday } from '../../lib/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ChildFace } from '../child-face.tsx'
import css from './who-listens.module.css'

/** The family's children. Parents change them and add more. */
export const WhoListens = ({ isParent }: { isParent: boolean }) => {
  const { data: children, isError, refetch } = useChildren()
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  const today = useToday()
  if (!isParent && children?.length === 0) return null
  return (
    <section aria-labelledby="family-children">
      <h2 id="family-children">Who listens</h2>
      {isError && !children && (
        <p role="alert">
          {routes.listChildren.failure}{' '}
          <Button look="bare" size="tight" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <ul className={css.list}>
        {children?.map((child) => (
          <li key={child.id} className={css.child}>
            <ChildFace child={child} />
            <div className={css.words}>
              <b>
                {isParent ? (
                  <Link to={`/dashboard/children/${child.id}`} className={css.whole}>
                    <bdi>{child.name}</bdi>
                  </Link>
                ) : (
                  <bdi>{child.name}</bdi>
                )}
              </b>
              <small>{ageAndBedtime(child, today)}</small>
            </div>
            {isParent && <Icon name="next" />}
          </li>
        ))}
      </ul>
      {isParent && children && children.length < childLimits.children && (
        <div className={css.more}>
          {isAdding ? (
            <AddChild
              look="outline"
              onAdded={({ id }) => navigate(`/dashboard/children/${id}`)}
              otherwise={
                <Button look="bare" onClick={() => setAdding(false)}>
                  Cancel
                </Button>
              }
            />
          ) : (
            <Button look="bare" className={css.add} onClick={() => setAdding(true)}>
              + Add a child
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
