import type { FailedJob } from '@moonpage/contract/system'
import { Button } from '../../ui/button.tsx'
import { sinceMinute } from './measures.ts'
import css from './system.module.css'
import { useRetryJob } from './use-system.ts'

const Job = ({ job }: { job: FailedJob }) => {
  const retry = useRetryJob()
  const { id, name, story_id: story, failed_at: time, error } = job
  return (
    <li>
      <div>
        <b>{name}</b>
        <span className={css.quiet}>
          Failed <time dateTime={time}>{sinceMinute(time)}</time>
        </span>
        {story && <span className={css.id}>Story {story}</span>}
        <p className={css.error}>{error}</p>
      </div>
      <Button
        size="tight"
        icon="redo"
        aria-label={`Run again: ${name}`}
        aria-disabled={retry.isPending || undefined}
        onClick={() => !retry.isPending && retry.mutate(id)}
      >
        Run again
      </Button>
    </li>
  )
}

/** What was given up, newest first, each to be run again. */
export const FailedJobs = ({ jobs, total }: { jobs: FailedJob[]; total: number }) =>
  jobs.length === 0 ? (
    <p className="soft">None. Everything that was begun got done, or is being done.</p>
  ) : (
    <>
      <ul className={css.jobs}>
        {jobs.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </ul>
      {total > jobs.length && <p className="soft">And {total - jobs.length} older ones.</p>}
    </>
  )
