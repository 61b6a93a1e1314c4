import type { StorySummary } from '@moonpage/contract/story'
import { useEffect, useState } from 'react'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { DeleteDialog } from '../../features/owner-tools/delete-dialog.tsx'
import { ShareDialog } from '../../features/sharing/share-dialog.tsx'
import type { CardTool } from '../../features/story-card/card-menu.tsx'
import { PreviewDialog } from '../../features/story-card/preview-dialog.tsx'

type CardDialogsProps = {
  story: StorySummary
  tool: CardTool
  isOpen: boolean
  onClose: () => void
  onFailed: (message: string) => void
  /** The card is gone, and with it the place of the keyboard. */
  onDeleted: () => void
}

/** What a card's menu opens. It stays in the page when it is closed, so that it can give the focus back. */
export const CardDialogs = ({ story, tool, isOpen, onClose, onFailed, onDeleted }: CardDialogsProps) => {
  const [deleted, setDeleted] = useState(0)
  // After the dialog's own effect, which has looked for the button that it was opened with.
  useEffect(() => {
    if (deleted > 0) onDeleted()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each story that is gone
  }, [deleted])
  const dialog = { story, open: isOpen, onClose }
  if (tool === 'preview') return <PreviewDialog {...dialog} icon={drawCategory} />
  if (tool === 'share') return <ShareDialog {...dialog} />
  return (
    <DeleteDialog
      key={story.id}
      {...dialog}
      onDeleted={() => {
        onClose()
        setDeleted(deleted + 1)
      }}
      onFailed={(message) => {
        onClose()
        onFailed(message)
      }}
    />
  )
}
