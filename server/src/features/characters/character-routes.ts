import { Readable } from 'node:stream'
import * as contract from '@moonpage/contract/characters'
import { pageFrame } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Limit, Throttle } from '../../infra/http/throttle.ts'
import type { ImageModel } from '../../infra/image-model/image-model.ts'
import { isId } from '../../lib/ids.ts'
import { portraitsBy } from './portraits.ts'
import { presentCharacter } from './present-character.ts'
import { characterNotFound, createCharacter, updateCharacter } from './save-character.ts'

// Looks that nobody tried lately; each takes a tenth of a second of a painting thread.
const paintsByAccount: Limit = { what: 'portrait', hits: 240, seconds: 300 }

type Deps = { db: Database; imageModel: Pick<ImageModel, 'portrait'>; throttle: Throttle }

export function characterRoutes(serve: Serve, { db, imageModel, throttle }: Deps): void {
  const portraitOf = portraitsBy(imageModel)

  serve(contract.listCharacters, async ({ caller, query: { page, page_size: pageSize } }) => {
    const own = db.kysely.selectFrom('characters').where('account_id', '=', caller.accountId)
    const [{ total }, rows] = await Promise.all([
      own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      own
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute(),
    ])
    return { characters: rows.map(presentCharacter), ...pageFrame(page, pageSize, total) }
  })

  serve(contract.createCharacter, ({ caller, body }) => createCharacter(db, caller, body))

  serve(contract.updateCharacter, ({ caller, params, body }) => updateCharacter(db, caller, params.id, body))

  serve(contract.deleteCharacter, async ({ caller, params: { id } }) => {
    const { numDeletedRows } = isId(id)
      ? await db.kysely
          .deleteFrom('characters')
          .where('id', '=', id)
          .where('account_id', '=', caller.accountId)
          .executeTakeFirstOrThrow()
      : { numDeletedRows: 0n }
    if (numDeletedRows === 0n) throw characterNotFound()
  })

  serve(contract.paintPortrait, async ({ caller, body, reply }) => {
    const portrait = await portraitOf(body, () => throttle(paintsByAccount, caller.accountId))
    reply.header('content-length', portrait.length)
    return Readable.from([portrait], { objectMode: false })
  })
}
