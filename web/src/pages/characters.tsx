import { messageOf } from '../data/api-error.ts'
import { canMakeStories, useSession } from '../data/session-store.ts'
import { CharacterList, CharacterPlaces } from '../features/characters/character-list.tsx'
import { useCharacters } from '../features/characters/use-characters.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { LinkButton } from '../ui/button.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Drawing } from '../ui/icon.tsx'
import { pageIcons } from '../ui/page-icons.ts'
import css from './characters.module.css'
import { NoCharacters } from './characters/no-characters.tsx'

export const Characters = () => {
  usePageTitle('Characters')
  const { data, isError, error, refetch } = useCharacters()
  const isMaker = canMakeStories(useSession().user)
  const isEmpty = data?.length === 0
  return (
    <div className="wrap">
      <Breadcrumbs under={['/dashboard']} here="Characters" />
      <div className={css.top}>
        <div>
          <h1>Characters</h1>
          {!isEmpty && <p className="lead soft">Your characters. They look the same in every book.</p>}
        </div>
        {isMaker && data && !isEmpty && (
          <div className={css.ways}>
            <LinkButton to="/dashboard/characters/new-hero" look="lamp">
              <Drawing svg={pageIcons.plus} />
              Make a hero
            </LinkButton>
            <LinkButton to="/dashboard/characters/new-companion">
              <Drawing svg={pageIcons.plus} />
              Make a companion
            </LinkButton>
          </div>
        )}
      </div>
      <div className={css.body}>
        {isError && !data && <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>}
        {!data && !isError && (
          <>
            <p className="only-read-aloud" role="status">
              Loading characters...
            </p>
            <CharacterPlaces />
          </>
        )}
        {isEmpty && <NoCharacters isMaker={isMaker} />}
        {data && !isEmpty && (
          <CharacterList
            characters={data}
            to={isMaker ? ({ id }) => `/dashboard/characters/${id}` : undefined}
          />
        )}
      </div>
    </div>
  )
}
