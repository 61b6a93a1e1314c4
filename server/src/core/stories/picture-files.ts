import { createHmac } from 'node:crypto'
import { pictureWidths } from '../../infra/image-model/image-model.ts'

const stemLength = 27

/** `repainted`: in place of a picture that somebody may have seen, and that browsers keep. */
export type PictureKind = 'picture' | 'repainted' | 'sketch'

/**
 * The file stem of a page's pictures. Derived from the story's secret salt: a job that runs again after a crash
 * overwrites its own files, and nobody can guess a name.
 */
export const pictureStem = (salt: Buffer, pageNumber: number, kind: PictureKind): string =>
  createHmac('sha256', salt).update(`${kind}:${pageNumber}`).digest('base64url').slice(0, stemLength)

/**
 * The next salt of a story whose pictures are renamed. Derived from the old one, so that a job that runs again writes
 * the same files.
 */
export const nextSalt = (salt: Buffer): Buffer => createHmac('sha256', salt).update('renamed').digest()

export const pictureFile = (stem: string, width: number): string => `${stem}-${width}.webp`
export const sketchFile = (stem: string): string => `${stem}.webp`

export const stemOf = (file: string): string => file.slice(0, stemLength)

/** @param link token of the share link that the book is read by, for the access check of an <img> */
const url = (file: string, link?: string) => `/static/images/${file}${link ? `?link=${link}` : ''}`

/** A picture for the browser: its middle size, and all sizes for `srcset`. */
export const pictureUrls = (stem: string, link?: string): { url: string; srcset: string } => ({
  url: url(pictureFile(stem, pictureWidths[1]), link),
  srcset: pictureWidths.map((width) => `${url(pictureFile(stem, width), link)} ${width}w`).join(', '),
})

export const sketchUrl = (stem: string, link?: string): string => url(sketchFile(stem), link)
