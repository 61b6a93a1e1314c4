import type { Character as SavedCharacter } from '@moonpage/contract/characters'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from '../../lib/router/router.tsx'
import { messageOf } from '../../data/api-error.ts'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { CharacterEditor } from '../../features/characters/character-editor.tsx'
import { draftOfCharacter, newDraft, type Role } from '../../features/characters/character-draft.ts'
import { DeleteCharacter } from '../../features/characters/delete-character.tsx'
import { useCharacters } from '../../features/characters/use-characters.ts'
import { storeDraft, storedDraft, pickOf } from '../../features/create-form/story-draft.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { NotFound } from '../../ui/not-found.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import css from './character.module.css'

const list = '/dashboard/characters'
const newRoles: Record<string, Role> = { 'new-hero': 'hero', 'new-companion': 'companion' }

/** Creates a character, or edits the one in the URL. */
export const Character = () => {
  const { character: name = '' } = useParams()
  const role = newRoles[name]
  return role ? <NewCharacter key={name} role={role} /> : <EditCharacter key={name} id={name} />
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => {
  usePageTitle(title)
  return (
    <div className="wrap">
      <Breadcrumbs under={['/dashboard', list]} here={title} />
      <h1 className={css.title}>{title}</h1>
      {children}
    </div>
  )
}

const Cancel = ({ to }: { to: string }) => (
  <LinkButton to={to} look="bare">
    Cancel
  </LinkButton>
)

const NewCharacter = ({ role }: { role: Role }) => {
  const [start] = useState(() => newDraft(role))
  // A character created from the create page is added to the draft.
  const isForStory = useSearch().get('for') === 'story'
  const navigate = useNavigate()
  const onSaved = (saved: SavedCharacter) => {
    if (isForStory) storeDraft({ ...storedDraft(), ...pickOf(saved) })
    showToast('success', `${saved.name} is ready for a story`)
    navigate(isForStory ? '/create' : list, { replace: isForStory })
  }
  return (
    <Frame title={role === 'hero' ? 'New hero' : 'New companion'}>
      <CharacterEditor
        start={start}
        id={null}
        icon={drawCategory}
        onSaved={onSaved}
        cancel={<Cancel to={isForStory ? '/create' : list} />}
      />
    </Frame>
  )
}

const EditCharacter = ({ id }: { id: string }) => {
  const { data, isError, error, refetch } = useCharacters()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<SavedCharacter | null>(null)
  const found = data?.find((one) => one.id === id) ?? null
  // The edited character stays on the screen while the list is reloaded, even if it is no longer in it.
  if (found && !opened) setOpened(found)
  if (opened)
    return (
      <Frame title={opened.name}>
        <CharacterEditor
          start={draftOfCharacter(opened)}
          id={id}
          icon={drawCategory}
          onSaved={({ name }) => {
            showToast('success', `${name} is ready for a story`)
            navigate(list)
          }}
          cancel={<Cancel to={list} />}
          corner={<DeleteCharacter character={opened} onDeleted={() => navigate(list)} />}
        />
      </Frame>
    )
  if (data)
    return (
      <NotFound title="No such character" back={{ to: list, label: 'Back to Characters' }}>
        This character was deleted, or the link is incomplete.
      </NotFound>
    )
  return (
    <div className="wrap">
      {isError ? (
        <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
      ) : (
        <Spinner>Loading characters...</Spinner>
      )}
    </div>
  )
}
