/**
 * npm run story:books [-- --out DIR] [--count 10]: whole books of mixed wishes as pages to read, each with a sheet of its
 * pictures. The wishes are drawn by chance, always the same ones.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fillNames } from '@moonpage/contract/names'
import { paintScene } from '@moonpage/illustrator/paint'
import { mixedSamples, type Sample } from '@moonpage/storyteller/checks/samples'
import { grid } from './sheets/grid.ts'

const { values } = parseArgs({
  options: { out: { type: 'string', default: '.moonpage/books' }, count: { type: 'string', default: '10' } },
})
const count = Number(values.count)
if (!Number.isInteger(count) || count < 1 || count > 100)
  throw new Error(`--count ${values.count}: how many books is a whole number from 1 to 100`)

const numberOf = (at: number): string => String(at + 1).padStart(2, '0')

const wishOf = ({ subject, theme, setting, age_group, story_attributes }: Sample['input']): string =>
  [subject, theme, setting, `${age_group} years`, ...story_attributes].join(', ').replaceAll('_', ' ')

const bookText = ({ input, outline, pages, title }: Sample, number: string): string => {
  const filled = (text: string) => fillNames(text, outline.names)
  // In Markdown two spaces at the end of a line keep it a line: verse.
  const lines = (text: string) => filled(text).replaceAll(/(?<!\n)\n(?!\n)/g, '  \n')
  const parts = [
    `# ${title}`,
    `_${filled(outline.summary)}_`,
    `The wish: ${wishOf(input)}.`,
    `![The pictures of all pages](${number}.webp)`,
    ...pages.map(({ page_number, content }) => `**${page_number}.** ${lines(content)}`),
    '## What the pictures show',
    pages.map(({ page_number, image_alt }) => `${page_number}. ${filled(image_alt)}`).join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

await mkdir(values.out, { recursive: true })
for (const [at, book] of mixedSamples(count, {}, 'books').entries()) {
  const { outline, pages } = book
  const tiles = pages.map(({ page_number, scene }) => {
    const picture = paintScene(scene, outline.cast, `${outline.seed}:${page_number}`, { width: 480 })
    return { ...picture, channels: 3 } as const
  })
  await grid(tiles, 2)
    .webp({ quality: 80 })
    .toFile(join(values.out, `${numberOf(at)}.webp`))
  await writeFile(join(values.out, `${numberOf(at)}.md`), bookText(book, numberOf(at)))
  console.log(`${numberOf(at)} ${book.title}`)
}
