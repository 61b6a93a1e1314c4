import type { Subject } from '@moonpage/contract/categories'
import { moreSubjects } from './more-subjects.ts'
import { withMore } from './more.ts'
import type { SubjectData } from './schema.ts'
import * as first from './subjects-first.ts'
import * as second from './subjects-second.ts'

type Id = Subject | 'child'
const all: Record<Id, SubjectData> = { ...first, ...second }

export const subjects = Object.fromEntries(
  Object.entries(all).map(([id, data]) => {
    const more = moreSubjects[id as Id]
    return [id, { ...data, home: withMore(data.home, more.home), gift: withMore(data.gift, more.gift) }]
  }),
) as Record<Id, SubjectData>
