import type { PrintFile } from '@moonpage/contract/print-files'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { dayOf } from '../../lib/date-time.ts'
import downloadIcon from '../../ui/icons/download.svg?raw'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { ToolRow } from '../../ui/tool-row.tsx'
import css from './print-file.module.css'

type Reply = { print_file: PrintFile | null }

const pollMs = 2000

const asideOf = (file: PrintFile | null): string => {
  if (file?.status === 'failed') return 'that didn’t work, so try once more'
  if (file?.status !== 'ready') return '21 × 21 cm, with cover; takes about a minute'
  return file.is_outdated
    ? '21 × 21 cm, with cover; the book has changed since the last one'
    : `21 × 21 cm, with cover; ready until ${dayOf(file.kept_until)}`
}

/** The file for a print shop: has it painted on the server, shows how far that is, and downloads it. */
export const PrintFileRow = ({ id, onDownload }: { id: string; onDownload: () => void }) => {
  const queries = useQueryClient()
  const queryKey = ['print-file', id]
  const { data } = useQuery<Reply>({
    queryKey,
    queryFn: ({ signal }) => call(routes.getPrintFile, { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.print_file?.status === 'making' ? pollMs : false),
    meta: { quiet: true },
  })
  const making = useMutation({
    mutationFn: () => call(routes.makePrintFile, { params: { id } }),
    onSuccess: (reply: Reply) => queries.setQueryData(queryKey, reply),
  })
  const file = data?.print_file ?? null
  if (file?.status === 'making') return <Painting {...file} />
  const isReady = file?.status === 'ready' && !file.is_outdated
  return (
    <ToolRow
      svg={downloadIcon}
      aside={asideOf(file)}
      isDisabled={making.isPending}
      onClick={() => (isReady ? onDownload() : making.mutate())}
    >
      For a print shop
    </ToolRow>
  )
}

const Painting = ({ painted, pictures }: PrintFile) => (
  <li className={css.painting}>
    <p role="status">
      Painting your book for the print shop
      {pictures > 0 && `: ${painted} of ${pictures} pictures`}
    </p>
    <ProgressBar
      percent={pictures === 0 ? 0 : Math.round((painted / pictures) * 100)}
      label="Painting your book for the print shop"
    />
    <p className="small soft">You can leave. We’ll tell you when it’s ready, and it waits here for a week.</p>
  </li>
)
