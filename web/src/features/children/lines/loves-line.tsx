import { settings, subjects, themes } from '@moonpage/contract/categories'
import { childLimits, type Child, type Love } from '@moonpage/contract/children'
import { type ReactNode, useState } from 'react'
import { loveLabel } from '../topics.ts'
import { Line, useLine } from './line.tsx'
import { More, Pick, Picks } from './pick.tsx'

const all: readonly Love[] = [...subjects, ...settings, ...themes]
const isLove = (id: string): id is Love => (all as readonly string[]).includes(id)

type LovesLineProps = { child: Child; icon: (id: string) => ReactNode }

export const LovesLine = ({ child, icon }: LovesLineProps) => {
  const line = useLine(child.id)
  const [isOpen, setOpen] = useState(false)
  const shown = line.chosen.loves ?? child.loves.filter(isLove)
  const isFull = shown.length >= childLimits.loves
  // Those that are there stay where they are while more are chosen.
  const [listed, setListed] = useState(shown)
  const options = isOpen ? [...new Set([...listed, ...all])] : shown
  const toggle = (id: Love) => {
    if (shown.includes(id)) line.save({ loves: shown.filter((each) => each !== id) })
    else if (!isFull) line.save({ loves: [...shown, id] })
  }
  return (
    <Line label="Loves" reason="Stories begin here" line={line}>
      <Picks>
        {options.map((id) => (
          <Pick key={id} icon={icon(id)} isChosen={shown.includes(id)} onPress={() => toggle(id)}>
            {loveLabel(id)}
          </Pick>
        ))}
        <More
          isOpen={isOpen}
          onPress={() => {
            setListed(shown)
            setOpen(!isOpen)
          }}
        >
          {isOpen ? 'Done' : '+ More'}
        </More>
      </Picks>
      {isOpen && isFull && <p>That’s {childLimits.loves}. Take one away to choose another.</p>}
    </Line>
  )
}
