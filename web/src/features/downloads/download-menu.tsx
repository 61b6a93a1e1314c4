import type { Story } from '@moonpage/contract/story'
import type { DownloadFormat } from '@moonpage/contract/story-tools'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { download } from '../../data/download.ts'
import downloadIcon from '../../ui/icons/download.svg?raw'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ToolRow } from '../../ui/tool-row.tsx'

const files = [
  { format: 'pdf', name: 'PDF', use: 'to print, or to read on any screen', type: 'application/pdf' },
  { format: 'epub', name: 'EPUB', use: 'for a reading app', type: 'application/epub+zip' },
] as const satisfies { format: DownloadFormat; name: string; use: string; type: string }[]

type File = (typeof files)[number]

type DownloadMenuProps = {
  story: Story
  /** With the real names, or as in public. */
  copy: 'own' | 'public'
  onDone: () => void
}

/** Downloads the book as a file. Continues when the user leaves the page. */
export const DownloadMenu = ({ story, copy, onDone }: DownloadMenuProps) => {
  const { id, slug } = story
  const mutationKey = ['download', copy, id]
  const downloading = useMutation({
    mutationKey,
    mutationFn: ({ format, type }: File) =>
      download(
        copy === 'own' ? routes.downloadStory : routes.downloadPublicStory,
        { params: { id }, query: { format }, headers: { accept: `${type}, application/json` } },
        `${slug}.${format}`,
      ),
    onSuccess: (isSaved, { name }) => {
      if (isSaved) showToast('success', `The ${name} is in your downloads`)
    },
  })
  const isBusy = useIsMutating({ mutationKey }) > 0
  if (isBusy) return <Spinner>Binding your book...</Spinner>
  return (
    <ul>
      {files.map((file) => (
        <ToolRow
          key={file.format}
          svg={downloadIcon}
          aside={file.use}
          onClick={() => downloading.mutate(file, { onSuccess: onDone })}
        >
          {file.name}
        </ToolRow>
      ))}
    </ul>
  )
}
