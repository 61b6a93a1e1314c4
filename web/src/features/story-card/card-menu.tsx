import type { StorySummary } from '@moonpage/contract/story'
import { type ToggleEvent, useEffect, useId, useRef } from 'react'
import { deviceWord } from '../../lib/device-word.ts'
import { useLocation } from '../../lib/router/router.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import eye from '../../ui/icons/eye.svg?raw'
import book from '../../ui/icons/book.svg?raw'
import download from '../../ui/icons/download.svg?raw'
import more from '../../ui/icons/more.svg?raw'
import plus from '../../ui/icons/plus.svg?raw'
import share from '../../ui/icons/share.svg?raw'
import trash from '../../ui/icons/trash.svg?raw'
import css from './card-menu.module.css'
import { storyPath, wayInto } from './story-path.ts'

export type CardTool = 'preview' | 'share' | 'collect' | 'delete'

type CardMenuProps = {
  story: StorySummary
  tools: readonly CardTool[]
  /** Called after the menu is closed and the focus is back on its button. */
  onTool: (tool: CardTool, story: StorySummary) => void
}

const menu: [CardTool, label: string, svg: string][] = [
  ['preview', 'Preview', eye],
  ['share', 'Share', share],
  ['collect', 'Collections', plus],
  ['delete', 'Delete', trash],
]

/** Positions the menu below its button, or above it at the end of the window; in document coordinates, so that it scrolls along. */
const position = (sheet: HTMLElement, button: HTMLElement) => {
  const { top, bottom, right } = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = sheet
  const isBelow = bottom + height + 8 <= innerHeight || top < height + 8
  sheet.style.top = `${scrollY + (isBelow ? bottom + 4 : top - height - 4)}px`
  sheet.style.left = `${scrollX + Math.max(8, right - width)}px`
  sheet.classList.remove(css.unplaced ?? '')
}

/** The menu of one of the user's own stories. A native popover. */
export const CardMenu = ({ story, tools, onTool }: CardMenuProps) => {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const isCompleted = story.generation_status === 'completed'
  useEffect(() => sheet.current?.hidePopover(), [key])
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open' && sheet.current && button.current) position(sheet.current, button.current)
  }
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') sheet.current?.classList.add(css.unplaced ?? '')
  }
  const choose = (tool: CardTool) => {
    sheet.current?.hidePopover()
    onTool(tool, story)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className={css.dots}
        title="More"
        aria-label={`More for ${story.title}`}
      >
        <Drawing svg={more} />
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className={css.sheet}
        onToggle={onToggle}
        onBeforeToggle={onBeforeToggle}
      >
        <LinkButton to={storyPath(story, false)} look="bare">
          <Drawing svg={book} />
          {isCompleted ? 'Read' : wayInto(story)}
        </LinkButton>
        {isCompleted && (
          <LinkButton to={`/dashboard/kept/own/${story.id}`} look="bare">
            <Drawing svg={download} />
            Keep on this {deviceWord()}
          </LinkButton>
        )}
        {menu
          .filter(([tool]) => tools.includes(tool) && (isCompleted || tool === 'delete'))
          .map(([tool, label, svg]) => (
            <Button key={tool} look="bare" onClick={() => choose(tool)}>
              <Drawing svg={svg} />
              {label}
            </Button>
          ))}
      </div>
    </>
  )
}
