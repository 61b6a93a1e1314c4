import type { Child as ChildData } from '@moonpage/contract/children'
import { useState } from 'react'
import { messageOf } from '../data/api-error.ts'
import { CategoryIcon } from '../features/categories/category-icon.tsx'
import { lastBirthday } from '../features/children/child-evening.ts'
import { AheadLine } from '../features/children/lines/ahead-line.tsx'
import { AvoidLine } from '../features/children/lines/avoid-line.tsx'
import { BedHourLine } from '../features/children/lines/bed-hour-line.tsx'
import { BirthLine } from '../features/children/lines/birth-line.tsx'
import { LovesLine } from '../features/children/lines/loves-line.tsx'
import { NameLine } from '../features/children/lines/name-line.tsx'
import { NarratorLine } from '../features/children/lines/narrator-line.tsx'
import { PronounsLine } from '../features/children/lines/pronouns-line.tsx'
import { ReadingSizeLine } from '../features/children/lines/reading-size-line.tsx'
import { objectPronoun } from '../features/children/pronoun-words.ts'
import { RemoveChild } from '../features/children/remove-child.tsx'
import { useChildren } from '../features/children/use-children.ts'
import { useNavigate, useParams } from '../lib/router/router.tsx'
import { useToday } from '../lib/use-today.ts'
import { ArrowLink, BackLink, Button, LinkButton } from '../ui/button.tsx'
import brush from '../ui/icons/brush.svg?raw'
import { ErrorState } from '../ui/error-state.tsx'
import { Drawing } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { ChildFace } from './child-face.tsx'
import { CompanionsLine } from './child/companions-line.tsx'
import { PaintChild } from './child/paint-child.tsx'
import css from './child.module.css'

/** What the family knows of a child. Each line saves itself. */
export const Child = () => {
  const { childId = '' } = useParams()
  const { data, isError, error, refetch } = useChildren()
  const child = data?.find(({ id }) => id === childId)
  usePageTitle(child?.name ?? 'My Stories')
  if (child) return <ChildPage key={child.id} child={child} />
  if (data)
    return (
      <NotFound title="No such child" back={{ to: '/dashboard', label: 'Back to tonight' }}>
        This page was removed, or the link is incomplete.
      </NotFound>
    )
  return (
    <div className="wrap">
      {isError ? (
        <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </div>
  )
}

const ChildPage = ({ child }: { child: ChildData }) => {
  const [isPainting, setPainting] = useState(false)
  const navigate = useNavigate()
  const today = useToday()
  const { name, pronouns, character } = child
  return (
    <div className="wrap">
      <div className={css.back}>
        <BackLink to="/dashboard">Back to tonight</BackLink>
      </div>
      <div className={css.columns}>
        <div className={css.who}>
          <ChildFace child={child} size="big" />
          <div className={css.name}>
            <h1>
              <bdi>{name}</bdi>
            </h1>
            <p className="soft">{lastBirthday(child.birth_month, today)}</p>
            <Button
              look="bare"
              className={css.paint}
              aria-expanded={isPainting}
              onClick={() => setPainting(!isPainting)}
            >
              <Drawing svg={brush} />
              Paint {objectPronoun(pronouns)}
              {character && ' again'}
            </Button>
          </div>
          <div className={css.story}>
            <LinkButton to={`/create?child=${child.id}`} look="lamp" size="big">
              A story for {name}
            </LinkButton>
          </div>
        </div>
        <div className={css.lines}>
          {isPainting && <PaintChild child={child} onClose={() => setPainting(false)} />}
          <NameLine child={child} />
          <BirthLine child={child} />
          <PronounsLine child={child} />
          <LovesLine child={child} icon={(id) => <CategoryIcon id={id} />} />
          <AvoidLine child={child} />
          <CompanionsLine child={child} />
          <ReadingSizeLine child={child} />
          <BedHourLine child={child} />
          <AheadLine child={child} />
          <NarratorLine child={child} />
          <p className={css.books}>
            <ArrowLink to={`/dashboard/children/${child.id}/books`}>
              <span>
                <bdi>{name}</bdi>’s own books
              </span>
            </ArrowLink>
          </p>
          <p className={css.last}>
            Only your family sees this page. <Link to="/profile">Download it</Link> or{' '}
            <RemoveChild child={child} onRemoved={() => navigate('/dashboard', { replace: true })} />.
          </p>
        </div>
      </div>
    </div>
  )
}
