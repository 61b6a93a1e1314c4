import type { Child } from '@moonpage/contract/children'
import { Line, useLine } from './line.tsx'
import { Pick, Picks } from './pick.tsx'

/** Whether tonight's book is made before it is asked for. Without a bedtime there is nothing to choose. */
export const AheadLine = ({ child }: { child: Child }) => {
  const line = useLine(child.id)
  const zone = line.chosen.ahead_zone === undefined ? child.ahead_zone : line.chosen.ahead_zone
  if (child.bedtime === null) return null
  return (
    <Line label="Tonight’s book" reason="Made in the hour before bedtime, if you like" line={line}>
      <Picks>
        <Pick isChosen={zone === null} onPress={() => line.save({ ahead_zone: null })}>
          When you ask
        </Pick>
        <Pick
          isChosen={zone !== null}
          // The server does not know how late it is here.
          onPress={() =>
            line.save({ ahead_zone: new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone })
          }
        >
          Ready before bedtime
        </Pick>
      </Picks>
    </Line>
  )
}
