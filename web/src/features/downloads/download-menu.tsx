import type { Story } from '@moonpage/contract/story'
import type { StoryNarrator, StoryNarrators } from '@moonpage/contract/narration'
import type { DownloadFormat, ownDownloadFormats } from '@moonpage/contract/story-tools'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { download } from '../../data/download.ts'
import { useSession } from '../../data/session-store.ts'
import { useNarrators } from '../../data/use-narrators.ts'
import { deviceWord } from '../../lib/device-word.ts'
import { usesLetterPaper } from '../../lib/paper-size.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import downloadIcon from '../../ui/icons/download.svg?raw'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ToolRow } from '../../ui/tool-row.tsx'
import { PrintFileRow } from './print-file.tsx'

const endings = {
  pdf: 'pdf',
  'booklet-a4': 'booklet.pdf',
  'booklet-letter': 'booklet.pdf',
  'print-shop': 'print-shop.zip',
  coloring: 'coloring.pdf',
  epub: 'epub',
  audiobook: 'zip',
} as const satisfies Record<File['format'], string>

type File = {
  id: string
  format: (typeof ownDownloadFormats)[number]
  name: string
  use: string
  type: string
  /** `The coloring pages are`, where it is not `The PDF is`. */
  saved?: string
  /** Who reads in it. */
  narrator?: string
}

type SilentFile = File & { format: DownloadFormat }

const booklet = (paper: 'A4' | 'Letter'): SilentFile => ({
  id: `booklet-${paper}`,
  format: paper === 'A4' ? 'booklet-a4' : 'booklet-letter',
  name: `Booklet, ${paper}`,
  use: 'to print on both sides (short edge) and fold',
  type: 'application/pdf',
})

/** The paper that is usual here comes first. */
const booklets = () => {
  const papers = [booklet('Letter'), booklet('A4')]
  return usesLetterPaper(navigator.language) ? papers : papers.toReversed()
}

const forPrintShops: File = {
  id: 'print-shop',
  format: 'print-shop',
  name: 'For a print shop',
  use: '21 × 21 cm, with cover',
  type: 'application/zip',
  saved: 'The files for a print shop are',
}

const silent = (): readonly File[] => [
  {
    id: 'pdf',
    format: 'pdf',
    name: 'PDF',
    use: 'to print, or to read on any screen',
    type: 'application/pdf',
  },
  ...booklets(),
  {
    id: 'coloring',
    format: 'coloring',
    name: 'Coloring pages',
    use: 'the drawing of every page, to print and color in',
    type: 'application/pdf',
    saved: 'The coloring pages are',
  },
  { id: 'epub', format: 'epub', name: 'EPUB', use: 'for a reading app', type: 'application/epub+zip' },
]

const inVoice = ({ source, name }: StoryNarrator): string => {
  if (source === 'recorded') return `in ${name}’s voice`
  return source === 'hosted' ? 'in the house voice' : 'in the simple voice'
}

/** The files that read aloud, in the voice that the account has chosen. */
const spoken = ({ narrators, chosen }: StoryNarrators): File[] => {
  const narrator = narrators.find(({ id }) => id === chosen)
  if (!narrator) return []
  const voice = inVoice(narrator)
  return [
    {
      id: 'narrated',
      format: 'epub',
      name: 'EPUB that reads aloud',
      use: voice,
      type: 'application/epub+zip',
      narrator: chosen,
    },
    {
      id: 'audiobook',
      format: 'audiobook',
      name: 'Audiobook',
      use: `MP3 files, ${voice}`,
      type: 'application/zip',
      narrator: chosen,
    },
  ]
}

type DownloadMenuProps = {
  story: Story
  /** With the real names, or as in public. */
  copy: 'own' | 'public'
  onDone: () => void
}

/** Downloads the book as a file. Continues when the user leaves the page. */
export const DownloadMenu = ({ story, copy, onDone }: DownloadMenuProps) => {
  const { id, slug } = story
  const { data: narrators } = useNarrators(copy === 'own' ? `/story/${id}` : '')
  const files: readonly File[] = [...silent(), ...(narrators ? spoken(narrators) : [])]
  const isSignedIn = useSession().status === 'signed-in'
  const navigate = useNavigate()
  const mutationKey = ['download', copy, id]
  const downloading = useMutation({
    mutationKey,
    mutationFn: ({ format, type, narrator }: File) => {
      const headers = { accept: `${type}, application/json` }
      const fileName = `${slug}.${endings[format]}`
      // Only the own copy has these.
      if (copy === 'own' || format === 'audiobook' || format === 'print-shop')
        return download(
          routes.downloadStory,
          { params: { id }, query: { format, narrator }, headers },
          fileName,
        )
      return download(routes.downloadPublicStory, { params: { id }, query: { format }, headers }, fileName)
    },
    onSuccess: (isSaved, { name, saved = `The ${name} is` }) => {
      if (isSaved) showToast('success', `${saved} in your downloads`)
    },
  })
  const isBusy = useIsMutating({ mutationKey }) > 0
  if (isBusy) return <Spinner>Binding your book...</Spinner>
  const save = (file: File) => downloading.mutate(file, { onSuccess: onDone })
  return (
    <ul>
      {isSignedIn && (
        <ToolRow
          svg={downloadIcon}
          aside="pages, pictures and voice, for when there is no internet"
          onClick={() => navigate(`/dashboard/kept/${copy}/${id}`)}
        >
          Keep on this {deviceWord()}
        </ToolRow>
      )}
      {files.map((file) => (
        <ToolRow key={file.id} svg={downloadIcon} aside={file.use} onClick={() => save(file)}>
          {file.name}
        </ToolRow>
      ))}
      {copy === 'own' && <PrintFileRow id={id} onDownload={() => save(forPrintShops)} />}
    </ul>
  )
}
