import { readFile } from 'node:fs/promises'
import type { BookFont } from '../layout/font-metrics.ts'

type FontFile = { href: string; type: string; data: () => Promise<Buffer> }

/** A font file in the EPUB. */
export const fileOf = (font: BookFont): FontFile =>
  'woff2' in font
    ? { href: `fonts/${font.name}.woff2`, type: 'font/woff2', data: () => readFile(font.woff2) }
    : { href: `fonts/${font.name}.ttf`, type: 'font/ttf', data: () => Promise.resolve(font.data) }
