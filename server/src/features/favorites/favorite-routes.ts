import * as contract from '@moonpage/contract/favorites'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { listFavorites } from './list-favorites.ts'
import { toggleFavorite } from './toggle-favorite.ts'

export function favoriteRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(contract.listFavorites, ({ caller, query }) => listFavorites(db, caller, query))
  serve(contract.toggleFavorite, ({ caller, params, query }) =>
    toggleFavorite(db, caller, { ...params, ...query }),
  )
}
