import type { Narration } from '@moonpage/contract/narration'
import * as routes from 'virtual:routes'
import { call } from '../../../data/api.ts'

/** Narrations of one book, each asked for once, and their audio as far as it was fetched. */
export type NarrationClient = {
  /** @param narrator an id; by default the one that the account has chosen */
  narrate: (page: number, content: string, narrator: string | undefined) => Promise<Narration>
  /** Fetches a page's audio, so that it starts at once and goes on without a connection. */
  fetchAhead: (page: number, content: string, narrator: string | undefined) => Promise<void>
  /** The address of what was fetched ahead, else the file's. */
  urlOf: (narration: Narration) => string
  /** Forgets what is known: another voice was chosen, or a page was recorded. */
  forget: () => void
  close: () => void
}

/** @param path of the book: `/story/{id}`, `/public/story/{id}` or `/shared/{token}` */
export const narrationClient = (path: string): NarrationClient => {
  const [, kind = '', ...rest] = path.split('/')
  const id = decodeURIComponent(rest.at(-1) ?? '')
  const ask = (page_number: number, narrator: string | undefined): Promise<Narration> => {
    const query = { narrator }
    if (kind === 'shared')
      return call(routes.getSharedNarration, { params: { token: id, page_number }, query })
    if (kind === 'public') return call(routes.getPublicNarration, { params: { id, page_number }, query })
    return call(routes.getNarration, { params: { id, page_number }, query })
  }
  const asked = new Map<string, Promise<Narration>>()
  const fetched = new Map<string, string>()

  const narrate: NarrationClient['narrate'] = (page, content, narrator) => {
    const key = `${page} ${narrator ?? ''} ${content}`
    const known = asked.get(key)
    if (known) return known
    const answer = ask(page, narrator)
    asked.set(key, answer)
    answer.catch(() => asked.delete(key))
    return answer
  }
  return {
    narrate,
    fetchAhead: async (page, content, narrator) => {
      const { audio_url: url } = await narrate(page, content, narrator)
      if (fetched.has(url)) return
      const response = await fetch(url)
      if (response.ok) fetched.set(url, URL.createObjectURL(await response.blob()))
    },
    urlOf: ({ audio_url: url }) => fetched.get(url) ?? url,
    forget: () => asked.clear(),
    close: () => {
      for (const url of fetched.values()) URL.revokeObjectURL(url)
      fetched.clear()
    },
  }
}
