import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { undrawnIn } from './read-page.ts'

/**
 * What of a plan’s moments cannot be drawn, in sentences for the model. No reason to ask for the plan again: it is told where the plan is
 * asked for anyway, or else when the pages are.
 * @param pages of these alone
 */
export function undrawnMoments(
  outline: Outline,
  input: StoryInput,
  pages: readonly number[] = outline.beats.map(({ page_number }) => page_number),
): string[] {
  return outline.beats
    .filter(({ page_number, moment }) => moment && pages.includes(page_number))
    .flatMap(({ page_number, what_happens: content }) =>
      // A page without lines shows its moment.
      undrawnIn({ content, page_number }, null, input, outline).map(
        (reason) => `Page ${page_number}: ${reason}`,
      ),
    )
}
