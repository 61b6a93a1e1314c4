import * as contract from '@moonpage/contract/collections'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { addToCollection } from './add-to-collection.ts'
import { createCollection } from './create-collection.ts'
import { deleteCollection } from './delete-collection.ts'
import { getCollection } from './get-collection.ts'
import { getSharedCollection } from './get-shared-collection.ts'
import { listCollections } from './list-collections.ts'
import { orderCollection } from './order-collection.ts'
import { removeFromCollection } from './remove-from-collection.ts'
import { renameCollection } from './rename-collection.ts'
import { revokeCollectionShare } from './revoke-collection-share.ts'
import { shareCollection } from './share-collection.ts'

type Deps = {
  db: Database
  queue: Queue
  /** Whether picture requests must name their share link: only behind the gate. */
  hasGate: boolean
}

export function collectionRoutes(serve: Serve, { db, queue, hasGate }: Deps): void {
  serve(contract.listCollections, ({ caller, query }) => listCollections(db, caller, query.story_id))

  serve(contract.createCollection, async ({ caller, body }) =>
    getCollection(db, caller, await createCollection(db, caller, body)),
  )

  serve(contract.getCollection, ({ caller, params }) => getCollection(db, caller, params.id))

  serve(contract.renameCollection, async ({ caller, params, body }) => {
    await renameCollection(db, caller, params.id, body.name)
    return getCollection(db, caller, params.id)
  })

  serve(contract.deleteCollection, ({ caller, params }) => deleteCollection({ db, queue }, caller, params.id))

  serve(contract.addToCollection, ({ caller, params }) => addToCollection(db, caller, params))

  serve(contract.removeFromCollection, ({ caller, params }) =>
    removeFromCollection({ db, queue }, caller, params),
  )

  serve(contract.orderCollection, ({ caller, params, body }) =>
    orderCollection(db, caller, params.id, body.story_ids),
  )

  serve(contract.shareCollection, ({ caller, params, body }) =>
    shareCollection(db, caller, params.id, body ?? {}),
  )

  serve(contract.revokeCollectionShare, ({ caller, params }) =>
    revokeCollectionShare({ db, queue }, caller, params.id),
  )

  serve(contract.getSharedCollection, ({ params }) => getSharedCollection(db, params.token, { hasGate }))
}
