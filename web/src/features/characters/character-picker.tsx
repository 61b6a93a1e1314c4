import type { Character } from '@moonpage/contract/characters'
import type { ReactNode } from 'react'
import * as routes from 'virtual:routes'
import { ArrowLink } from '../../ui/button.tsx'
import css from './character-picker.module.css'
import type { Role } from './character-draft.ts'
import { describeCharacter } from './look-words.ts'
import { Portrait, sitterOf } from './portrait.tsx'
import { useCharacters } from './use-characters.ts'
import { useCharacterChanges } from './use-character-changes.ts'

type CharacterPickerProps = {
  of: Role
  legend: string
  /** Label of the choice without a saved character: `No one in particular`. */
  nobody: string
  /** The id of the chosen character. */
  chosen: string | null
  onChoose: (character: Character | null) => void
  /** The link to create one. */
  more: { to: string; label: string }
}

/** Chooses a saved character for a story. If the list cannot be loaded, the form's own fields still work. */
export const CharacterPicker = (props: CharacterPickerProps) => {
  const { of: role, legend, nobody, chosen, onChoose, more } = props
  const { data, isError, isFetchedAfterMount, refetch } = useCharacters()
  const saved = data?.filter((character) => character.role === role)
  // A cached list may lack a character that was just created.
  useCharacterChanges(isFetchedAfterMount ? saved : undefined, chosen, onChoose)
  return (
    <fieldset className={css.picker}>
      <legend>{legend}</legend>
      {isError && !data && (
        <p className={css.trouble} role="alert">
          {routes.listCharacters.failure}{' '}
          <button type="button" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {saved && saved.length > 0 && (
        <div className={css.cards}>
          <Card name={role} isChosen={!chosen} onChoose={() => onChoose(null)}>
            <span className={css.nobody} />
            <span>{nobody}</span>
          </Card>
          {saved.map((character) => (
            <Card
              key={character.id}
              name={role}
              isChosen={character.id === chosen}
              onChoose={() => onChoose(character)}
            >
              <Portrait sitter={sitterOf(character)} alt={describeCharacter(character)} />
              <span>{character.name}</span>
            </Card>
          ))}
        </div>
      )}
      <ArrowLink to={more.to}>{more.label}</ArrowLink>
    </fieldset>
  )
}

type CardProps = {
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

const Card = ({ name, isChosen, onChoose, children }: CardProps) => (
  <label className={css.card}>
    <input type="radio" name={`saved-${name}`} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
)
