import type { Child } from '@moonpage/contract/children'
import { readingSizes, type ReadingSize } from '@moonpage/contract/reading-sizes'
import { Line, useLine } from './line.tsx'
import { Pick, Picks } from './pick.tsx'

const sizeWords: Record<ReadingSize, string> = { small: 'Small', medium: 'Medium', large: 'Large', xl: 'XL' }

export const ReadingSizeLine = ({ child }: { child: Child }) => {
  const line = useLine(child.id)
  const shown = line.chosen.reading_size === undefined ? child.reading_size : line.chosen.reading_size
  return (
    <Line label="Words" reason="How big they are in books" line={line}>
      <Picks>
        {readingSizes.map((size) => (
          <Pick
            key={size}
            isChosen={size === shown}
            onPress={() => line.save({ reading_size: size === shown ? null : size })}
          >
            {sizeWords[size]}
          </Pick>
        ))}
      </Picks>
    </Line>
  )
}
