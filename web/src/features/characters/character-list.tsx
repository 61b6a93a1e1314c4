import type { Character } from '@moonpage/contract/characters'
import { Link } from '../../ui/link.tsx'
import css from './character-list.module.css'
import { describeCharacter } from './look-words.ts'
import { Portrait, sitterOf } from './portrait.tsx'

type CharacterListProps = {
  characters: readonly Character[]
  /** Where the editor of a character is; undefined for those who may not edit. */
  to: ((character: Character) => string) | undefined
}

const Face = ({ character }: { character: Character }) => (
  <>
    <Portrait sitter={sitterOf(character)} alt="" />
    <b>{character.name}</b>
    <small>{describeCharacter(character)}</small>
  </>
)

/** The saved characters, each linked to its editor. */
export const CharacterList = ({ characters, to }: CharacterListProps) => (
  <ul className={css.list}>
    {characters.map((character) => (
      <li key={character.id} className={css.one}>
        {to ? (
          <Link to={to(character)}>
            <Face character={character} />
          </Link>
        ) : (
          <div>
            <Face character={character} />
          </div>
        )}
      </li>
    ))}
  </ul>
)

/** Skeleton of the list while it loads. */
export const CharacterPlaces = () => (
  <div className={css.list} aria-hidden="true">
    {[1, 2, 3].map((place) => (
      <span key={place} className={css.place} />
    ))}
  </div>
)
