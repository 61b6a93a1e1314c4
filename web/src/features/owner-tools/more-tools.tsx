import { isUnfinished } from '@moonpage/contract/progress'
import type { Story } from '@moonpage/contract/story'
import { Suspense, useState } from 'react'
import { ToolRow } from '../../ui/tool-row.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditDialogLater } from './edit-dialog-later.ts'
import css from './owner-tools.module.css'
import { RemakeDialog } from './remake-dialog.tsx'
import { type Remake, type RemakeName, remakesOf } from './remakes.ts'
import { toolIcons } from './tool-icons.ts'

const order: [RemakeName, svg: string][] = [
  ['rewrite', toolIcons.redo],
  ['redraw', toolIcons.brush],
  ['images', toolIcons.brush],
  ['story', toolIcons.redo],
]

type Opened = { isOpen: boolean } & ({ kind: 'edit' | 'delete' } | { kind: 'remake'; remake: Remake })

/** What is done to a story now and then: mended, made again, taken away. */
export const MoreTools = ({ story, pageNumber }: { story: Story; pageNumber: number }) => {
  // What was asked for last stays in the page when it is closed, so that it can give the focus back.
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened((last) => last && { ...last, isOpen: false })
  const isBeingMade = isUnfinished(story.generation_status)
  const remakes = remakesOf(story, pageNumber)
  return (
    <>
      {isBeingMade && (
        <p className={css.note}>This book is being made right now. You can change it once that’s done.</p>
      )}
      <ul>
        {story.generation_status !== 'failed' && (
          <>
            <ToolRow
              svg={toolIcons.pencil}
              isOff={isBeingMade}
              onClick={() => setOpened({ kind: 'edit', isOpen: true })}
            >
              Edit text
            </ToolRow>
            {order.map(([name, svg]) => {
              const remake = remakes[name]
              return (
                remake && (
                  <ToolRow
                    key={name}
                    svg={svg}
                    isOff={isBeingMade}
                    onClick={() => setOpened({ kind: 'remake', remake, isOpen: true })}
                  >
                    {remake.label}
                  </ToolRow>
                )
              )
            })}
          </>
        )}
        <ToolRow
          svg={toolIcons.trash}
          isDangerous
          onClick={() => setOpened({ kind: 'delete', isOpen: true })}
        >
          Delete
        </ToolRow>
      </ul>
      {opened?.kind === 'edit' && (
        <Suspense>
          <EditDialogLater story={story} pageNumber={pageNumber} open={opened.isOpen} onClose={close} />
        </Suspense>
      )}
      {opened?.kind === 'remake' && (
        <RemakeDialog remake={opened.remake} open={opened.isOpen} onClose={close} />
      )}
      {opened?.kind === 'delete' && <DeleteDialog story={story} open={opened.isOpen} onClose={close} />}
    </>
  )
}
