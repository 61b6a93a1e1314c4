import type { Child } from '@moonpage/contract/children'
import { useFamilyNarrators } from '../../../data/use-narrators.ts'
import { Drawing } from '../../../ui/icon.tsx'
import microphone from '../../../ui/icons/microphone.svg?raw'
import { Line, useLine } from './line.tsx'
import { Pick, Picks } from './pick.tsx'

/** Nobody in particular: then it is who reads to the whole family. */
export const NarratorLine = ({ child }: { child: Child }) => {
  const line = useLine(child.id)
  const { data: narrators = [] } = useFamilyNarrators()
  const stored = line.chosen.narrator === undefined ? child.narrator : line.chosen.narrator
  const shown = narrators.some(({ id }) => id === stored) ? stored : null
  return (
    <Line label="Who reads aloud" reason="When you would rather listen" line={line}>
      <Picks>
        {narrators.map(({ id, name, source }) => (
          <Pick
            key={id}
            icon={source === 'recorded' && <Drawing svg={microphone} />}
            isChosen={id === shown}
            onPress={() => line.save({ narrator: id })}
          >
            <bdi>{name}</bdi>
          </Pick>
        ))}
        <Pick isChosen={shown === null} onPress={() => line.save({ narrator: null })}>
          Anyone
        </Pick>
      </Picks>
    </Line>
  )
}
