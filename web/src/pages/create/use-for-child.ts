import type { Child } from '@moonpage/contract/children'
import { useEffect } from 'react'
import { dateOf } from '../../features/children/child-evening.ts'
import { useChildren } from '../../features/children/use-children.ts'
import { pickChild } from '../../features/create-form/story-draft.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import { useSearch } from '../../lib/use-search.ts'
import type { DraftProps } from './use-heroes.ts'

/** The children to choose from. `?child=` of the URL chooses one. */
export function useForChild({ draft, change, isSignedIn }: DraftProps & { isSignedIn: boolean }) {
  const { data, isPending, isFetchedAfterMount } = useChildren({ enabled: isSignedIn })
  const children = data ?? []
  const choose = (child: Child) => change(pickChild(draft, child, dateOf(new Date())))
  const leave = () => change({ child: null, avoid: [] })
  const asked = useSearch().get('child')
  const navigate = useNavigate()
  useEffect(() => {
    if (!isFetchedAfterMount || !data) return
    const wanted = data.find(({ id }) => id === asked)
    if (wanted) choose(wanted)
    // Removed since, in another tab or by the other parent.
    else if (draft.child && !data.some(({ id }) => id === draft.child?.id)) leave()
    if (asked) navigate('/create', { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once the children are known
  }, [isFetchedAfterMount, asked])
  return {
    children,
    isPending,
    toggleChild: (child: Child) => (child.id === draft.child?.id ? leave() : choose(child)),
  }
}
