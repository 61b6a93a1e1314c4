import { isUnfinished } from '@moonpage/contract/progress'
import type { Story } from '@moonpage/contract/story'
import { Suspense, useState } from 'react'
import { ToolRow } from '../../ui/tool-row.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { LazyEditDialog } from './lazy-edit-dialog.ts'
import css from './owner-tools.module.css'
import { RegenerateDialog } from './regenerate-dialog.tsx'
import { type Regeneration, type RegenerationName, regenerationsOf } from './regenerations.ts'
import { toolIcons } from './tool-icons.ts'

const order: [RegenerationName, svg: string][] = [
  ['rewrite', toolIcons.redo],
  ['redraw', toolIcons.brush],
  ['images', toolIcons.brush],
  ['story', toolIcons.redo],
]

type Opened = { isOpen: boolean } & (
  | { kind: 'edit' | 'delete' }
  | { kind: 'regenerate'; regeneration: Regeneration }
)

/** Less frequent tools: edit, regenerate, delete. */
export const MoreTools = ({ story, pageNumber }: { story: Story; pageNumber: number }) => {
  // The closed dialog stays mounted, so that it can restore the focus.
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened((last) => last && { ...last, isOpen: false })
  const isGenerating = isUnfinished(story.generation_status)
  const regenerations = regenerationsOf(story, pageNumber)
  return (
    <>
      {isGenerating && (
        <p className={css.note}>This book is being made right now. You can change it once that’s done.</p>
      )}
      <ul>
        {story.generation_status !== 'failed' && (
          <>
            <ToolRow
              svg={toolIcons.pencil}
              isDisabled={isGenerating}
              onClick={() => setOpened({ kind: 'edit', isOpen: true })}
            >
              Edit text
            </ToolRow>
            {order.map(([name, svg]) => {
              const regeneration = regenerations[name]
              return (
                regeneration && (
                  <ToolRow
                    key={name}
                    svg={svg}
                    isDisabled={isGenerating}
                    onClick={() => setOpened({ kind: 'regenerate', regeneration, isOpen: true })}
                  >
                    {regeneration.label}
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
          <LazyEditDialog story={story} pageNumber={pageNumber} open={opened.isOpen} onClose={close} />
        </Suspense>
      )}
      {opened?.kind === 'regenerate' && (
        <RegenerateDialog regeneration={opened.regeneration} open={opened.isOpen} onClose={close} />
      )}
      {opened?.kind === 'delete' && <DeleteDialog story={story} open={opened.isOpen} onClose={close} />}
    </>
  )
}
