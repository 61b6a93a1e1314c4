import type { SnapshotContent } from '../../infra/db/snapshot-content.ts'
import { pictureStem } from './picture-files.ts'

/** The stems of all copies that a snapshot has or may have written. */
export const snapshotStems = (snapshot: { content: SnapshotContent; picture_salt: Buffer }): string[] =>
  snapshot.content.pages
    .filter((page) => page.has_image)
    .map((page) => pictureStem(snapshot.picture_salt, page.page_number, 'picture'))
