import { messageOf } from '../../../data/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import css from './confirm-with.module.css'
import { useSingleSignOn } from './use-single-sign-on.ts'

type ConfirmWithProps = {
  /** Of the provider. */
  name: string
  isConfirmed: boolean
  /** What comes after: `Then you can …`. */
  then: string
}

/** In place of a password, for accounts that have none. */
export const ConfirmWith = ({ name, isConfirmed, then }: ConfirmWithProps) => {
  const { leave, isLeaving, error } = useSingleSignOn()
  if (isConfirmed) return <p>{name} has just confirmed that it’s you.</p>
  return (
    <div className={css.confirm}>
      <Banner>{error && messageOf(error)}</Banner>
      <p>
        We need to be sure it’s you. Log in with {name} once more. {then}
      </p>
      <Button disabled={isLeaving} onClick={() => leave({ purpose: 'confirm' })}>
        {isLeaving ? 'One moment...' : `Confirm with ${name}`}
      </Button>
    </div>
  )
}
