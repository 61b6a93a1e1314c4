import type { Family as FamilyData } from '@moonpage/contract/families'
import { messageOf } from '../data/api-error.ts'
import { Invite } from '../features/family/invite.tsx'
import { LeaveFamily } from '../features/family/leave-family.tsx'
import { MayTable } from '../features/family/may-table.tsx'
import { Members } from '../features/family/members.tsx'
import { OpenInvitations } from '../features/family/open-invitations.tsx'
import { useFamily } from '../features/family/use-family.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ArrowLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import css from './family.module.css'
import { WhoListens } from './family/who-listens.tsx'

export const Family = () => {
  usePageTitle('Family')
  const { data, isError, error, refetch } = useFamily()
  return (
    <div className="wrap">
      <Breadcrumbs under={['/', '/profile']} here="Family" />
      <div className={css.top}>
        <h1>Family</h1>
        <p className="lead soft">One library for everyone who reads at bedtime.</p>
      </div>
      {isError && !data && <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>}
      {!data && !isError && <Spinner>Loading your family...</Spinner>}
      {data && <Columns family={data} />}
    </div>
  )
}

const Columns = ({ family }: { family: FamilyData }) => {
  const isParent = family.members.some(({ is_you: isYou, role }) => isYou && role === 'parent')
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <Members family={family} isParent={isParent} />
        <WhoListens isParent={isParent} />
        <LeaveFamily members={family.members} />
      </div>
      <div className={css.column}>
        {isParent && <Invite invitations={family.invitations} />}
        {isParent && <OpenInvitations invitations={family.invitations} />}
        <MayTable />
        <p>
          <ArrowLink to="/together">What you read together</ArrowLink>
        </p>
      </div>
    </div>
  )
}
