import type { Child } from '@moonpage/contract/children'
import { avoidable, type Avoidable } from '@moonpage/contract/story-input'
import { useState } from 'react'
import { avoidWords } from '../../../lib/avoid-words.ts'
import { Line, useLine } from './line.tsx'
import { More, Pick, Picks, Removable } from './pick.tsx'

export const AvoidLine = ({ child }: { child: Child }) => {
  const line = useLine(child.id)
  const [isOpen, setOpen] = useState(false)
  const shown = line.chosen.avoid ?? child.avoid
  const remove = (fear: Avoidable) => line.save({ avoid: shown.filter((each) => each !== fear) })
  return (
    <Line label="Not at bedtime" reason="We keep these out of every story" line={line}>
      <Picks>
        {isOpen
          ? avoidable.map((fear) => (
              <Pick
                key={fear}
                isChosen={shown.includes(fear)}
                onPress={() => (shown.includes(fear) ? remove(fear) : line.save({ avoid: [...shown, fear] }))}
              >
                {avoidWords[fear]}
              </Pick>
            ))
          : shown.map((fear) => (
              <Removable key={fear} onRemove={() => remove(fear)}>
                {avoidWords[fear]}
              </Removable>
            ))}
        <More isOpen={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Done' : '+ Add'}
        </More>
      </Picks>
    </Line>
  )
}
