import type { Character } from '@moonpage/contract/characters'
import { childLimits, type Child } from '@moonpage/contract/children'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { describeCharacter } from '../../features/characters/look-words.ts'
import { Portrait, sitterOf } from '../../features/characters/portrait.tsx'
import { useCharacters } from '../../features/characters/use-characters.ts'
import { Line, useLine } from '../../features/children/lines/line.tsx'
import { More } from '../../features/children/lines/pick.tsx'
import { cx } from '../../lib/class-names.ts'
import { ArrowLink } from '../../ui/button.tsx'
import css from './companions-line.module.css'

/** Who comes along: some of the family's companions. */
export const CompanionsLine = ({ child }: { child: Child }) => {
  const line = useLine(child.id)
  const { data, isError } = useCharacters()
  const [isOpen, setOpen] = useState(false)
  const chosen = line.chosen.companion_ids ?? child.companions.map(({ id }) => id)
  const all = data?.filter(({ role }) => role === 'companion') ?? child.companions
  const shown = isOpen ? all : all.filter(({ id }) => chosen.includes(id))
  const toggle = ({ id }: Character) => {
    if (chosen.includes(id)) line.save({ companion_ids: chosen.filter((each) => each !== id) })
    else if (chosen.length < childLimits.companions) line.save({ companion_ids: [...chosen, id] })
  }
  return (
    <Line label="Comes along" reason="Friends who look the same in every book" line={line}>
      <div className={css.friends}>
        {shown.map((companion) => (
          <button
            key={companion.id}
            type="button"
            className={cx(css.friend, isOpen && chosen.includes(companion.id) && css.chosen)}
            {...(isOpen
              ? { 'aria-pressed': chosen.includes(companion.id) }
              : { 'aria-label': `${companion.name} comes along. Change.` })}
            onClick={() => (isOpen ? toggle(companion) : setOpen(true))}
          >
            <Portrait sitter={sitterOf(companion)} alt={describeCharacter(companion)} />
            <span>{companion.name}</span>
          </button>
        ))}
        <More isOpen={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Done' : '+ Someone'}
        </More>
      </div>
      {isOpen && isError && !data && <p role="alert">{routes.listCharacters.failure}</p>}
      {isOpen && data && all.length === 0 && <p>You have no companions yet.</p>}
      {isOpen && chosen.length >= childLimits.companions && (
        <p>That’s {childLimits.companions}. One of them is in each new story.</p>
      )}
      {isOpen && <ArrowLink to="/dashboard/characters/new-companion">Make a companion</ArrowLink>}
    </Line>
  )
}
