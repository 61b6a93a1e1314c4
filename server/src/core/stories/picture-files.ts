import { createHmac } from 'node:crypto'
import { pictureWidths } from '../../infra/image-model/image-model.ts'

const stemLength = 27

/**
 * The stem of a page's picture files. It follows from the story's secret salt, so that a job that runs again
 * after a crash puts the same file instead of leaving an orphan, and nobody can guess it.
 */
export const pictureStem = (salt: Buffer, pageNumber: number, kind: 'picture' | 'sketch'): string =>
  createHmac('sha256', salt).update(`${kind}:${pageNumber}`).digest('base64url').slice(0, stemLength)

/**
 * The salt after this one, for a story whose pictures get other names. It follows from the old one, so that a job
 * that runs again writes the same files instead of leaving others behind.
 */
export const nextSalt = (salt: Buffer): Buffer => createHmac('sha256', salt).update('renamed').digest()

export const pictureFile = (stem: string, width: number): string => `${stem}-${width}.webp`
export const sketchFile = (stem: string): string => `${stem}.webp`

export const stemOf = (file: string): string => file.slice(0, stemLength)

/** @param link token of the link by which its book is read: an <img> shows it to the gate */
const url = (file: string, link?: string) => `/static/images/${file}${link ? `?link=${link}` : ''}`

/** What the browser is told of a picture: the middle size, and all sizes to choose from. */
export const pictureUrls = (stem: string, link?: string): { url: string; srcset: string } => ({
  url: url(pictureFile(stem, pictureWidths[1]), link),
  srcset: pictureWidths.map((width) => `${url(pictureFile(stem, width), link)} ${width}w`).join(', '),
})

export const sketchUrl = (stem: string, link?: string): string => url(sketchFile(stem), link)
