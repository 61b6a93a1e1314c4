import type { StorySummary } from '@moonpage/contract/story'
import type { Tonight as TonightData } from '@moonpage/contract/tonight'
import { useMemo } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { useConnectivity } from '../../data/connectivity.ts'
import { canMakeStories, useSession } from '../../data/session-store.ts'
import { CategoryIcon } from '../../features/categories/category-icon.tsx'
import { Portrait } from '../../features/characters/portrait.tsx'
import { eveningInWords } from '../../features/children/child-evening.ts'
import { TonightCard } from '../../features/children/tonight-card.tsx'
import { useKnownChildren } from '../../features/children/use-known-children.ts'
import { useTonight } from '../../features/children/use-tonight.ts'
import { useGenerationInfo } from '../../features/create-form/use-generation-info.ts'
import { monthOf, nameOfMonth } from '../../features/readings/months.ts'
import { CardPicture } from '../../features/story-card/card-picture.tsx'
import { cx } from '../../lib/class-names.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import { useToday } from '../../lib/use-today.ts'
import { ArrowLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Drawing } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { Ribbon } from '../../ui/ribbon.tsx'
import { ChildFace } from '../child-face.tsx'
import { painters } from '../series-painters.tsx'
import { OneMoment } from './one-moment.tsx'
import css from './tonight.module.css'
import { WhoDoYouReadTo } from './who-do-you-read-to.tsx'

/** More cards than this begin folded. */
const openCards = 2

type TonightProps = {
  /** Called when a story is asked for, before it exists. */
  onBegin: () => void
}

/** What each child could be read tonight, above everything else on the dashboard. */
export const Tonight = ({ onBegin }: TonightProps) => {
  const { user } = useSession()
  const today = useToday()
  const { data, isError, error, refetch } = useTonight()
  const children = useMemo(() => data?.children.map(({ child }) => child), [data])
  const known = useKnownChildren(user?.id ?? '', children)
  if (data && data.children.length === 0)
    return canMakeStories(user) && !known.isPutOff ? <WhoDoYouReadTo onNotNow={known.putOff} /> : null
  // Nothing is reserved for who had no children the last time.
  if (!data && known.count === 0) return null
  return (
    <section className={css.tonight} aria-labelledby="tonight">
      <div className={css.top}>
        <h2 id="tonight">Tonight</h2>
        <p>{eveningInWords(today)}</p>
      </div>
      {data ? (
        <>
          <Cards cards={data.children} onBegin={onBegin} />
          {data.has_read && (
            <p className={css.month}>
              <ArrowLink to="/together">{nameOfMonth(monthOf(today), today)} together</ArrowLink>
            </p>
          )}
        </>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
      ) : (
        <OneMoment count={Math.min(openCards, known.count)} names={known.names} />
      )}
    </section>
  )
}

type CardsProps = TonightProps & { cards: TonightData['children'] }

const Cards = ({ cards, onBegin }: CardsProps) => {
  const navigate = useNavigate()
  const isParent = canMakeStories(useSession().user)
  const isAway = useConnectivity() === 'away'
  const resumesAt = useGenerationInfo().data?.resumes_at
  const wait = isAway
    ? 'A new story has to wait until you’re back online.'
    : resumesAt
      ? 'More stories tomorrow.'
      : null
  return (
    <div className={cx(css.cards, cards.length === 1 && css.one)}>
      {cards.map((tonight, index) => (
        <TonightCard
          key={tonight.child.id}
          tonight={tonight}
          face={<ChildFace child={tonight.child} />}
          edit={
            isParent && (
              <Link
                to={`/dashboard/children/${tonight.child.id}`}
                className={css.edit}
                aria-label={`About ${tonight.child.name}`}
              >
                <Drawing svg={pageIcons.pencil} />
              </Link>
            )
          }
          paintHero={(subject) => (
            <Portrait sitter={{ look: { species: subject as 'fox' } }} alt="" className={css.hero ?? ''} />
          )}
          paint={painters}
          pictureOf={(story, isBig) =>
            pictureOf(story, isBig ? (cards.length === 1 ? '704px' : '556px') : null)
          }
          wait={wait}
          isAlone={cards.length === 1}
          isFolded={index >= openCards}
          onBegin={onBegin}
          onBegun={(story) => navigate(`/story/${story.id}/page/1`)}
        />
      ))}
    </div>
  )
}

/** @param bigWidth of the big picture on a desktop; null: a small one */
const pictureOf = (story: StorySummary, bigWidth: string | null) => (
  <div className={bigWidth ? css.big : undefined}>
    <CardPicture
      story={story}
      icon={(id) => <CategoryIcon id={id} />}
      cut={2}
      sizes={bigWidth ? { desk: bigWidth, phone: 'calc(66vw - 26px)' } : { desk: '266px', phone: '33vw' }}
      ratio={bigWidth ? 16 / 10 : undefined}
      priority="desk"
      over={story.places && <Ribbon className={css.ribbon} />}
    />
  </div>
)
