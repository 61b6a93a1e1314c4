import type { Child } from '@moonpage/contract/children'
import { pronouns } from '@moonpage/contract/story-input'
import { Line, useLine } from './line.tsx'
import { Pick, Picks } from './pick.tsx'

export const PronounsLine = ({ child }: { child: Child }) => {
  const line = useLine(child.id)
  const shown = line.chosen.pronouns === undefined ? child.pronouns : line.chosen.pronouns
  return (
    <Line label="We say" reason="So the stories get it right" line={line}>
      <Picks>
        {pronouns.map((each) => (
          <Pick
            key={each}
            isChosen={each === shown}
            onPress={() => line.save({ pronouns: each === shown ? null : each })}
          >
            {each}
          </Pick>
        ))}
      </Picks>
    </Line>
  )
}
