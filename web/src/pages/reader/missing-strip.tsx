import type { Story } from '@moonpage/contract/story'
import { FailedStrip } from '../../features/reader/failed-strip.tsx'
import { missingPictures } from '../../features/reader/missing-pictures.ts'
import { usePaintMissing } from '../../features/reader/use-paint-missing.ts'

type MissingStripProps = { story: Story; onDismiss: () => void }

/** Shown above a book with missing pictures. */
export const MissingStrip = ({ story, onDismiss }: MissingStripProps) => {
  const paint = usePaintMissing(story)
  const count = missingPictures(story)
  return (
    <FailedStrip
      does="Paint them now"
      isBusy={paint.isPending}
      onPress={() => paint.mutate()}
      onDismiss={onDismiss}
    >
      {count === 1 ? 'One picture is' : `${count} pictures are`} not painted yet.
    </FailedStrip>
  )
}
