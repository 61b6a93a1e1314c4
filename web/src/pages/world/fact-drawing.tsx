import type { SeriesFact } from '@moonpage/contract/series'
import { CategoryIcon } from '../../features/categories/category-icon.tsx'

type FactDrawingProps = { fact: SeriesFact; setting: string }

/** Whom or what a fact is about, in paint; else the place where all happened. */
export const FactDrawing = ({ fact: { picture }, setting }: FactDrawingProps) =>
  picture ? (
    <img src={`/art/facts/${picture}.webp`} alt="" width="200" height="200" loading="lazy" decoding="async" />
  ) : (
    <CategoryIcon id={setting} />
  )
