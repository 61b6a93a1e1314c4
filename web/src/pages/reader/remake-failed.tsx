import type { Story } from '@moonpage/contract/story'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { moreRoutes } from '../../data/more-routes.ts'
import { aboutBookId } from '../../features/reader/after-book.tsx'
import { FailedStrip } from '../../features/reader/failed-strip.tsx'

type RemakeFailedProps = { story: Story; onPutAway: () => void }

/** Above a story that stayed as it was, because its new version could not be finished. */
export const RemakeFailed = ({ story, onPutAway }: RemakeFailedProps) => {
  const queries = useQueryClient()
  const { id, story_pages: pages } = story
  const paint = useMutation({
    mutationFn: () => call(moreRoutes.regenerateImages, { params: { id } }),
    onSuccess: (painting) => queries.setQueryData(['story', id], painting),
  })
  const isPictureMissing = pages.some((page) => page.has_image && page.image_url === null)
  // Missing pictures are painted at once. What else it was that failed, only the parent knows: the tools are below.
  const tryAgain = () => {
    if (isPictureMissing) return paint.mutate()
    const tools = document.getElementById(aboutBookId)
    tools?.scrollIntoView()
    tools?.focus({ preventScroll: true })
  }
  return (
    <FailedStrip isBusy={paint.isPending} onPress={tryAgain} onPutAway={onPutAway}>
      The new version could not be finished.
    </FailedStrip>
  )
}
