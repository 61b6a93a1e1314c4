import type { Story } from '@moonpage/contract/story'
import { longestReason } from '@moonpage/contract/text-limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './report-dialog.module.css'

type ReportDialogProps = { story: Story; open: boolean; onClose: () => void }

/** Reports a story, with an optional reason. Keeps the text until the report was sent. */
export const ReportDialog = ({ story: { id }, open, onClose }: ReportDialogProps) => {
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [wasReported, setReported] = useState(false)
  const report = useMutation({
    mutationFn: (why: string) =>
      call(routes.reportStory, { params: { id }, body: why ? { reason: why } : {} }),
    meta: { quiet: true },
    onSuccess: () => {
      setReason('')
      setReported(true)
      onClose()
      showToast('success', 'Story reported. Thank you for your feedback.')
      // The report may have hidden it.
      void queries.invalidateQueries({ queryKey: ['public'] })
    },
  })
  const close = () => {
    if (report.isPending) return
    report.reset()
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title="Report this story">
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!report.isPending) report.mutate(reason.trim())
        }}
      >
        <p className="soft">
          {wasReported
            ? 'You’ve already reported this story. A new reason replaces your earlier one.'
            : 'A person will look at it. The family won’t be told who reported it.'}
        </p>
        <TextArea
          label="Reason (optional)"
          maxLength={longestReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Banner>{report.error && messageOf(report.error)}</Banner>
        <div className={css.ways}>
          <SubmitButton look="ink" size="usual" busy={report.isPending && 'Sending...'}>
            Submit Report
          </SubmitButton>
          <Button look="bare" disabled={report.isPending} onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
