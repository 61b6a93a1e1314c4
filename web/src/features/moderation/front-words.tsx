import type { ReportedStory, StorySnapshot } from '@moonpage/contract/moderation'
import { MarkedText } from './marked-text.tsx'
import css from './read-through.module.css'

const fields = [
  ['title', 'Title'],
  ['summary', 'Summary'],
  ['dedication', 'Dedication'],
] as const

/** Title, summary and dedication, compared with the reported version. */
export const FrontWords = ({
  story,
  snapshot,
}: {
  story: ReportedStory
  snapshot: StorySnapshot | undefined
}) => (
  <dl className={css.front}>
    {fields.map(([name, label]) => {
      const now = story[name] ?? ''
      const before = snapshot ? (snapshot[name] ?? '') : now
      if (!now && !before) return null
      return (
        <div key={name}>
          <dt>{label}</dt>
          {before !== now && (
            <dd>
              <i>Then:</i> <MarkedText text={before} other={now} side="before" />
            </dd>
          )}
          <dd>
            {before !== now && <i>Today: </i>}
            <MarkedText text={now} other={before} side="after" />
          </dd>
        </div>
      )
    })}
  </dl>
)
