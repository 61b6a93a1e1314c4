import type { BookFiles } from '@moonpage/contract/kept-books'
import type { Caller } from '../../infra/http/route-server.ts'
import { filesOfBook, type KeptBookDeps, type BookOnScreen } from './files-of-book.ts'

/** The caller's finished book with all that belongs to it. @throws 404 unless it is theirs, 409 if it is not finished */
export const listBookFiles = (deps: KeptBookDeps, caller: Caller, wanted: BookOnScreen): Promise<BookFiles> =>
  filesOfBook(deps, caller, { ...wanted, copy: 'own' })
