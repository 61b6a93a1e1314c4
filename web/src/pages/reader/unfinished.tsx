import type { Story } from '@moonpage/contract/story'
import { Generating } from '../../features/progress/generating.tsx'
import { ProgressStrip } from '../../features/progress/progress-strip.tsx'
import { isRegenerating } from '../../features/reader/is-regenerating.ts'
import { missingPictures } from '../../features/reader/missing-pictures.ts'
import css from './unfinished.module.css'

type UnfinishedProps = { story: Story; isCutOff: boolean }

/** In place of a page that is not written: how far the story is. */
export const Unwritten = (props: UnfinishedProps) => (
  <div className={`wrap ${css.unwritten}`}>
    <Generating {...props} heading="h2" />
  </div>
)

const madeAgainMessage = (story: Story): string =>
  missingPictures(story) > 0 ? 'The missing pictures are being painted' : 'A new version is being made'

/** Above a page that can be read while the rest, or a new version of it, is on its way. */
export const GeneratingStrip = (props: UnfinishedProps) => (
  <ProgressStrip
    {...props}
    message={isRegenerating(props.story) ? madeAgainMessage(props.story) : undefined}
  />
)
