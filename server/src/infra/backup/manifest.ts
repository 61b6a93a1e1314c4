import * as z from 'zod/mini'

/** Stands first in the archive. */
export const manifestName = 'moonpage-backup.json'
/** Stands last, in the form that `sha256sum --check` reads: where it is missing, the archive is cut short. */
export const sumsName = 'moonpage-backup.sha256'

/** Of the archive's shape; a reader refuses what is newer than itself. */
export const archiveFormat = 1

export const Manifest = z.object({
  moonpage_backup: z.number(),
  made_at: z.string(),
  /** `pictures`: without a database, since that one lives on a server of its own. */
  contents: z.enum(['all', 'pictures']),
  /** The highest migration that its database has applied. */
  schema: z.nullable(z.number()),
})
export type Manifest = z.infer<typeof Manifest>

/** The folders of DATA_DIR that a backup holds. */
export const foldersOf = (contents: Manifest['contents']): string[] =>
  contents === 'all' ? ['pg18', 'pictures', 'mail'] : ['pictures', 'mail']
