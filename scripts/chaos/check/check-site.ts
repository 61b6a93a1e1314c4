import type { History } from '../history/history.ts'
import type { Dump } from './dump.ts'
import { lostWrites } from './lost-writes.ts'
import { orphanFiles } from './orphan-files.ts'
import { askedAgain, unpaidBill, type KeyedCall } from './paid-twice.ts'
import { driftedCounts, unfinishedWork } from './whole-rows.ts'

/** All evidence of a run. `files`: names in the picture store. */
export type Evidence = { history: History; dump: Dump; files: string[]; calls: KeyedCall[] }

export type CheckResult = { invariant: string; broken: string[] }

/** Checks every invariant. `broken`: a sentence for each violation. Pure. */
export const checkSite = ({ history, dump, files, calls }: Evidence): CheckResult[] => [
  {
    invariant: 'every acknowledged write is there, and every other one wholly or not at all',
    broken: lostWrites(history.operations, dump),
  },
  { invariant: 'every story is finished and told of once, and no job sticks', broken: unfinishedWork(dump) },
  { invariant: 'every kept count is what there is to count', broken: driftedCounts(dump) },
  { invariant: 'every file belongs to a row, and every row has its files', broken: orphanFiles(files, dump) },
  { invariant: 'nothing that was stored is asked for again', broken: askedAgain(calls, history.looks) },
  {
    invariant: 'what is written down as spent is what the provider answered',
    broken: unpaidBill(calls, history.faults, dump),
  },
]
