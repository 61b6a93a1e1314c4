import { setTimeout as sleep } from 'node:timers/promises'
import { storyChannel } from '../../server/src/core/stories/story-events.ts'
import { median, type Figure } from '../figure.ts'
import { cpuOf, memoryOf, wire } from './load.ts'
import type { ServerUnderTest } from './server-under-test.ts'

const streams = 500
const changes = 20

/** Inserts a new story that no worker generates. */
const insertUnfinished = `
  insert into stories (id, owner_id, slug, input, subject, theme, setting, age_group, seed, title, picture_salt)
  select gen_random_uuid(), owner_id, 'followed', input, subject, theme, setting, age_group, seed, title, picture_salt
  from stories limit 1 returning id`

const now = () => performance.timeOrigin + performance.now()

/** A story in progress with many event streams: the delay until the last one gets a change. */
export async function measureFollowers({
  database,
  generator,
  parent,
  pid,
  port,
}: ServerUnderTest): Promise<Figure[]> {
  const { rows } = await database.query<{ id: string }>(insertUnfinished)
  const id = rows[0]?.id ?? ''
  const saidAt: number[] = []
  const commits: number[] = []
  const change = async () => {
    await database.query('begin')
    await database.query('update stories set generation_progress = $2 where id = $1', [id, saidAt.length + 1])
    await database.query('select pg_notify($1, $2)', [storyChannel, id])
    const began = now()
    await database.query('commit')
    // The earliest time of the event, independent of the disk.
    saidAt.push(now())
    commits.push(now() - began)
  }
  const memory = memoryOf(pid)
  let cpuAtFirst = 0
  const request = wire('GET', `/api/v1/stories/${id}/events`, {
    authorization: `Bearer ${parent.signedIn.access_token}`,
  })
  // The first event is the initial state.
  const heard = await generator.follow({ port, request, streams, events: changes + 1 }, (events) => {
    if (events === 1) cpuAtFirst = cpuOf(pid)
    if (events <= changes) void sleep(100).then(change)
  })
  const cpu = (cpuOf(pid) - cpuAtFirst) / changes
  const waits = heard.slice(1).map(({ firstAt, lastAt }, n) => {
    const said = saidAt[n] ?? Number.NaN
    return { first: firstAt - said, last: lastAt - said }
  })
  const first = median(waits.map((wait) => wait.first))
  const slowest = Math.max(...waits.map((wait) => wait.last))
  return [
    {
      what: `a change of a story until the last of ${streams} readers hears`,
      value: median(waits.map((wait) => wait.last)),
      target: 250,
      unit: 'ms',
      note: `the first after ${first.toFixed(1)} ms; slowest of ${changes} changes ${slowest.toFixed(0)} ms, the slowest commit ${Math.max(...commits).toFixed(0)} ms; ${cpu.toFixed(0)} ms of processor time a change`,
    },
    {
      what: `memory for ${streams} readers of a story`,
      value: Math.max(0, memoryOf(pid) - memory),
      target: 100,
      unit: 'MB',
    },
  ]
}
