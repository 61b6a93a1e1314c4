import { createHash } from 'node:crypto'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { planBook, tellBook, type ModelPage } from './model-book.ts'
import { chooseName, heedFacts, leavesOf, thirdIn, type ModelLeave } from './model-series.ts'
import type { StoryPrompt } from './read-prompt.ts'
import { steadyPage } from './steady-pages.ts'

export type Told = { outline: Outline; leaves: ModelLeave[] } | { pages: ModelPage[] }

/** How many books of a request are searched for the one whose outline is in the prompt. */
const searched = 24

/** How many plans and books are kept: planning and telling one takes longer than all else of an answer. */
const kept = 100

/** Answers like a model: the same request gives another book, the same page other words. */
export class Teller {
  readonly #plans = new Map<string, number>()
  readonly #tellings = new Map<string, number>()
  readonly #planned = new Map<string, Outline>()
  readonly #told = new Map<string, ModelPage[]>()
  readonly #isSteady: boolean

  constructor({ isSteady = false }: { isSteady?: boolean } = {}) {
    this.#isSteady = isSteady
  }

  tell(prompt: StoryPrompt): Told {
    const { wish, outline, pages } = prompt
    const hash = createHash('sha256').update(JSON.stringify(wish)).digest('hex').slice(0, 12)
    if (pages === null) {
      const count = this.#plans.get(hash) ?? 0
      this.#plans.set(hash, count + 1)
      const seed = this.#isSteady ? steadySeed : seedOf(hash, count)
      const name = chooseName(this.#plan(wish, hash, seed), prompt)
      const plan = heedFacts(this.#plan(wish, hash, seed, name), prompt)
      return { outline: plan, leaves: leavesOf(plan, prompt) }
    }
    const name = thirdIn(outline)
    const plan = this.#isSteady
      ? this.#plan(wish, hash, steadySeed, name)
      : this.#find(wish, hash, outline, name)
    return {
      pages: pages.map((number) => {
        const key = `${plan.seed} ${number}`
        const count = this.#tellings.get(key) ?? 0
        this.#tellings.set(key, count + 1)
        const page = this.#book(wish, hash, plan, count)[number - 1]
        if (!page) throw new Error(`There is no page ${number} in a book of ${wish.page_count}`)
        const species = plan.cast[0]?.species ?? 'child'
        return this.#isSteady ? { ...page, content: steadyPage(number, species) } : page
      }),
    }
  }

  #plan(wish: StoryInput, hash: string, seed: string, name?: string): Outline {
    return keptIn(this.#planned, `${hash} ${seed} ${name ?? ''}`, () => planBook(wish, seed, name))
  }

  /** All pages; an odd and an even variation differ. */
  #book(wish: StoryInput, hash: string, plan: Outline, variation: number): ModelPage[] {
    const isOdd = variation % 2
    const key = `${hash} ${plan.seed} ${plan.cast[2]?.name} ${isOdd}`
    return keptIn(this.#told, key, () => tellBook(wish, plan, isOdd))
  }

  /** Finds the book by its outline, not from memory: the provider may have been restarted. */
  #find(wish: StoryInput, hash: string, outline: StoryPrompt['outline'], name?: string): Outline {
    const first = this.#plan(wish, hash, seedOf(hash, 0), name)
    if (!outline) return first
    // If titles are equal, or were changed by a repair, the summary decides.
    const likeness = ({ title, summary }: Outline) =>
      Number(title === outline.title) + Number(summary === outline.summary)
    let best = first
    for (let count = 1; count < searched && likeness(best) < 2; count++) {
      const plan = this.#plan(wish, hash, seedOf(hash, count), name)
      if (likeness(plan) > likeness(best)) best = plan
    }
    return best
  }
}

/** The value of a key, which is made once; the oldest is forgotten. */
function keptIn<T>(values: Map<string, T>, key: string, make: () => T): T {
  const value = values.get(key) ?? make()
  values.set(key, value)
  const [oldest] = values.keys()
  if (values.size > kept && oldest !== undefined) values.delete(oldest)
  return value
}

const steadySeed = 'steady'
const seedOf = (hash: string, count: number): string => (count === 0 ? hash : `${hash}-${count}`)
