import type { PosterSize } from '@moonpage/contract/series'
import type { BookPicture } from '../book.ts'
import { mm } from '../layout/paper.ts'

/** The paper of a poster once it is cut, in points. */
export const posterPaper: Record<PosterSize, { width: number; height: number }> = {
  a3: { width: 297 * mm, height: 420 * mm },
  '50x70': { width: 500 * mm, height: 700 * mm },
}

/** A friend, a thing that was kept, or home: its picture, and what is said of it. */
export type PosterTile = {
  /** Null if no picture can show it. */
  picture: BookPicture | null
  /** A picture with a place in it; all others are cut out. */
  isScene: boolean
  name: string
  /** `whose hat Mila had sat on`; may be empty. */
  line: string
}

/** The world of a series on one sheet, with all names filled in. */
export type Poster = {
  size: PosterSize
  world: string
  subtitle: string
  /** Home first. */
  tiles: PosterTile[]
  picture: BookPicture
}

/** Picture key of the large picture. */
export const worldKey = 'world'
/** Picture key of the first tile. */
export const homeKey = 'home'
