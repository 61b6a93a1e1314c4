import type { Story } from '@moonpage/contract/story'
import { Generating } from '../../features/progress/generating.tsx'
import { ProgressStrip } from '../../features/progress/progress-strip.tsx'
import { isRegenerating } from '../../features/reader/is-regenerating.ts'
import { missingPictures } from '../../features/reader/missing-pictures.ts'
import css from './unfinished.module.css'

type UnfinishedProps = { story: Story; isOffline: boolean }

/** Shown in place of an unwritten page: the progress of the story. */
export const Unwritten = (props: UnfinishedProps) => (
  <div className={`wrap ${css.unwritten}`}>
    <Generating {...props} heading="h2" />
  </div>
)

const regenerationMessage = (story: Story): string =>
  missingPictures(story) > 0 ? 'The missing pictures are being painted' : 'A new version is being made'

/** Shown above a readable page while the rest, or a new version, is generated. */
export const GeneratingStrip = (props: UnfinishedProps) => (
  <ProgressStrip
    {...props}
    message={isRegenerating(props.story) ? regenerationMessage(props.story) : undefined}
  />
)
