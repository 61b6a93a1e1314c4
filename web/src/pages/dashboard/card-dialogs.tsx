import type { StorySummary } from '@moonpage/contract/story'
import { useEffect, useState } from 'react'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { BookCollections } from '../../features/collections/book-collections.tsx'
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
  /** Called after the card, and the focus in it, is gone. */
  onDeleted: () => void
}

/** The dialogs of a card's menu. They stay mounted when closed, so that they can restore the focus. */
export const CardDialogs = ({ story, tool, isOpen, onClose, onFailed, onDeleted }: CardDialogsProps) => {
  const [deleted, setDeleted] = useState(0)
  // Runs after the dialog's effect, which tries to restore the focus.
  useEffect(() => {
    if (deleted > 0) onDeleted()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per deleted story
  }, [deleted])
  const dialog = { story, open: isOpen, onClose }
  if (tool === 'preview') return <PreviewDialog {...dialog} icon={drawCategory} />
  if (tool === 'share') return <ShareDialog {...dialog} />
  if (tool === 'collect') return <BookCollections {...dialog} />
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
