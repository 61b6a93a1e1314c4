import * as contract from '@moonpage/contract/catalog-keys'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { createCatalogKey } from './create-catalog-key.ts'
import { listCatalogKeys } from './list-catalog-keys.ts'
import { revokeCatalogKey } from './revoke-catalog-key.ts'

export function catalogKeyRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(contract.listCatalogKeys, ({ caller }) => listCatalogKeys(db, caller.accountId))
  serve(contract.createCatalogKey, ({ caller, body }) => createCatalogKey(db, caller, body.name))
  serve(contract.revokeCatalogKey, ({ caller, params }) => revokeCatalogKey(db, caller.accountId, params.id))
}
