import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Row = { pid: number; parent: number; rss: number }

/** All processes of this machine, memory in KiB. */
const processes = (): Row[] =>
  spawnSync('ps', ['-Ao', 'pid=,ppid=,rss='])
    .stdout.toString()
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, rss = 0]) => ({ pid, parent, rss }))

/** The process and all that it started, and what those started. */
function treeOf(pid: number): Row[] {
  const all = processes()
  const tree = all.filter((row) => row.pid === pid)
  // The list grows while it is walked: children are looked for in their turn.
  for (const { pid: parent } of tree) tree.push(...all.filter((row) => row.parent === parent))
  return tree
}

/** What the process alone needs, and of what it shares its part, in KiB; null where that is not told. */
function proportional(pid: number): number | null {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? Number.NaN)
  } catch {
    return null
  }
}

/**
 * Memory of a process and all that it started. Shared pages (PostgreSQL's buffers) are counted once where the
 * system tells them apart, else once a process.
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
