import type { Story } from '@moonpage/contract/story'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import { isComplete } from './is-complete.ts'
import css from './owner-tools.module.css'
import { toolIcons } from './tool-icons.ts'

type ReaderToolsProps = {
  story: Story
  /** Renders the download menu; `onDone` closes it. */
  download: (onDone: () => void) => ReactNode
}

/** What readers of a family can do with its books. */
export const ReaderTools = ({ story, download }: ReaderToolsProps) => {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const heading = useId()
  if (!isComplete(story)) return null
  return (
    <section className={css.tools} aria-labelledby={heading}>
      <h2 id={heading}>Your family’s book</h2>
      <Button aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        <Drawing svg={toolIcons.download} />
        Download
      </Button>
      <div id={panel} className={css.panel} hidden={!isOpen}>
        {isOpen && download(() => setOpen(false))}
      </div>
    </section>
  )
}
