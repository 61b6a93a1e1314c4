import type { SsoStart } from '@moonpage/contract/single-sign-on'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../../data/api.ts'

/** Leaves for the provider. Stays busy until the page is gone, and is fresh when the visitor turns back to it. */
export const useSingleSignOn = () => {
  const leaving = useMutation({
    mutationFn: async (start: SsoStart) => {
      const { url } = await call(routes.startSingleSignOn, { body: start })
      location.assign(url)
    },
    meta: { quiet: true },
  })
  const { reset } = leaving
  const isLeaving = leaving.isPending || leaving.isSuccess
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [reset])
  return {
    leave: (start: SsoStart) => {
      if (!isLeaving) leaving.mutate(start)
    },
    isLeaving,
    error: leaving.error,
  }
}
