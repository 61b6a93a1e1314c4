import type { StoryInput } from '@moonpage/contract/story-input'
import { purposeOfPage } from './arc.ts'
import { smallRefrains, verseRefrains } from './data/filler.ts'
import { titleFrames } from './data/titles.ts'
import { draftStory, type Draft, type DraftPage } from './draft.ts'
import type { Beat, Outline } from './outline.ts'
import { randomFrom } from './random.ts'
import { typeset } from './typeset.ts'
import { wordingOf } from './words.ts'

const whatHappens = (draft: Draft, moments: readonly string[], obstacles: readonly string[]): string => {
  const { hero, companion, keeper } = draft.cast
  const said: Record<string, string> = {
    home: `We meet ${hero.name}, ${hero.description}, at home`,
    trouble: `Trouble comes: it is about ${draft.quest.thing}`,
    call: `${companion.name} joins ${hero.name} and they set out`,
    travel: `They walk and look about`,
    meet: `Something is in the way (${obstacles.join(', ')})`,
    solve: `They find a way past it`,
    low: `They are tired, and doubt comes`,
    arrive: `${hero.name} finds the last stretch of the way and they come to ${keeper.name}`,
    test: `${keeper.name} needs just what the theme asks for (${draft.input.theme})`,
    act: `${hero.name} acts out of ${draft.input.theme}`,
    win: `That opens the way to the end for ${draft.quest.thing}`,
    after: `All is well, and everyone is glad`,
    homeward: `They walk home`,
    rest: `${hero.name} falls asleep`,
  }
  return `${moments.map((moment) => said[moment] ?? moment).join('. ')}.`
}

const beatOf = (draft: Draft, page: DraftPage, at: number): Beat => ({
  page_number: at + 1,
  purpose: purposeOfPage(page.moments),
  place: page.world.place,
  time: page.world.time,
  present: [...page.world.present],
  carried: [...page.world.carried],
  hero_feels: page.world.feels,
  what_happens: whatHappens(
    draft,
    page.moments.map((moment) => moment.kind),
    page.moments.flatMap((moment) =>
      moment.kind === 'meet' ? [draft.obstacles[moment.obstacle]?.id ?? ''] : [],
    ),
  ),
})

/**
 * Plans a whole book: cast, names, title, summary, refrain and one beat per page, without page text. Pure: the same `input`
 * and `seed` give the same outline.
 * @throws PlanError when the plan violates its own rules
 */
export const planQuest = (input: StoryInput, seed: string): Outline => {
  const draft = draftStory(input, seed)
  const { cast, quest, theme } = draft
  const words = wordingOf(draft.slots, draft.forbidden, randomFrom(`${seed}|plan`), new Set())
  const isVerse = input.story_attributes.includes('rhyming')
  const titles = randomFrom(`${seed}|title`).chance(0.45) ? quest.titles : titleFrames
  const title = words.must(titles)
  const summary = `${words.must(quest.summaries)} ${words.must(theme.summary)}`
  const refrain = words.maybe(
    !isVerse ? theme.refrains : input.age_group === '3-4' ? smallRefrains : verseRefrains,
  )
  return {
    seed,
    title: typeset(title),
    summary: typeset(summary),
    age_group: input.age_group,
    setting: input.setting,
    cast: [cast.hero, cast.companion, cast.keeper],
    names: cast.names,
    refrain: refrain && typeset(refrain.replaceAll(' / ', '\n')),
    beats: draft.pages.map((page, at) => beatOf(draft, page, at)),
    choices: draft.choices,
  }
}
