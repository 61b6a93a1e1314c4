import type { Outline } from '@moonpage/storyteller/outline'

type Sheet = Outline['cast'][number]
type Friend = NonNullable<NonNullable<Outline['leaves']>[number]['friend']>

/** The third figure of a book, whom hero and companion meet. */
export const isMet = ({ who }: Pick<Sheet, 'who'>): boolean => who === 'helper' || who === 'subject'

/** What a figure is, as facts say it: `polar bear`. */
export const speciesOf = ({ kin, species }: Pick<Sheet, 'kin' | 'species'>): string =>
  (kin ?? species).replaceAll('-', ' ')

/** Whether somebody has this friend's name. */
export const hasNameOf = ({ name }: Pick<Friend, 'name'>, sheet: Pick<Sheet, 'name'>): boolean =>
  sheet.name.toLowerCase() === name.toLowerCase()

/** Whether a figure of a plan is a friend who comes back: by its name, or by its kind where models are not told the name. */
export const isBack = (friend: Friend, sheet: Sheet): boolean =>
  isMet(sheet) && (hasNameOf(friend, sheet) || (!friend.is_invented && friend.species === speciesOf(sheet)))
