import * as contract from '@moonpage/contract/children'
import * as tonight from '@moonpage/contract/tonight'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { createChild } from './create-child.ts'
import { deleteChild } from './delete-child.ts'
import { getTonight } from './get-tonight.ts'
import { listChildren } from './list-children.ts'
import { suggestStory } from './suggest-story.ts'
import { updateChild } from './update-child.ts'

const today = () => new Date().toISOString().slice(0, 10)

export function childRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(contract.listChildren, ({ caller }) => listChildren(db, caller))

  serve(contract.createChild, ({ caller, body }) => createChild(db, caller, body))

  serve(contract.updateChild, ({ caller, params, body }) => updateChild(db, caller, params.id, body))

  serve(contract.deleteChild, ({ caller, params }) => deleteChild(db, caller, params.id))

  serve(tonight.getTonight, ({ caller, query }) => getTonight(db, caller, query.evening ?? today()))

  serve(tonight.suggestStory, ({ caller, params, query: { evening = today(), draw } }) =>
    suggestStory(db, caller, params.id, { evening, draw }),
  )
}
