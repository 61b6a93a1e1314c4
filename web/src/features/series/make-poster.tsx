import type { PosterSize, Series } from '@moonpage/contract/series'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { download } from '../../data/download.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import downloadIcon from '../../ui/icons/download.svg?raw'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ToolRow } from '../../ui/tool-row.tsx'
import css from './make-poster.module.css'

const sizes: readonly { size: PosterSize; name: string; use: string }[] = [
  { size: 'a3', name: 'A3', use: '29.7 × 42 cm' },
  { size: '50x70', name: 'Large', use: '50 × 70 cm, for a frame' },
]

/** The world as a poster to hang up. Goes on when the user leaves the page. */
export const MakePoster = ({ series: { id, name } }: { series: Pick<Series, 'id' | 'name'> }) => {
  const [isOpen, setOpen] = useState(false)
  const mutationKey = ['poster', id]
  const making = useMutation({
    mutationKey,
    mutationFn: (size: PosterSize) =>
      download(
        routes.downloadPoster,
        { params: { id }, query: { size }, headers: { accept: 'application/pdf, application/json' } },
        `${name}.poster.pdf`,
      ),
    onSuccess: (isSaved) => {
      if (isSaved) showToast('success', 'The poster is in your downloads')
      setOpen(false)
    },
  })
  const isBusy = useIsMutating({ mutationKey }) > 0
  return (
    <>
      <Button className={css.open} onClick={() => setOpen(true)}>
        Make a poster
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="A poster to hang up">
        <p>
          <bdi>{name}</bdi> as a picture, with home, the friends you met and what was kept. A PDF with 3 mm of
          bleed, for a printer or a print shop.
        </p>
        {isBusy ? (
          <Spinner>Painting your poster...</Spinner>
        ) : (
          <ul className={css.sizes}>
            {sizes.map(({ size, name: paper, use }) => (
              <ToolRow key={size} svg={downloadIcon} aside={use} onClick={() => making.mutate(size)}>
                {paper}
              </ToolRow>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  )
}
