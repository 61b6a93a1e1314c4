import type { ApiScope } from '@moonpage/contract/api-scopes'
import type { Generated } from 'kysely'

type Key = {
  id: string
  account_id: string
  name: string
  secret_hash: Buffer
  created_at: Generated<Date>
  /** To the hour. */
  last_used_at: Date | null
}

/** Keys with which programs come in place of a person. */
export type KeyTables = {
  /** What lets a reading app see the catalog of a family (OPDS). */
  catalog_keys: Key
  /** What lets a script of its owner's call the API. A trigger on accounts ends them. */
  api_keys: Key & {
    /** How the key begins: `mp_k3m9`. */
    prefix: string
    scopes: ApiScope[]
    /** Null: never. */
    expires_at: Date | null
  }
}
