import type { ReactNode } from 'react'
import { useKept } from '../../data/kept/use-kept.ts'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { KeptShelf } from '../../features/keeping/kept-shelf.tsx'

/** In a child's view without the server: the books on this device that the child may see. @param otherwise shown where there are none */
export const ChildKeptShelf = ({ otherwise }: { otherwise: ReactNode }) => {
  const { data, isPending } = useKept()
  const books = data?.filter(({ version }) => version !== '') ?? []
  if (isPending) return null
  if (books.length === 0) return otherwise
  return <KeptShelf books={books} icon={drawCategory} to={({ id }) => `/story/${id}/page/1`} />
}
