import * as places from '@moonpage/contract/reading-places'
import * as readings from '@moonpage/contract/readings'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { listReadings } from './list-readings.ts'
import { recordReadings } from './record-readings.ts'
import { storeReadingPlace } from './store-reading-place.ts'

export function readingRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(places.storeReadingPlace, ({ caller, params, body }) =>
    storeReadingPlace(db, caller, params.id, body),
  )

  serve(readings.listReadings, ({ caller, query }) =>
    listReadings(db, caller, query.month ?? new Date().toISOString().slice(0, 7)),
  )

  serve(readings.recordReadings, ({ caller, body }) => recordReadings(db, caller, body.is_recording))
}
