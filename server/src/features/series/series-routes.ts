import * as contract from '@moonpage/contract/series'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { correctFact } from './correct-fact.ts'
import { deleteSeries } from './delete-series.ts'
import { getSeries } from './get-series.ts'
import { renameSeries } from './rename-series.ts'
import { startSeries } from './start-series.ts'

const today = () => new Date().toISOString().slice(0, 10)

export function seriesRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(contract.startSeries, async ({ caller, body }) => {
    const id = await startSeries(db, caller, body.story_id)
    return getSeries(db, caller, { id, evening: today(), draw: 0 })
  })

  serve(contract.getSeries, ({ caller, params, query: { evening = today(), draw } }) =>
    getSeries(db, caller, { id: params.id, evening, draw }),
  )

  serve(contract.renameSeries, ({ caller, params, body }) =>
    renameSeries(db, caller, { id: params.id, name: body.name }),
  )

  serve(contract.deleteSeries, ({ caller, params }) => deleteSeries(db, caller, params.id))

  serve(contract.correctFact, ({ caller, params: { id, fact_id: factId }, body }) =>
    correctFact(db, caller, { id, factId }, body),
  )
}
