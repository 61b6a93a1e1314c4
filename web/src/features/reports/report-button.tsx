import type { Story } from '@moonpage/contract/story'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import flag from '../../ui/icons/flag.svg?raw'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

/** Opens the report dialog. */
export const ReportButton = ({ story }: { story: Story }) => {
  // Once opened, the dialog stays mounted, so that it can restore the focus and keeps its text.
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button look="bare" onClick={() => setDialog('open')}>
        <Drawing svg={flag} />
        Report
      </Button>
      {dialog !== 'never' && (
        <Suspense>
          <ReportDialog story={story} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  )
}
