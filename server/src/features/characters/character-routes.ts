import { Readable } from 'node:stream'
import * as contract from '@moonpage/contract/characters'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { RateLimit, RateLimiter } from '../../infra/http/rate-limit.ts'
import type { ImageModel } from '../../infra/image-model/image-model.ts'
import { createCharacter } from './create-character.ts'
import { deleteCharacter } from './delete-character.ts'
import { listCharacters } from './list-characters.ts'
import { paintPortrait } from './paint-portrait.ts'
import { updateCharacter } from './update-character.ts'

// Per hour, only looks that are not cached: each takes a tenth of a second of a worker thread.
const portraitsByAccount: RateLimit = { name: 'portrait', hits: 240, seconds: 300 }

type Deps = { db: Database; imageModel: Pick<ImageModel, 'portrait'>; rateLimit: RateLimiter }

export function characterRoutes(serve: Serve, { db, imageModel, rateLimit }: Deps): void {
  const paint = paintPortrait(imageModel)

  serve(contract.listCharacters, ({ caller, query }) => listCharacters(db, caller, query))

  serve(contract.createCharacter, ({ caller, body }) => createCharacter(db, caller, body))

  serve(contract.updateCharacter, ({ caller, params, body }) => updateCharacter(db, caller, params.id, body))

  serve(contract.deleteCharacter, ({ caller, params: { id } }) => deleteCharacter(db, caller, id))

  serve(contract.paintPortrait, async ({ caller, body, reply }) => {
    const portrait = await paint(body, () => rateLimit(portraitsByAccount, caller.accountId))
    reply.header('content-length', portrait.length)
    return Readable.from([portrait], { objectMode: false })
  })
}
