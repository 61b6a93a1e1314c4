import type { Theme } from '@moonpage/contract/categories'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { SeriesSoFar } from '@moonpage/storyteller/series/fact'
import { wishForSequel } from '@moonpage/storyteller/series/sequels'
import { catalogue } from '@moonpage/storyteller/tales/catalogue'

type Wish = Pick<StoryInput, 'subject' | 'hero' | 'companion' | 'avoid' | 'age_group'>

/**
 * The theme and the subject with which the next book of a series is a sequel of the embedded storyteller; null if none fits.
 * @param had ids of the tales that the family had
 */
export const nextSequel = (
  wish: Wish,
  { facts }: Pick<SeriesSoFar, 'facts'>,
  had: readonly string[],
): { theme: Theme; subject: StoryInput['subject'] } | null =>
  wishForSequel(wish, { sequels: catalogue.sequels(), facts, had })

let going: ReadonlySet<Theme> | undefined

/** Themes of the tales that have a sequel: a book of one of these can go on another evening. Tales are read once. */
export const themesThatGoOn = (): ReadonlySet<Theme> =>
  (going ??= new Set(
    catalogue
      .sequels()
      .flatMap(({ follows, theme }) => (follows ? (catalogue.tale(follows, theme)?.theme ?? []) : [])),
  ))
