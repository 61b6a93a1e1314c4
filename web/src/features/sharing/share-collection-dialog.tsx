import type { Collection } from '@moonpage/contract/collections'
import type { ShareLink, ShareOptions } from '@moonpage/contract/sharing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { type Shared, ShareSheet } from './share-sheet.tsx'

type Props = { collection: Collection; open: boolean; onClose: () => void }

/** Creates, shares, extends and revokes the share link of a collection. */
export const ShareCollectionDialog = ({ collection, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title="Share by link">
    <ShareSheet
      title={collection.name}
      what="the finished books in this collection, and those you put in later"
      shared={useCollectionLink(collection)}
      hasRecordings
    />
  </Dialog>
)

const useCollectionLink = ({ id, link }: Collection): Shared => {
  const queries = useQueryClient()
  const update = (next: ShareLink | null) => {
    queries.setQueryData<Collection>(['collection', id], (known) => known && { ...known, link: next })
    void queries.invalidateQueries({ queryKey: ['collections'] })
  }
  const change = useMutation({
    mutationFn: (body: ShareOptions) => call(routes.shareCollection, { params: { id }, body }),
    meta: { quiet: true },
    onSuccess: update,
  })
  const end = useMutation({
    mutationFn: () => call(routes.revokeCollectionShare, { params: { id } }),
    meta: { quiet: true },
    onSuccess: () => update(null),
  })
  return { link, change, end }
}
