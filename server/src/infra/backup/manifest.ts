import * as z from 'zod/mini'

/** The first entry of an archive. */
export const manifestName = 'moonpage-backup.json'
/** The last entry, in the format of `sha256sum --check`: if it is missing the archive is truncated. */
export const sumsName = 'moonpage-backup.sha256'

/** Version of the archive's format; newer ones are rejected. */
export const archiveFormat = 1

export const Manifest = z.object({
  moonpage_backup: z.number(),
  made_at: z.string(),
  /** `pictures`: without a database, which is on a server of its own. */
  contents: z.enum(['all', 'pictures']),
  /** The latest migration applied to the database. */
  schema: z.nullable(z.number()),
})
export type Manifest = z.infer<typeof Manifest>

/** The folders of DATA_DIR in a backup. */
export const foldersOf = (contents: Manifest['contents']): string[] =>
  contents === 'all' ? ['pg18', 'pictures', 'mail'] : ['pictures', 'mail']
