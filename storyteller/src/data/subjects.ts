import type { Subject } from '@moonpage/contract/categories'
import type { SubjectData } from './schema.ts'
import * as first from './subjects-first.ts'
import * as second from './subjects-second.ts'

export const subjects: Record<Subject | 'child', SubjectData> = { ...first, ...second }
