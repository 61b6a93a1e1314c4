import type { RecordingBook } from '@moonpage/contract/recording-links'
import { BidiText } from '../../../ui/bidi-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { refrainOf } from '../page-text.ts'
import { PageWords } from '../page-words.tsx'
import css from './record-by-link.module.css'

/** The whole book on one page, to know it before it is read aloud. */
export const ReadFirst = ({ book, onBack }: { book: RecordingBook; onBack: () => void }) => {
  const isVerse = book.pages.some(({ content }) => /[^\n]\n[^\n]/.test(content))
  return (
    <article className={css.read}>
      <h1>
        <BidiText>{book.title}</BidiText>
      </h1>
      {book.pages.map((page) => (
        <div key={page.page_number}>
          {page.image_url && (
            <img
              src={page.image_url}
              srcSet={page.image_srcset ?? undefined}
              sizes="(max-width: 650px) 100vw, 600px"
              width="1536"
              height="1152"
              alt={page.image_alt ?? ''}
              loading="lazy"
            />
          )}
          <PageWords
            content={page.content}
            isVerse={isVerse}
            refrain={refrainOf(book.pages.map(({ content }) => content))}
            dedication={null}
            ending={null}
          />
        </div>
      ))}
      <Button look="lamp" size="big" onClick={onBack}>
        I’m ready
      </Button>
    </article>
  )
}
