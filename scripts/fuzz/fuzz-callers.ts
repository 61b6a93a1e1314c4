import { randomBytes } from 'node:crypto'
import type { SignedIn } from '@moonpage/contract/account'
import type { Story } from '@moonpage/contract/story'
import { send } from '../lib/parent.ts'
import type { CallerName } from './calls.ts'

export const password = 'Lamp-light7'
export const admin = { email: 'keeper@example.org', password }

type Person = { email: string; token: string; refreshToken: string; since: number }

/** Names of a user whose public story has substitutes; no other user may ever see them. */
export const secrets = ['Quendolyn', 'Ottershaw', 'shy.one@example.org']

/** Tokens are replaced after this; they are valid for 15 minutes. */
const tokenMs = 10 * 60_000

/** Creates the callers, on an app whose first admin is `admin`. */
export async function newCast(url: string) {
  let number = 0
  const signIn = (path: string, form: object) =>
    send<SignedIn>(`${url}/api/v1/auth/${path}`, 'POST', undefined, form)
  const person = (email: string, { access_token, refresh_token }: SignedIn): Person => ({
    email,
    token: access_token,
    refreshToken: refresh_token,
    since: Date.now(),
  })
  async function register(change: object = {}): Promise<Person & { id: string }> {
    const username = `cast_${++number}_${randomBytes(3).toString('hex')}`
    const email = `${username}@example.org`
    const form = {
      first_name: 'Ines',
      last_name: 'Okafor',
      username,
      email,
      password,
      confirm_password: password,
      ...change,
    }
    const signedIn = await signIn('register', form)
    return { id: signedIn.user.id, ...person(form.email, signedIn) }
  }

  const adminPerson = person(admin.email, await signIn('login', admin))
  const parent = await register()
  const neighbour = await register()
  const moderator = await register()
  await send(`${url}/api/v1/admin/users/${moderator.id}`, 'PUT', adminPerson.token, { role: 'moderator' })
  const shy = await register({ first_name: secrets[0], last_name: secrets[1], email: secrets[2] })
  const people: Partial<Record<CallerName, Person>> = { parent, neighbour, moderator, admin: adminPerson }

  /** Creates a public story. @returns its id */
  async function publish({ token }: Person, heroName: string, max_images = 0): Promise<string> {
    const form = { subject: 'fox', theme: 'courage', setting: 'forest', page_count: 4, max_images }
    const { id } = await send<Story>(`${url}/api/v1/stories`, 'POST', token, {
      ...form,
      hero: { name: heroName },
    })
    for (;;) {
      const { generation_status: status } = await send<Story>(`${url}/api/v1/stories/${id}`, 'GET', token)
      if (status === 'completed') break
      if (status === 'failed') throw new Error('The first story of the cast failed')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await send(`${url}/api/v1/public/${id}/share`, 'POST', token, {})
    return id
  }

  const stories = await Promise.all([
    publish(shy, secrets[0] ?? '', 1),
    publish(parent, 'Will'),
    publish(neighbour, 'Zoë'),
  ])

  return {
    stories,
    /** An existing user's, with the usual password. */
    email: neighbour.email,
    /** Registers a new user, for a call that may end its own session. */
    spare: register,
    /** @returns null for anonymous callers and forged tokens */
    async holding(caller: CallerName): Promise<Person | null> {
      const known = people[caller]
      if (!known || Date.now() - known.since < tokenMs) return known ?? null
      return (people[caller] = person(known.email, await signIn('login', { email: known.email, password })))
    },
  }
}

export type Cast = Awaited<ReturnType<typeof newCast>>
