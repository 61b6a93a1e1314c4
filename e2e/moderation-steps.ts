import { expect, type Page } from '@playwright/test'
import { logIn, type SignedIn } from '@moonpage/contract/account'
import { updateUser } from '@moonpage/contract/admin-users'
import type { ModerationAction } from '@moonpage/contract/moderation'
import { moderateStory } from '@moonpage/contract/moderation'
import { appealTakeDown, reportStory } from '@moonpage/contract/reports'
import { publishStory } from '@moonpage/contract/sharing'
import { updateStory } from '@moonpage/contract/story-tools'
import { startApp, type AppProcess } from '../scripts/lib/app-process.ts'
import { signUpAt, type Parent } from '../scripts/lib/parent.ts'
import type { Person } from './signed-in.ts'

export const boss = { email: 'boss@example.org', password: 'Lamp-light7' }

/** An app with an admin, a moderator, an owner of stories and readers who may report them. */
export type Community = {
  app: AppProcess
  admin: Person
  moderator: Parent
  owner: Parent
  readers: Parent[]
}

/** Calls the app as this user. @throws unless it succeeds */
export async function as<T>({ signedIn }: Person, url: string, method: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${signedIn.access_token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

export async function adminOf({ url }: AppProcess): Promise<Person> {
  const response = await fetch(url + logIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(boss),
  })
  expect(response.status).toBe(200)
  return { signedIn: (await response.json()) as SignedIn }
}

export async function startCommunity(): Promise<Community> {
  const app = await startApp({ env: { ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password } })
  const admin = await adminOf(app)
  const [moderator, owner, ...readers] = (await Promise.all(
    Array.from({ length: 6 }, () => signUpAt(app.url)),
  )) as [Parent, Parent, ...Parent[]]
  const { user } = moderator.signedIn
  await as(admin, app.url + updateUser.path.replace('{id}', user.id), 'PUT', { role: 'moderator' })
  // The role in their browser after a reload.
  user.role = 'moderator'
  return { app, admin, moderator, owner, readers }
}

/** Actions on a story through the API. */
export const story = ({ app, owner, readers }: Community, id: string) => {
  const at = (route: { path: string }) => app.url + route.path.replace('{id}', id)
  return {
    report: async (count: number, reasons: (string | null)[] = []): Promise<void> => {
      for (const [index, reader] of readers.slice(0, count).entries())
        await as(reader, at(reportStory), 'POST', { reason: reasons[index] ?? null })
    },
    rewrite: (page_number: number, content: string) =>
      as(owner, at(updateStory), 'PUT', { story_pages: [{ page_number, content }] }),
    decide: (by: Person, action: ModerationAction) => as(by, at(moderateStory), 'POST', action),
    appeal: (text: string) => as(owner, at(appealTakeDown), 'POST', { text }),
  }
}

/** Creates a public story of four pages. @returns its id and its public title */
export async function publicStory(
  { app, owner }: Community,
  subject: 'fox' | 'owl' | 'bear' | 'cat' | 'dragon',
  pictures = 0,
): Promise<{ id: string; title: string }> {
  const wish = { theme: 'courage', setting: 'forest', page_count: 4, max_images: pictures } as const
  const { id } = await owner.create({ subject, ...wish })
  await owner.waitFor(id)
  await as(owner, app.url + publishStory.path.replace('{id}', id), 'POST', {})
  const open = await fetch(`${app.url}/api/v1/public/${id}`)
  return { id, title: ((await open.json()) as { title: string }).title }
}

export const rowOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
export const says = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true }).first()).toBeVisible()
