import type { SeriesFact } from '@moonpage/contract/series'
import book from '../../ui/icons/book.svg?raw'
import { Drawing } from '../../ui/icon.tsx'

/** What a fact is about: a friend or a thing in paint, else a sign. */
export const FactDrawing = ({ fact: { picture } }: { fact: SeriesFact }) =>
  picture ? (
    <img src={`/art/facts/${picture}.webp`} alt="" width="200" height="200" loading="lazy" decoding="async" />
  ) : (
    <Drawing svg={book} />
  )
