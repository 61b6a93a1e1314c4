import type { Story } from '@moonpage/contract/story'
import { aboutBookId } from '../../features/reader/after-book.tsx'
import { FailedStrip } from '../../features/reader/failed-strip.tsx'
import { missingPictures } from '../../features/reader/missing-pictures.ts'
import { usePaintMissing } from '../../features/reader/use-paint-missing.ts'

type RemakeFailedProps = { story: Story; onPutAway: () => void }

/** Above a story that stayed as it was, because its new version could not be finished. */
export const RegenerationFailed = ({ story, onPutAway }: RemakeFailedProps) => {
  const paint = usePaintMissing(story)
  // Missing pictures are painted at once. What else it was that failed, only the parent knows: the tools are below.
  const tryAgain = () => {
    if (missingPictures(story) > 0) return paint.mutate()
    const tools = document.getElementById(aboutBookId)
    tools?.scrollIntoView()
    tools?.focus({ preventScroll: true })
  }
  return (
    <FailedStrip isBusy={paint.isPending} onPress={tryAgain} onPutAway={onPutAway}>
      We couldn’t finish the new version.
    </FailedStrip>
  )
}
