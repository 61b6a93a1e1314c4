import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Row = { pid: number; parent: number; rss: number }

/** All processes of this machine, with memory in KiB. */
const processes = (): Row[] =>
  spawnSync('ps', ['-Ao', 'pid=,ppid=,rss='])
    .stdout.toString()
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, rss = 0]) => ({ pid, parent, rss }))

/** A process and all its descendants. */
function treeOf(pid: number): Row[] {
  const all = processes()
  const tree = all.filter((row) => row.pid === pid)
  // Appends children while iterating.
  for (const { pid: parent } of tree) tree.push(...all.filter((row) => row.parent === parent))
  return tree
}

/** The proportional set size in KiB; null if the system does not report it. */
function proportional(pid: number): number | null {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? Number.NaN)
  } catch {
    return null
  }
}

/**
 * Memory of a process and its descendants. Shared pages (PostgreSQL's buffers) are counted once if the system reports
 * proportional sizes, otherwise once per process.
 */
export function memoryOf(pid: number): { megabytes: number; note: string } {
  const tree = treeOf(pid)
  const shares = tree.map((row) => proportional(row.pid))
  const isTold = shares.every((share) => share !== null)
  const kib = isTold
    ? shares.reduce((sum, share) => sum + share, 0)
    : tree.reduce((sum, row) => sum + row.rss, 0)
  const own = tree[0]?.rss ?? 0
  return {
    megabytes: (kib * 1024) / 1e6,
    note: `${tree.length} processes; node alone ${Math.round((own * 1024) / 1e6)} MB resident`,
  }
}
