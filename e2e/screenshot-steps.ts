import type { Page } from '@playwright/test'
import { createCharacter, type CharacterInput } from '@moonpage/contract/characters'
import { createChild, type NewChild } from '@moonpage/contract/children'
import { toggleFavorite } from '@moonpage/contract/favorites'
import { publishStory } from '@moonpage/contract/sharing'
import type { StoryRequest } from '@moonpage/contract/story-input'
import { send, signUpAt, type Parent } from '../scripts/lib/parent.ts'

/** Published with one picture each, for the feed. */
const others: readonly StoryRequest[] = [
  { subject: 'whale', theme: 'friendship', setting: 'under-the-sea', max_images: 1 },
  { subject: 'unicorn', theme: 'wonder', setting: 'clouds', max_images: 1 },
  { subject: 'pirate', theme: 'honesty', setting: 'at-sea', max_images: 1 },
  { subject: 'mouse', theme: 'gratitude', setting: 'castle', max_images: 1 },
]

const heroBook: StoryRequest = {
  subject: 'fox',
  theme: 'courage',
  setting: 'forest',
  max_images: 10,
  hero: { name: 'Zuri', pronouns: 'she' },
}

const books: readonly StoryRequest[] = [
  { subject: 'owl', theme: 'kindness', setting: 'forest', max_images: 10, age_group: '3-4' },
  { subject: 'bear', theme: 'friendship', setting: 'mountain', max_images: 10 },
  heroBook,
]

export const deskShot = { viewport: { width: 1280, height: 900 } }
export const phoneShot = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

async function tell(parent: Parent, wishes: readonly StoryRequest[]): Promise<string[]> {
  const ids: string[] = []
  for (const wish of wishes) {
    const { id } = await parent.create(wish)
    await parent.waitFor(id)
    ids.push(id)
  }
  return ids
}

export type Shelf = {
  parent: Parent
  /** Ids of the user's own books; the last one has a hero. */
  ids: string[]
  publicIds: string[]
  /** The request for another book, for screenshots of its generation. */
  next: StoryRequest
}

/** Creates a user with own books, books of others in the feed, and favorites of both. */
export async function fillShelf(url: string): Promise<Shelf> {
  const parent = await signUpAt(url)
  const ids = await tell(parent, books)
  const family = await signUpAt(url)
  const publicIds = await tell(family, others)
  for (const id of publicIds)
    await send(url + publishStory.path.replace('{id}', id), 'POST', family.signedIn.access_token)
  for (const id of [...ids, ...publicIds])
    await send(url + toggleFavorite.path.replace('{id}', id), 'POST', parent.signedIn.access_token)
  return { parent, ids, publicIds, next: { ...heroBook, subject: 'dragon', setting: 'castle' } }
}

const children: readonly (NewChild & { hero: CharacterInput })[] = [
  {
    name: 'Mila',
    birth_month: '2021-06',
    bedtime: '19:30',
    loves: ['owl', 'forest', 'wonder'],
    hero: {
      role: 'hero',
      name: 'Mila',
      pronouns: 'she',
      look: { species: 'child', skin: 'umber', hair: 'braids', outfit: 'stripes', outfit_color: 'mustard' },
    },
  },
  {
    name: 'Leo',
    birth_month: '2023-02',
    bedtime: '19:00',
    loves: ['robot', 'garden', 'sharing'],
    hero: {
      role: 'hero',
      name: 'Leo',
      pronouns: 'he',
      look: { species: 'child', skin: 'honey', hair: 'curly', outfit: 'dungarees', outfit_color: 'teal' },
    },
  },
]

/** Two children, for whom the dashboard has a story tonight. */
export async function addChildren(url: string, { signedIn }: Parent): Promise<void> {
  for (const { hero, ...child } of children) {
    const { id } = await send<{ id: string }>(url + createCharacter.path, 'POST', signedIn.access_token, hero)
    await send(url + createChild.path, 'POST', signedIn.access_token, { ...child, character_id: id })
  }
}

/** Tonight with its pencil drawings and painted heroes. */
export const tonightIsThere = (page: Page) =>
  page
    .getByRole('region', { name: 'Tonight' })
    .getByRole('button', { name: /Something else/ })
    .nth(1)
    .waitFor()

/** Waits for the visible pictures: others are lazy. */
export const picturesLoaded = (page: Page) =>
  page.waitForFunction(async () => {
    const seen = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    )
    if (!seen.every((image) => image.complete && image.naturalWidth > 0)) return false
    // Wait until they are decoded.
    await Promise.all(seen.map((image) => image.decode()))
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    return true
  })

export async function chooseAll(page: Page): Promise<void> {
  for (const name of ['Fox', 'Courage', 'Forest'])
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name, exact: true }) })
      .first()
      .click()
  await page.evaluate(() => scrollTo(0, 0))
}

/** An unfinished book: some pages painted, some sketched. */
export const halfPainted = (page: Page) => page.getByText(/Progress: 8[2-9]%/).waitFor({ timeout: 60_000 })

export const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first().waitFor()
