import { useIsMutating, useMutation } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { messageOf } from '../../../data/api-error.ts'
import { download } from '../../../data/download.ts'
import { Banner } from '../../../ui/banner.tsx'
import { SubmitButton } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useSingleFlight } from './use-single-flight.ts'

const mutationKey = ['export-account']

/** One file with all that is kept of the person. It goes on while they look at other pages. */
export const DownloadEverything = () => {
  const packing = useMutation({
    mutationKey,
    mutationFn: () => download(routes.exportAccount, {}, 'moonpage.zip'),
    onSuccess: (isThere) => isThere && showToast('success', 'Everything is in your downloads'),
    meta: { quiet: true },
  })
  // Also when it was begun before this page was left and come back to.
  const isPacking = useIsMutating({ mutationKey }) > 0
  const start = useSingleFlight(() => packing.mutateAsync())
  return (
    <>
      <Banner>{packing.isError && messageOf(packing.error)}</Banner>
      <SubmitButton
        look="outline"
        size="usual"
        busy={isPacking && 'Packing your things...'}
        onClick={() => void start()}
      >
        Download everything
      </SubmitButton>
    </>
  )
}
