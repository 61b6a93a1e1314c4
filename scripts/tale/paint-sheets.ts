import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paintScene } from '@moonpage/illustrator/paint'
import { fillNames } from '@moonpage/contract/names'
import { nameOf } from '@moonpage/storyteller/checks/ledger/finding'
import { outlineOfBinding, tellTale } from '@moonpage/storyteller/tales/plan-tale'
import type { Tale } from '@moonpage/storyteller/tales/format'
import type { Catalogue } from '@moonpage/storyteller/tales/tale-catalogue'
import { tellBook } from '@moonpage/storyteller/tales/tell-book'
import { grid } from '../sheets/grid.ts'
import { inputOf, sampleBindings } from './sample-bindings.ts'
import { describeShown } from './describe-shown.ts'

const width = 640
const perSheet = 4

/**
 * Paints a sample book of each telling in prose of one age (or in verse), in a folder of its own: `book.txt` with its text and,
 * after each page, its picture's lines; `sheet-1.png` and so on with four pictures each, row by row.
 *
 * @param which an age, or 'verse'
 * @param sample which of the sample books of each telling, from 0
 */
export async function paintSheets(
  tale: Tale,
  catalogue: Catalogue,
  which: string,
  sample: number,
  out: string,
): Promise<void> {
  for (const { telling, bindings } of sampleBindings(tale, catalogue.lexicon(), sample + 1)) {
    const binding = bindings[Math.min(sample, bindings.length - 1)]
    const isVerse = telling.length === 'verse'
    if (!binding || (isVerse ? 'verse' : telling.age) !== which) continue
    const input = inputOf(tale, binding)
    const outline = outlineOfBinding(input, `sheet ${sample} of ${tale.id}`, binding, catalogue)
    const pages = tellTale(input, outline, catalogue)
    const book = tellBook(tale, binding, pages.length, catalogue.lexicon())
    const folder = join(out, [tale.id, binding.strand, nameOf(telling).replaceAll(' ', '-')].join('-'))
    await mkdir(folder, { recursive: true })
    const said = (text: string) => fillNames(text, outline.names)
    const texts = pages.map(
      ({ page_number, content }, at) =>
        `[${page_number}]\n${said(content)}\n    picture: ${describeShown(book.pages[at]?.shown)}`,
    )
    await writeFile(join(folder, 'book.txt'), `${said(outline.title)}\n\n${texts.join('\n\n')}\n`)
    for (let at = 0; at < pages.length; at += perSheet) {
      const tiles = pages.slice(at, at + perSheet).map(({ page_number, scene }) => ({
        ...paintScene(scene, outline.cast, `${outline.seed}:${page_number}`, { width }),
        channels: 3 as const,
      }))
      await grid(tiles, 2)
        .png()
        .toFile(join(folder, `sheet-${at / perSheet + 1}.png`))
    }
    console.log(`  Look at it: ${folder}`)
  }
}
