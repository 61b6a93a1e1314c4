import type { ChildList } from '@moonpage/contract/children'
import type { Database } from '../../infra/db/database.ts'
import { findChildren } from './find-children.ts'

/** The children of the caller's family. */
export const listChildren = async (
  { kysely }: Database,
  { familyId }: { familyId: string },
): Promise<ChildList> => ({ children: await findChildren(kysely, familyId) })
