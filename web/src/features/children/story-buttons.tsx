import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import css from './tonight-card.module.css'
import type { BeginStory } from './use-begin-story.ts'

type BeginButtonProps = {
  story: BeginStory
  /** Why no story can begin now. */
  wait: string | null
  children: ReactNode
  /** What the name of the button goes on with. */
  readAloud: ReactNode
  onPress: () => void
}

export const BeginButton = ({ story, wait, children, readAloud, onPress }: BeginButtonProps) => {
  const isOff = story.isBusy || wait !== null
  return (
    <Button
      look="lamp"
      size="big"
      className={css.begin}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      <span aria-live="polite">
        {story.isSlow ? 'The first page is being written' : story.failure ? 'Try again' : children}
      </span>
      <span className="only-read-aloud"> {readAloud}</span>
    </Button>
  )
}

type RedrawButtonProps = {
  story: BeginStory
  draw: { isPending: boolean; mutate: () => void }
  children: ReactNode
  readAloud: ReactNode
}

/** Draws another story to begin. */
export const RedrawButton = ({ story, draw, children, readAloud }: RedrawButtonProps) => {
  const isOff = story.isBusy || draw.isPending
  return (
    <Button
      look="bare"
      icon="redo"
      className={css.other}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (isOff) return
        story.begin.reset()
        draw.mutate()
      }}
    >
      {children}
      <span className="only-read-aloud"> {readAloud}</span>
    </Button>
  )
}
