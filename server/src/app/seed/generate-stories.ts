import { setTimeout as sleep } from 'node:timers/promises'
import { isUnfinished } from '@moonpage/contract/progress'
import { publishStory, shareStory } from '@moonpage/contract/sharing'
import { createStory, getStory } from '@moonpage/contract/story'
import type { FamilyMember } from './sign-up-demo.ts'
import { wishOf } from './wishes.ts'

export type GeneratedStory = { id: string; number: number; owner: FamilyMember; isPublic: boolean }

/** Three of four are published. */
const isForAll = (number: number) => number % 4 !== 3

const askAgainMs = 400

/**
 * Generates so many stories, families concurrently and each family's one after the other.
 * @param onTold called with the number of finished stories
 */
export async function generateStories(
  members: readonly FamilyMember[],
  count: number,
  onTold: (stories: number) => void,
): Promise<GeneratedStory[]> {
  const told: GeneratedStory[] = []
  await Promise.all(
    members.map(async (owner, place) => {
      for (let number = place; number < count; number += members.length) {
        told.push(await generateStory(owner, number))
        onTold(told.length)
      }
    }),
  )
  return told.toSorted((one, other) => one.number - other.number)
}

async function generateStory(owner: FamilyMember, number: number): Promise<GeneratedStory> {
  const { id } = await owner.ask(createStory, { body: wishOf(owner.family, number) })
  const params = { id }
  let story = await owner.ask(getStory, { params })
  while (isUnfinished(story.generation_status)) {
    await sleep(askAgainMs)
    story = await owner.ask(getStory, { params })
  }
  if (story.generation_status === 'failed') throw new Error(`A story failed: ${story.generation_error}`)
  if (isForAll(number)) await owner.ask(publishStory, { params, body: {} })
  if (number % 10 === 0) await owner.ask(shareStory, { params, body: {} })
  return { id, number, owner, isPublic: isForAll(number) }
}
