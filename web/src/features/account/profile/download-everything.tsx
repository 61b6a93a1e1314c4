import { useIsMutating, useMutation } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { messageOf } from '../../../data/api-error.ts'
import { download } from '../../../data/download.ts'
import { Banner } from '../../../ui/banner.tsx'
import { SubmitButton } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useSingleFlight } from './use-single-flight.ts'

const mutationKey = ['export-account']

/** Downloads all data of the account as one file. Continues when the user leaves the page. */
export const DownloadEverything = () => {
  const exporting = useMutation({
    mutationKey,
    mutationFn: () => download(routes.exportAccount, {}, 'moonpage.zip'),
    onSuccess: (isSaved) => isSaved && showToast('success', 'Everything is in your downloads'),
    meta: { quiet: true },
  })
  // Also true for an export that was started before the page was left.
  const isExporting = useIsMutating({ mutationKey }) > 0
  const start = useSingleFlight(() => exporting.mutateAsync())
  return (
    <>
      <Banner>{exporting.isError && messageOf(exporting.error)}</Banner>
      <SubmitButton
        look="outline"
        size="usual"
        busy={isExporting && 'Packing your things...'}
        onClick={() => void start()}
      >
        Download everything
      </SubmitButton>
    </>
  )
}
