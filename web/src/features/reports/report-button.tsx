import type { Story } from '@moonpage/contract/story'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import flag from '../../ui/icons/flag.svg?raw'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

/** Opens the dialog in which moderators are told of a story. */
export const ReportButton = ({ story }: { story: Story }) => {
  // Stays in the page once it was opened, so that it can give the focus back, and what was typed is kept.
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
