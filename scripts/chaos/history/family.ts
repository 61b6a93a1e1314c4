import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { toggleFavorite } from '@moonpage/contract/favorites'
import { isUnfinished } from '@moonpage/contract/progress'
import { changeRating, rateStory, removeRating } from '@moonpage/contract/ratings'
import { reportStory } from '@moonpage/contract/reports'
import { publishStory, revokeShare, shareStory, unpublishStory } from '@moonpage/contract/sharing'
import { createStory, getStory } from '@moonpage/contract/story'
import type { StoryRequest } from '@moonpage/contract/story-input'
import { deleteStory, updateStory } from '@moonpage/contract/story-tools'
import { editOf } from '../check/lost-writes.ts'
import type { Random } from '../random.ts'
import { registers, type History } from './history.ts'
import { perform, type Answer, type Intent } from './recorder.ts'
import { signUpSession } from './session.ts'

/** What all simulated families of a run share. `open`: public stories, for others to act on. */
export type Village = {
  url: string
  history: History
  random: Random
  /** The request for the next story. */
  wish: () => StoryRequest
  open: Set<string>
}

/** A simulated family: creates stories and acts on its own and others' until `stop` aborts. */
export type Family = { until(stop: AbortSignal): Promise<void> }

type Route = { method: string; path: string }

const maxUnfinished = 1
const createAttempts = 20
/** Pause between two actions. */
const pauseMs = 100

/** @throws when it cannot sign up; there are no faults yet */
export async function moveIn(village: Village): Promise<Family> {
  const { url, history, random } = village
  const session = await signUpSession(url)
  const { me } = session
  const making = new Set<string>()
  const own = new Set<string>()
  const given = new Map<string, string>()

  const to = ({ method, path }: Route, id: string) => ({ method, url: url + path.replace('{id}', id) })
  const act = (route: Route, id: string, intent: Intent, body?: unknown) =>
    perform(history, () => session.ask({ ...to(route, id), ...(body !== undefined && { body }) }), intent)
  const succeeded = (answer: Answer) => answer !== null && answer.status < 400

  /** Repeats the request with the same idempotency key until it is answered, as the browser does. */
  async function create(): Promise<void> {
    const key = randomUUID()
    const call = { ...to(createStory, ''), body: village.wish(), headers: { 'idempotency-key': key } }
    const intent = {
      register: registers.story(key),
      values: ['*'],
      valuesOf: ({ id }: { id?: unknown }) => [String(id)],
    }
    for (let tries = 0; tries < createAttempts; tries++) {
      const answer = await perform(history, () => session.ask(call), intent)
      if (succeeded(answer)) making.add(String(answer?.body['id']))
      if (answer && answer.status < 500) return
      await sleep(200)
    }
  }

  async function checkProgress(): Promise<void> {
    for (const id of making) {
      const answer = await session.ask(to(getStory, id))
      const status = answer?.body['generation_status']
      if (typeof status !== 'string' || isUnfinished(status as never)) continue
      making.delete(id)
      own.add(id)
    }
  }

  const acts: Record<string, (id: string) => Promise<unknown>> = {
    async edit(id) {
      const mark = randomUUID().replaceAll('-', '')
      await act(updateStory, id, { register: registers.words(id), values: [mark] }, editOf(mark, [1]))
    },
    async publish(id) {
      if (succeeded(await act(publishStory, id, { register: registers.public(id), values: ['yes'] }, {})))
        village.open.add(id)
    },
    async unpublish(id) {
      await act(unpublishStory, id, { register: registers.public(id), values: ['no'] })
    },
    share: (id) =>
      act(
        shareStory,
        id,
        { register: registers.link(id), values: ['*'], valuesOf: (link) => [String(link['share_token'])] },
        {},
      ),
    revoke: (id) => act(revokeShare, id, { register: registers.link(id), values: ['none'] }),
    async remove(id) {
      // Deletes only some: most actions need a story.
      if (random.next() > 0.3) return
      const answer = await act(deleteStory, id, { register: registers.deleted(id), values: ['yes'] })
      if (succeeded(answer) || answer?.status === 404) own.delete(id)
    },
  }

  const actsOnOthers: Record<string, (id: string) => Promise<unknown>> = {
    async rate(id) {
      const stars = 1 + Math.floor(random.next() * 5)
      const intent = { register: registers.rating(me, id), values: [String(stars)] }
      const known = given.get(id)
      const answer = known
        ? await act(changeRating, known, intent, { rating: stars })
        : await act(rateStory, '', intent, { story_id: id, rating: stars })
      const rating = answer?.status === 409 ? answer.body['existing_id'] : answer?.body['id']
      if (typeof rating === 'string') given.set(id, rating)
      else if (answer?.status === 404) given.delete(id)
    },
    async takeBack(id) {
      const known = given.get(id)
      if (!known) return
      const answer = await act(removeRating, known, { register: registers.rating(me, id), values: ['none'] })
      if (succeeded(answer)) given.delete(id)
    },
    favorite: (id) =>
      act(toggleFavorite, id, {
        register: registers.favorite(me, id),
        values: ['yes', 'no'],
        valuesOf: (toggle) => [toggle['is_favorited'] ? 'yes' : 'no'],
      }),
    async report(id) {
      if (random.next() > 0.2) return
      const reason = `Reason ${randomUUID()}`
      await act(reportStory, id, { register: registers.report(me, id), values: [reason] }, { reason })
    },
  }

  async function actOnce(): Promise<void> {
    await checkProgress()
    if (making.size < maxUnfinished && random.next() < 0.3) return create()
    const others = [...village.open].filter((id) => !own.has(id))
    const [candidates, actions] = random.next() < 0.5 ? [[...own], acts] : [others, actsOnOthers]
    const id = random.pick(candidates)
    const what = random.pick(Object.keys(actions))
    if (id && what) await actions[what]?.(id)
  }

  return {
    async until(stop) {
      while (!stop.aborted) {
        await actOnce()
        await sleep(pauseMs)
      }
    },
  }
}
