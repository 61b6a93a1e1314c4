import { hairColors, outfitColors, skinTones, type StoryRequest } from '@moonpage/contract/story-input'

export const pageCount = 4
export const pictureCount = 2
const hairStyles = ['short', 'bob', 'long', 'curly', 'braids'] as const

/**
 * The n-th story request, with its own hero name and look, so that every provider call can be assigned to its story.
 * Looks repeat after 1470 stories.
 */
export function wishNumber(n: number): StoryRequest {
  const digits = [skinTones, outfitColors, hairColors, hairStyles].reduce<{ left: number; chosen: string[] }>(
    ({ left, chosen }, list) => ({
      left: Math.floor(left / list.length),
      chosen: [...chosen, list[left % list.length] ?? list[0]],
    }),
    { left: n, chosen: [] },
  )
  const [skin, outfit_color, hair_color, hair] = digits.chosen
  return {
    subject: 'fox',
    theme: 'courage',
    setting: 'forest',
    page_count: pageCount,
    max_images: pictureCount,
    hero: {
      name: `Quill${lettersOf(n)}`,
      look: { species: 'child', outfit: 'cape', skin, outfit_color, hair_color, hair },
    },
  } as StoryRequest
}

const lettersOf = (n: number): string =>
  String.fromCharCode(...[676, 26, 1].map((place) => 97 + (Math.floor(n / place) % 26)))
