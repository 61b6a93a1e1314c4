import type { ReceivedInvitation } from '@moonpage/contract/families'

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** `Your 3 stories and 1 character come along.`; null for somebody who has nothing. */
export const bringsAlong = ({
  stories,
  characters,
}: NonNullable<ReceivedInvitation['brings']>): string | null => {
  if (stories + characters === 0) return null
  if (stories + characters === 1) return `Your ${stories ? 'story' : 'character'} comes along.`
  const things = [
    stories && counted(stories, 'story', 'stories'),
    characters && counted(characters, 'character', 'characters'),
  ].filter(Boolean)
  return `Your ${things.join(' and ')} come along.`
}
