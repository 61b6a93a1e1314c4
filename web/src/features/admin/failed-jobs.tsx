import type { FailedJob } from '@moonpage/contract/system'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { jobName } from './job-names.ts'
import { sinceMinute } from './format-units.ts'
import css from './system.module.css'
import { useRetryJob } from './use-system.ts'

const Job = ({ job }: { job: FailedJob }) => {
  const retry = useRetryJob()
  const { id, name, story_id: story, failed_at: time, error } = job
  return (
    <li>
      <div>
        <b>{jobName(name)}</b>
        <span className={css.quiet}>
          Failed <time dateTime={time}>{sinceMinute(time)}</time>
        </span>
        <p className={css.error}>{error}</p>
        {story && <CopyButton text={story}>Copy story ID</CopyButton>}
      </div>
      <Button
        size="tight"
        icon="redo"
        aria-label={`Run again: ${jobName(name)}`}
        aria-disabled={retry.isPending || undefined}
        onClick={() => !retry.isPending && retry.mutate(id)}
      >
        Run again
      </Button>
    </li>
  )
}

/** Failed jobs, newest first, with a retry button each. */
export const FailedJobs = ({ jobs, total }: { jobs: FailedJob[]; total: number }) =>
  jobs.length === 0 ? (
    <p className="soft">None. Everything that was started is done or in progress.</p>
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
