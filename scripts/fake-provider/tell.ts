import { createHash } from 'node:crypto'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { planBook, tellBook, type ModelPage } from './model-book.ts'
import type { StoryPrompt } from './read-prompt.ts'
import { steadyPage } from './steady-pages.ts'

export type Told = { outline: Outline } | { pages: ModelPage[] }

/** How many books of a request are searched for the one whose outline is in the prompt. */
const searched = 24

/** Answers like a model: the same request gives another book, the same page other words. */
export class Teller {
  readonly #plans = new Map<string, number>()
  readonly #tellings = new Map<string, number>()
  readonly #isSteady: boolean

  constructor({ isSteady = false }: { isSteady?: boolean } = {}) {
    this.#isSteady = isSteady
  }

  tell({ wish, outline, pages }: StoryPrompt): Told {
    const hash = createHash('sha256').update(JSON.stringify(wish)).digest('hex').slice(0, 12)
    if (pages === null) {
      if (this.#isSteady) return { outline: planBook(wish, steadySeed) }
      const count = this.#plans.get(hash) ?? 0
      this.#plans.set(hash, count + 1)
      return { outline: planBook(wish, seedOf(hash, count)) }
    }
    const plan = this.#isSteady ? planBook(wish, steadySeed) : this.#find(wish, hash, outline)
    return {
      pages: pages.map((number) => {
        const key = `${plan.seed} ${number}`
        const count = this.#tellings.get(key) ?? 0
        this.#tellings.set(key, count + 1)
        const page = tellBook(wish, plan, count)[number - 1]
        if (!page) throw new Error(`There is no page ${number} in a book of ${wish.page_count}`)
        const species = plan.cast[0]?.species ?? 'child'
        return this.#isSteady ? { ...page, content: steadyPage(number, species) } : page
      }),
    }
  }

  /** Finds the book by its outline, not from memory: the provider may have been restarted. */
  #find(wish: StoryInput, hash: string, outline: StoryPrompt['outline']): Outline {
    const first = planBook(wish, seedOf(hash, 0))
    if (!outline) return first
    // If titles are equal, or were changed by a repair, the summary decides.
    const likeness = ({ title, summary }: Outline) =>
      Number(title === outline.title) + Number(summary === outline.summary)
    let best = first
    for (let count = 1; count < searched && likeness(best) < 2; count++) {
      const plan = planBook(wish, seedOf(hash, count))
      if (likeness(plan) > likeness(best)) best = plan
    }
    return best
  }
}

const steadySeed = 'steady'
const seedOf = (hash: string, count: number): string => (count === 0 ? hash : `${hash}-${count}`)
