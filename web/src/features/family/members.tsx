import type { Family, FamilyMember } from '@moonpage/contract/families'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import css from './family.module.css'
import { RemoveDialog } from './remove-dialog.tsx'
import { roleWords } from './role-words.ts'
import { useChangeRole } from './use-family-changes.ts'

type MembersProps = { family: Family; isParent: boolean }

/** Everyone in the family. Parents can change the others' roles, and remove them. */
export const Members = ({ family, isParent }: MembersProps) => (
  <section aria-labelledby="family-members">
    <h2 id="family-members" tabIndex={-1}>
      Who reads
    </h2>
    <ul className={css.list}>
      {family.members.map((member) => (
        <li key={member.id}>
          <Member member={member} />
          {isParent && !member.is_you && <MemberTools member={member} />}
        </li>
      ))}
    </ul>
    {family.members.length === 1 && (
      <p className="soft">It’s just you so far. Invite whoever else reads at bedtime.</p>
    )}
  </section>
)

const Member = ({ member }: { member: FamilyMember }) => (
  <div>
    <b>
      <bdi>{member.first_name}</bdi> <bdi>{member.last_name}</bdi>
      {member.is_you && ', that’s you'}
    </b>
    <small>{roleWords[member.role].name}</small>
  </div>
)

const MemberTools = ({ member }: { member: FamilyMember }) => {
  const change = useChangeRole(member)
  const [isRemoving, setRemoving] = useState(false)
  const other = member.role === 'parent' ? 'reader' : 'parent'
  const does = `Make a ${roleWords[other].inSentence}`
  return (
    <>
      <div className={css.ways}>
        <Button
          size="tight"
          aria-label={`${does}: ${member.first_name}`}
          aria-disabled={change.isPending || undefined}
          onClick={() => !change.isPending && change.mutate(other)}
        >
          {does}
        </Button>
        <Button
          size="tight"
          look="bare"
          aria-label={`Remove: ${member.first_name}`}
          onClick={() => setRemoving(true)}
        >
          Remove
        </Button>
      </div>
      <RemoveDialog member={member} open={isRemoving} onClose={() => setRemoving(false)} />
    </>
  )
}
