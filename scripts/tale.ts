/**
 * npm run tale -- NAME [--out DIR] [--every N] [--books N] [--paint AGE [--sample N]]: checks one tale's ledger over all its
 * bindings, prints the findings, the reading figures and what is wrong with the pictures of a sample book, and writes a page
 * with sample books. `--paint 3-4` (or another age, or `verse`) paints a book of each of its tellings instead, as sheets of four
 * pictures with the text beside them; `--sample 1` paints the second sample book.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { themes } from '@moonpage/contract/categories'
import { catalogue } from '@moonpage/storyteller/tales/catalogue'
import { readLedger } from '@moonpage/storyteller/checks/ledger/read-ledger'
import { proofPage } from './tale/proof-page.ts'
import { printFindings } from './tale/print-findings.ts'
import { printPictures } from './tale/print-pictures.ts'
import { paintSheets } from './tale/paint-sheets.ts'
import { printReading } from './tale/print-reading.ts'

const { values, positionals } = parseArgs({
  options: {
    out: { type: 'string', default: '.moonpage/tales' },
    every: { type: 'string', default: '1' },
    books: { type: 'string', default: '12' },
    paint: { type: 'string' },
    sample: { type: 'string', default: '0' },
  },
  allowPositionals: true,
})
const all = [
  ...themes.flatMap((theme) => catalogue.talesOf(theme)),
  ...catalogue.lastTales(),
  ...catalogue.sequels(),
]
const selected = all.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
const unknown = positionals.find((name) => !all.some(({ id }) => id === name))
if (unknown) throw new Error(`There is no tale ${unknown}. There are: ${all.map(({ id }) => id).join(', ')}`)

await mkdir(values.out, { recursive: true })
const lexicon = catalogue.lexicon()
for (const tale of selected) {
  if (values.paint) {
    await paintSheets(tale, catalogue, values.paint, Number(values.sample), values.out)
    continue
  }
  const findings = readLedger(tale, lexicon, Number(values.every))
  printFindings(tale, findings)
  printReading(tale, lexicon)
  printPictures(tale, catalogue)
  const path = join(values.out, `${tale.id}.html`)
  await writeFile(path, proofPage(tale, lexicon, findings, Number(values.books)))
  console.log(`  Read it: ${path}\n`)
  if (findings.some(({ level }) => level === 'fault')) process.exitCode = 1
}
