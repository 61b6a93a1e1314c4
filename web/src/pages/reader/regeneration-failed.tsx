import type { Story } from '@moonpage/contract/story'
import { aboutBookId } from '../../features/reader/after-book.tsx'
import { FailedStrip } from '../../features/reader/failed-strip.tsx'
import { missingPictures } from '../../features/reader/missing-pictures.ts'
import { usePaintMissing } from '../../features/reader/use-paint-missing.ts'

type RegenerationFailedProps = { story: Story; onDismiss: () => void }

/** Shown above a story whose regeneration failed. */
export const RegenerationFailed = ({ story, onDismiss }: RegenerationFailedProps) => {
  const paint = usePaintMissing(story)
  // Missing pictures can be retried directly. Otherwise it is unknown which regeneration failed: scroll to the tools.
  const tryAgain = () => {
    if (missingPictures(story) > 0) return paint.mutate()
    const tools = document.getElementById(aboutBookId)
    tools?.scrollIntoView()
    tools?.focus({ preventScroll: true })
  }
  return (
    <FailedStrip isBusy={paint.isPending} onPress={tryAgain} onDismiss={onDismiss}>
      We couldn’t finish the new version.
    </FailedStrip>
  )
}
