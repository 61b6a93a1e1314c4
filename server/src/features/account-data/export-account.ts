import type { FamilyRole } from '@moonpage/contract/account'
import type { Readable } from 'node:stream'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { zip, type ZipFile } from '../../lib/zip.ts'
import {
  accountPart,
  apiKeysPart,
  catalogKeysPart,
  emailsPart,
  identitiesPart,
  notificationsPart,
  passwordResetsPart,
  sessionsPart,
  webhooksPart,
} from './export/account-parts.ts'
import { appealsPart, ratingsPart, reportsPart } from './export/community-parts.ts'
import type { ExportPart } from './export/export-part.ts'
import {
  charactersPart,
  childrenPart,
  collectionsPart,
  favoritesPart,
  generationsPart,
} from './export/library-parts.ts'
import { narratorsPart } from './export/narration-parts.ts'
import { hiddenBooksPart, readingPlacesPart, readingsPart, seriesPart } from './export/reading-parts.ts'
import { readmePart } from './export/readme.ts'
import { storiesPart } from './export/stories-part.ts'

const ownParts: readonly ExportPart[] = [
  accountPart,
  sessionsPart,
  identitiesPart,
  catalogKeysPart,
  apiKeysPart,
  webhooksPart,
  passwordResetsPart,
  emailsPart,
  notificationsPart,
  ratingsPart,
  reportsPart,
  generationsPart,
  readingPlacesPart,
]

/** For parents: readers of a family export what is theirs alone. */
const familyParts: readonly ExportPart[] = [
  charactersPart,
  childrenPart,
  narratorsPart,
  favoritesPart,
  collectionsPart,
  appealsPart,
  readingsPart,
  hiddenBooksPart,
  seriesPart,
  storiesPart,
]

/**
 * Everything that is stored of a person and, for a parent, of the family's books, as one zip that is streamed: at most
 * one picture is in memory, and nothing more is read once the stream is destroyed.
 */
export function exportAccount(
  deps: { db: Database; pictures: PictureStore },
  { familyRole, ...owner }: Owner & { familyRole: FamilyRole },
  exportedAt: Date,
): Readable {
  async function* files(): AsyncGenerator<ZipFile> {
    const notes: string[] = []
    const note = (sentence: string) => void notes.push(sentence)
    const shown = familyRole === 'parent' ? [...ownParts, ...familyParts] : ownParts
    for (const part of [...shown, readmePart(notes, exportedAt)]) yield* part({ ...deps, note }, owner)
  }
  return zip(files(), { modified: exportedAt })
}

/** `moonpage-export-2026-11-21.zip` */
export const exportFileName = (exportedAt: Date): string =>
  `moonpage-export-${exportedAt.toISOString().slice(0, 10)}.zip`
