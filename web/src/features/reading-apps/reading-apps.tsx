import { catalogKeyLimit } from '@moonpage/contract/catalog-keys'
import { useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFocusAfterRemoval } from '../../ui/row-list.tsx'
import { AddApp } from './add-app.tsx'
import { AppList } from './app-list.tsx'
import { HowToConnect } from './how-to-connect.tsx'
import { useAddReadingApp, useReadingApps } from './use-reading-apps.ts'

/** Adds and removes apps that read the family's catalog. @param onRemoved puts the focus elsewhere */
export const ReadingApps = ({ onRemoved }: { onRemoved: () => void }) => {
  const { data, isError, error, refetch } = useReadingApps()
  const adding = useAddReadingApp()
  const [isAdding, setAdding] = useState(false)
  const noteRemoval = useFocusAfterRemoval(data?.keys.length, onRemoved)
  const end = () => {
    adding.reset()
    setAdding(false)
  }
  if (isError && !data) return <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
  if (!data) return <p className="soft">Loading...</p>
  // Once it is removed from the list, there is nothing to connect to.
  const added = data.keys.some(({ id }) => id === adding.data?.id) ? adding.data : undefined
  return (
    <>
      {data.keys.length > 0 && <AppList apps={data.keys} onRemoved={noteRemoval} />}
      {added ? (
        <HowToConnect app={added} onDone={end} />
      ) : isAdding ? (
        <AddApp adding={adding} onCancel={end} />
      ) : data.keys.length < catalogKeyLimit ? (
        <Button onClick={() => setAdding(true)}>Add a reading app</Button>
      ) : (
        <p className="small soft">That’s all {catalogKeyLimit} there is room for. Remove one to make room.</p>
      )}
    </>
  )
}
