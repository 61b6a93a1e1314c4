import type { BookFiles } from '@moonpage/contract/kept-books'
import type { Caller } from '../../infra/http/route-server.ts'
import { filesOfBook, type KeptBookDeps, type BookOnScreen } from './files-of-book.ts'

/** The public copy of a book with all that belongs to it. @throws 404 unless it is public */
export const listPublicBookFiles = (
  deps: KeptBookDeps,
  caller: Caller,
  wanted: BookOnScreen,
): Promise<BookFiles> => filesOfBook(deps, caller, { ...wanted, copy: 'public' })
