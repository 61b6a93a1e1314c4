import type { Series } from '@moonpage/contract/series'
import { useState } from 'react'
import { ApiError, messageOf } from '../data/api-error.ts'
import { useConnectivity } from '../data/connectivity.ts'
import { canMakeStories, useSession } from '../data/session-store.ts'
import { drawCategory } from '../features/categories/category-icon.tsx'
import { dateOf } from '../features/children/child-evening.ts'
import { LitNext } from '../features/children/next-adventure-choice.tsx'
import { useBeginStory } from '../features/children/use-begin-story.ts'
import { useGenerationInfo } from '../features/create-form/use-generation-info.ts'
import { Facts } from '../features/series/facts.tsx'
import { MakePoster } from '../features/series/make-poster.tsx'
import { NameDialog } from '../features/series/name-dialog.tsx'
import { SeriesShelf } from '../features/series/series-shelf.tsx'
import { useDeleteSeries, useOneSeries, useRenameSeries } from '../features/series/use-series.ts'
import { deviceWord } from '../lib/device-word.ts'
import { useNavigate, useParams } from '../lib/router/router.tsx'
import { useToday } from '../lib/use-today.ts'
import { joinWords } from '../lib/topic-words.ts'
import { ArrowLink, BackLink, Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Drawing } from '../ui/icon.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { pageIcons } from '../ui/page-icons.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { FactDrawing } from './world/fact-drawing.tsx'
import { painters } from './series-painters.tsx'
import css from './world.module.css'

/** The world of a series: its next book, its books, and what they left. */
export const World = () => {
  const { seriesId = '' } = useParams()
  const evening = dateOf(useToday())
  const { data, isError, error, refetch } = useOneSeries(seriesId, evening)
  usePageTitle(data?.name ?? 'My Stories')
  if (error instanceof ApiError && error.status === 404)
    return (
      <NotFound title="No such world" back={{ to: '/dashboard', label: 'Back to tonight' }}>
        It was forgotten, or the link is incomplete.
      </NotFound>
    )
  if (data) return <WorldPage key={data.id} series={data} />
  return (
    <div className="wrap">
      {isError ? (
        <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
      ) : (
        <Spinner>One moment</Spinner>
      )}
    </div>
  )
}

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const booksSoFar = (count: number) =>
  `${numberWords[count] ?? count} ${count === 1 ? 'book' : 'books'} so far.`

/** `Mila’s world, with Fern, Pip and Tully. Three books so far.` */
const inShort = ({ child_name: child, hero_name: hero, companion_name: companion, facts, books }: Series) => {
  const friends = facts.flatMap((fact) => (fact.friend && !fact.is_struck ? [fact.friend.name] : []))
  const who = joinWords([hero, companion, ...friends.toReversed().slice(0, 3)])
  return `${child ? `${child}’s world` : 'Your world'}, with ${who}. ${booksSoFar(books.length)}`
}

const WorldPage = ({ series }: { series: Series }) => {
  const isParent = canMakeStories(useSession().user)
  const { name, next, facts } = series
  return (
    <div className={`wrap ${css.world}`}>
      <BackLink to="/dashboard">Back to tonight</BackLink>
      <div className={css.top}>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {isParent && <Rename series={series} />}
      </div>
      <p className="lead soft">{inShort(series)}</p>
      {next && <Next next={next} />}
      {series.is_ended && (
        <p className={css.ended}>This world has had its last book. Its books stay, to be read again.</p>
      )}
      <h2>The books</h2>
      <SeriesShelf series={series} icon={drawCategory} />
      {series.books.some(({ generation_status: status }) => status === 'completed') && (
        <p>
          <ArrowLink to={`/dashboard/kept/series/${series.id}`}>Keep on this {deviceWord()}</ArrowLink>
        </p>
      )}
      {next && facts.length > 0 && <LastBook next={next} />}
      <h2>
        What we know about <bdi>{name}</bdi>
      </h2>
      <p className="soft">
        {facts.length === 0
          ? `Finish a book, and ${name} begins to remember.`
          : isParent
            ? 'Later books remember these. Lock what must stay so. Strike what should not come back.'
            : 'Later books remember these.'}
      </p>
      <Facts
        series={series}
        isParent={isParent}
        drawing={(fact) => <FactDrawing fact={fact} setting={series.setting} />}
      />
      <MakePoster series={series} />
      {isParent && <Forget series={series} />}
    </div>
  )
}

/** Why no book can be begun now; null if one can. */
const useWait = () => {
  const isAway = useConnectivity() === 'away'
  const resumesAt = useGenerationInfo().data?.resumes_at
  if (isAway) return 'A new story has to wait until you’re back online.'
  return resumesAt ? 'More stories tomorrow.' : null
}

const Next = ({ next }: { next: NonNullable<Series['next']> }) => {
  const navigate = useNavigate()
  return (
    <section className={css.next} aria-label="The next book">
      <LitNext
        next={next}
        paint={painters}
        wait={useWait()}
        hasPicture
        hasWorldLink={false}
        title={<h2>Tonight’s next adventure</h2>}
        onBegin={() => {}}
        onBegun={(story) => navigate(`/story/${story.id}/page/1`)}
      />
    </section>
  )
}

/** Ends the series with a book to which all of its friends come. */
const LastBook = ({ next }: { next: NonNullable<Series['next']> }) => {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const { begin, isBusy, failure } = useBeginStory((story) => navigate(`/story/${story.id}/page/1`))
  const wait = useWait()
  if (wait !== null) return null
  return (
    <>
      <Button look="bare" className={css.quiet} onClick={() => setAsking(true)}>
        Finish the series with one last book
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="One last book?"
        does="Make the last book"
        doing="Making it..."
        isBusy={isBusy}
        error={failure}
        onConfirm={() => begin.mutate({ ...next.request, ends_series: true })}
        onClose={() => setAsking(false)}
      >
        <p>
          All friends come to it, and say good night. After that, <bdi>{next.world}</bdi> has no more books.
          Those that you have stay.
        </p>
      </ConfirmDialog>
    </>
  )
}

const Rename = ({ series }: { series: Series }) => {
  const [isOpen, setOpen] = useState(false)
  const rename = useRenameSeries(series, () => setOpen(false))
  return (
    <>
      <button
        type="button"
        className={css.rename}
        aria-label="Rename this world"
        onClick={() => setOpen(true)}
      >
        <Drawing svg={pageIcons.pencil} />
      </button>
      {isOpen && (
        <NameDialog
          title="What is this world called?"
          name={series.name}
          isBusy={rename.isPending}
          error={rename.isError ? messageOf(rename.error) : null}
          onSave={(name) => rename.mutate(name)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const Forget = ({ series }: { series: Series }) => {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const forget = useDeleteSeries(series, () => navigate('/dashboard', { replace: true }))
  return (
    <p className={css.last}>
      Only your family sees this page.{' '}
      <Button look="bare" className={css.quiet} onClick={() => setAsking(true)}>
        Forget this world
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Forget ${series.name}?`}
        does="Forget it"
        doing="Forgetting it..."
        isDangerous
        isBusy={forget.isPending}
        error={forget.isError ? messageOf(forget.error) : null}
        onConfirm={() => forget.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>What it remembers is deleted, and no more books follow. The books that you have stay.</p>
      </ConfirmDialog>
    </p>
  )
}
