import type { PosterSize, Series } from '@moonpage/contract/series'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { download } from '../../data/download.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './make-poster.module.css'

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
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="A poster to hang up"
        actions={
          !isBusy && (
            <>
              <Button onClick={() => making.mutate('a3')}>A3</Button>
              <Button onClick={() => making.mutate('50x70')}>50 × 70 cm</Button>
            </>
          )
        }
      >
        <p>
          <bdi>{name}</bdi> as a picture, with home, the friends you met and what was kept. A PDF with 3 mm of
          bleed, for a printer or a print shop. How large should it be?
        </p>
        {isBusy && <Spinner>Painting your poster...</Spinner>}
      </Dialog>
    </>
  )
}
