import { createStory, getStory, type Story } from '@moonpage/contract/story'
import { registerAccount, type SignedIn } from '@moonpage/contract/account'
import { isUnfinished } from '@moonpage/contract/progress'
import type { StoryRequest } from '@moonpage/contract/story-input'
import { setTimeout as sleep } from 'node:timers/promises'
import { gatePass } from './gate-pass.ts'

/** A registered user, as a client of the API of a running app. */
export type Parent = {
  email: string
  password: string
  signedIn: SignedIn
  create: (story: StoryRequest) => Promise<Story>
  read: (id: string) => Promise<Story>
  /** Polls every `everyMs` until the story is finished. */
  waitFor: (id: string, everyMs?: number) => Promise<Story>
}

let number = 0

/** @throws when the registration fails */
export async function signUpAt(url: string): Promise<Parent> {
  const password = 'Lamp-light7'
  const name = `parent_${process.pid}_${++number}`
  const email = `${name}@example.org`
  const signedIn = await send<SignedIn>(url + registerAccount.path, 'POST', undefined, {
    first_name: 'Ines',
    last_name: 'Okafor',
    username: name,
    email,
    password,
    confirm_password: password,
  })
  const token = signedIn.access_token
  const read = (id: string) => send<Story>(url + getStory.path.replace('{id}', id), 'GET', token)
  return {
    email,
    password,
    signedIn,
    create: (story) => send<Story>(url + createStory.path, 'POST', token, story),
    read,
    async waitFor(id, everyMs = 100) {
      for (;;) {
        const story = await read(id)
        if (!isUnfinished(story.generation_status)) return story
        await sleep(everyMs)
      }
    },
  }
}

/** Sends one API request, with the gate's cookie. @throws unless it succeeds */
export async function send<T>(url: string, method: string, token?: string, body?: unknown): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : { cookie: await gatePass(new URL(url).origin) }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}
